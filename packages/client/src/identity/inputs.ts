import type { IdentityProfile } from './entity.ts';
import type { TenantType, VerificationTarget } from './enums.ts';

/** Identifier of a user at sign-in. */
export interface LoginId {
  email: string;
}

/** The tokens of the two captchas, those of them that were solved. See docs/reference/errors.mdx. */
export interface CaptchaToken {
  Recaptcha?: string;
  InvisibleRecaptcha?: string;
}

export interface LoginOptions {
  password?: string;
  captchaTokens?: CaptchaToken[] | undefined;
  /** A free-form map for the flow. */
  clientMetaData?: Record<string, unknown>;
}

export interface RegisterOptions extends LoginOptions {
  profile?: IdentityProfile;
}

export interface SignOnOptions {
  profile?: IdentityProfile;
  /** Marks the address as verified. */
  verifyEmail?: boolean;
  /** `false` creates a separate contact for the identity, even if one with this address exists. */
  mergeExistingContact?: boolean;
}

/** A connection to another identity provider. */
export interface IdpConnectionIdentifiers {
  tenantId: string;
  idpConnectionId: string;
}

export interface IdpLoginOptions {
  /** A free-form map of texts for the connection. */
  customPayload?: Record<string, string>;
  /** Names the channel that the page answers on. */
  sessionId: string;
  /** AES-GCM, base64: what the page's answer is encrypted with. */
  encryptionKey: string;
  visitorId?: string;
  bsi?: string;
}

/** The complete payload of the request. */
export interface IdpLogin extends IdpConnectionIdentifiers, IdpLoginOptions {
  tenantType: TenantType;
}

export interface LoginCallbackOptions {
  state?: string;
  sessionToken?: string;
}

export interface TokenParamsLogin {
  idpConnectionId: string;
  /** A free-form map of the values that the connection identifies a user by. */
  tokenParams?: Record<string, string>;
}

export interface LogoutOptions {
  /** The page that the provider sends the user to afterwards. */
  postLogoutRedirectUri?: string;
  clientId?: string;
}

/** The code of the factor that is verified. */
export interface VerifyOptions {
  stateToken?: string;
  rememberThisDevice?: boolean;
  smsData?: { code?: string };
  callData?: { code?: string };
  emailData?: { code?: string };
  totpData?: { code?: string };
}

/** The page that an email links back to. */
export interface EmailRedirect {
  url?: string;
  clientId?: string;
}

export interface EmailOptions {
  /** A language code; the user's own by default. */
  language?: string;
  redirect?: EmailRedirect;
}

export interface StartVerificationOptions {
  identityId: string;
  target: VerificationTarget;
}
