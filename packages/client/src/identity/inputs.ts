import type { IdentityProfile } from './entity.ts';
import type { TenantType, VerificationTarget } from './enums.ts';

/** What a person signs in by. */
export interface LoginId {
  email: string;
}

/** The tokens of the two captchas, those of them that were solved. See docs/reference/errors.md. */
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
  /** Takes the address as verified. */
  verifyEmail?: boolean;
  /** `false` makes a contact of its own for the identity, also where one has this address. */
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

/** The call's whole payload. */
export interface IdpLogin extends IdpConnectionIdentifiers, IdpLoginOptions {
  tenantType: TenantType;
}

export interface LoginCallbackOptions {
  state?: string;
  sessionToken?: string;
}

export interface TokenParamsLogin {
  idpConnectionId: string;
  /** A free-form map of what the connection tells a person by. */
  tokenParams?: Record<string, string>;
}

export interface LogoutOptions {
  /** Where the provider sends the person afterwards. */
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

/** The page that an email leads back to. */
export interface EmailRedirect {
  url?: string;
  clientId?: string;
}

export interface EmailOptions {
  /** A language code; the person's own by default. */
  language?: string;
  redirect?: EmailRedirect;
}

export interface StartVerificationOptions {
  identityId: string;
  target: VerificationTarget;
}
