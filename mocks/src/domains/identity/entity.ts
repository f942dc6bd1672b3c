import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/identity';

export type Identity = Wire<client.Identity>;
export type Profile = Wire<client.IdentityProfile>;
type Factor = client.FactorType;

/** Stored data of a member. */
export interface Member {
  id: string;
  email: string;
  identity: Identity;
  /** Undefined if the member logs in elsewhere, or has not set a password yet. */
  password?: string;
  /** A login is rejected until the password is set again. */
  resetRequired?: boolean;
  /** The second factor that is required. */
  factor?: Factor;
  /** Whether the member owns the shop. */
  isOwner?: boolean;
}

/** A login that waits for a code. */
export interface Waiting {
  memberId: string;
  /** Purpose of the code: to verify the email, or a second factor. */
  proves: 'email' | Factor;
  code: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  triesLeft: number;
  sent: number;
}

/** An email that the platform has sent. */
export interface Mail {
  /** Email address of the recipient. */
  to: string;
  /** What the recipient should do with its secret. */
  kind: 'verification' | 'recovery' | 'activation';
  /** The code to type in, or the token of the link. */
  secret: string;
  /** URL of the link. */
  link?: string;
  /** Language of the request, otherwise of the member's profile. */
  language?: string;
  /** ISO 8601, by the clock of the mock platform. */
  sentAt: string;
}

/** Settings of the site owner. */
export interface Rules {
  /** Whether the owner has to approve new members. Default false. */
  approval: boolean;
  /** Whether new members have to verify their email address. Default false. */
  emailVerification: boolean;
  /** Number of wrong passwords after which a captcha is required. */
  captchaAfter: number;
  /** Whether registration needs a captcha. Default false. */
  captchaOnRegistration: boolean;
}
