/** The provider's state of a login or a registration. See docs/reference/states.mdx. */
export const AuthenticationState = {
  UNKNOWN_STATE: 'UNKNOWN_STATE',
  SUCCESS: 'SUCCESS',
  REQUIRE_OWNER_APPROVAL: 'REQUIRE_OWNER_APPROVAL',
  REQUIRE_EMAIL_VERIFICATION: 'REQUIRE_EMAIL_VERIFICATION',
  STATUS_CHECK: 'STATUS_CHECK',
  REQUIRE_MFA: 'REQUIRE_MFA',
  MFA_CHALLENGE: 'MFA_CHALLENGE',
} as const;
export type AuthenticationState = (typeof AuthenticationState)[keyof typeof AuthenticationState];

/** Purpose of an address. See docs/reference/identity.mdx. */
export const AddressTag = {
  UNTAGGED: 'UNTAGGED',
  HOME: 'HOME',
  WORK: 'WORK',
  BILLING: 'BILLING',
  SHIPPING: 'SHIPPING',
} as const;
export type AddressTag = (typeof AddressTag)[keyof typeof AddressTag];

/** Purpose of an email address. See docs/reference/identity.mdx. */
export const EmailTag = {
  UNTAGGED: 'UNTAGGED',
  MAIN: 'MAIN',
  HOME: 'HOME',
  WORK: 'WORK',
} as const;
export type EmailTag = (typeof EmailTag)[keyof typeof EmailTag];

/** Purpose of a phone number. See docs/reference/identity.mdx. */
export const PhoneTag = {
  UNTAGGED: 'UNTAGGED',
  MAIN: 'MAIN',
  HOME: 'HOME',
  MOBILE: 'MOBILE',
  WORK: 'WORK',
  FAX: 'FAX',
} as const;
export type PhoneTag = (typeof PhoneTag)[keyof typeof PhoneTag];

/** Visibility of a profile. See docs/reference/identity.mdx. */
export const PrivacyStatus = {
  UNDEFINED: 'UNDEFINED',
  PUBLIC: 'PUBLIC',
  PRIVATE: 'PRIVATE',
} as const;
export type PrivacyStatus = (typeof PrivacyStatus)[keyof typeof PrivacyStatus];

/** Whether an identity may sign in. See docs/reference/identity.mdx. */
export const IdentityStatus = {
  UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  DELETED: 'DELETED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
} as const;
export type IdentityStatus = (typeof IdentityStatus)[keyof typeof IdentityStatus];

/** What a pending identity requires. See docs/reference/identity.mdx. */
export const StatusReason = {
  PENDING_ADMIN_APPROVAL_REQUIRED: 'PENDING_ADMIN_APPROVAL_REQUIRED',
  PENDING_EMAIL_VERIFICATION_REQUIRED: 'PENDING_EMAIL_VERIFICATION_REQUIRED',
} as const;
export type StatusReason = (typeof StatusReason)[keyof typeof StatusReason];

/** Types of authentication factors. See docs/reference/identity.mdx. */
export const FactorType = {
  PASSWORD: 'PASSWORD',
  SMS: 'SMS',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
  TOTP: 'TOTP',
  PUSH: 'PUSH',
} as const;
export type FactorType = (typeof FactorType)[keyof typeof FactorType];

/** Whether a factor can be used. See docs/reference/identity.mdx. */
export const FactorStatus = {
  INACTIVE: 'INACTIVE',
  ACTIVE: 'ACTIVE',
  REQUIRE_REENROLL: 'REQUIRE_REENROLL',
} as const;
export type FactorStatus = (typeof FactorStatus)[keyof typeof FactorStatus];

/** Type of the tenant to sign in to. See docs/reference/identity.mdx. */
export const TenantType = {
  ACCOUNT: 'ACCOUNT',
  SITE: 'SITE',
  ROOT: 'ROOT',
} as const;
export type TenantType = (typeof TenantType)[keyof typeof TenantType];

/** Target of a verification code. See docs/reference/identity.mdx. */
export const VerificationTarget = {
  EMAIL: 'EMAIL',
} as const;
export type VerificationTarget = (typeof VerificationTarget)[keyof typeof VerificationTarget];
