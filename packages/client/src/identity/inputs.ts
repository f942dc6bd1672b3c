import type { IdentityProfile } from './entity.ts';
import type { TenantType, VerificationTarget } from './enums.ts';

/** Identifier of a user at sign-in. */
export interface LoginId {
  /** Email address of the account, in upper or lower case. */
  email: string;
}

/** The tokens of the two captchas, those of them that were solved. See docs/reference/errors.mdx. */
export interface CaptchaToken {
  /** Token of the visible captcha. */
  Recaptcha?: string;
  /** Token of the invisible captcha. */
  InvisibleRecaptcha?: string;
}

export interface LoginOptions {
  /** The password as the user typed it. */
  password?: string;
  /** Required only if the site requires a captcha. */
  captchaTokens?: CaptchaToken[] | undefined;
  /** A free-form map for the flow. */
  clientMetaData?: Record<string, unknown>;
}

export interface RegisterOptions extends LoginOptions {
  /** Initial profile of the new member. */
  profile?: IdentityProfile;
}

export interface SignOnOptions {
  /** Fields to set in the profile; others stay unchanged. */
  profile?: IdentityProfile;
  /** Marks the address as verified. */
  verifyEmail?: boolean;
  /** `false` creates a separate contact for the identity, even if one with this address exists. */
  mergeExistingContact?: boolean;
}

/** A connection to another identity provider. */
export interface IdpConnectionIdentifiers {
  /** ID of the tenant that the connection belongs to. */
  tenantId: string;
  /** ID of the site's connection to the provider. */
  idpConnectionId: string;
}

export interface IdpLoginOptions {
  /** A free-form map of texts for the connection. */
  customPayload?: Record<string, string>;
  /** Names the channel on which the page responds. */
  sessionId: string;
  /** AES-GCM, base64: what the page's response is encrypted with. */
  encryptionKey: string;
  /** ID of the anonymous visitor who logs in. */
  visitorId?: string;
  /** Passed on to the provider unchanged. */
  bsi?: string;
}

/** The complete payload of the request. */
export interface IdpLogin extends IdpConnectionIdentifiers, IdpLoginOptions {
  /** Type of the tenant of `tenantId`. */
  tenantType: TenantType;
}

export interface LoginCallbackOptions {
  /** State that the other provider sent back. */
  state?: string;
  /** Session token that the other provider sent back. */
  sessionToken?: string;
}

export interface TokenParamsLogin {
  /** ID of the site's connection to the provider. */
  idpConnectionId: string;
  /** A free-form map of the values that the connection identifies a user by. */
  tokenParams?: Record<string, string>;
}

export interface LogoutOptions {
  /** The page that the provider sends the user to afterwards. */
  postLogoutRedirectUri?: string;
  /** ID of the client on the platform. */
  clientId?: string;
}

/** The code of the factor that is verified. */
export interface VerifyOptions {
  /** State token of the login that requires the factor. */
  stateToken?: string;
  /** Whether later logins on this device skip the factor. */
  rememberThisDevice?: boolean;
  /** With the factor `SMS`. */
  smsData?: {
    /** Code of the text message. */
    code?: string;
  };
  /** With the factor `CALL`. */
  callData?: {
    /** Code of the phone call. */
    code?: string;
  };
  /** With the factor `EMAIL`. */
  emailData?: {
    /** Code of the email. */
    code?: string;
  };
  /** With the factor `TOTP`. */
  totpData?: {
    /** Code of the authenticator app. */
    code?: string;
  };
}

/** The page that an email links back to. */
export interface EmailRedirect {
  /** Absolute URL. */
  url?: string;
  /** ID of the client on the platform. */
  clientId?: string;
}

export interface EmailOptions {
  /** A language code; the user's own by default. */
  language?: string;
  /** Where the link in the email leads. */
  redirect?: EmailRedirect;
}

export interface StartVerificationOptions {
  /** `_id` of the identity to verify. */
  identityId: string;
  /** Where the code is sent. */
  target: VerificationTarget;
}
