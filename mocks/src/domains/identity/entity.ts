import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/identity';

export type Identity = Wire<client.Identity>;
export type Profile = Wire<client.IdentityProfile>;
type Factor = client.FactorType;

/** What is known of a member. */
export interface Member {
  id: string;
  email: string;
  identity: Identity;
  /** Nothing where the person signs in elsewhere, or has not begun yet. */
  password?: string;
  /** A login is rejected until the password is set again. */
  resetRequired?: boolean;
  /** What is asked for beside the password. */
  factor?: Factor;
}

/** A login that waits for a code. */
export interface Waiting {
  memberId: string;
  /** What the code is for: the address itself, or a factor beside the password. */
  proves: 'email' | Factor;
  code: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  triesLeft: number;
  sent: number;
}

/** An email that the platform has sent. */
export interface Mail {
  to: string;
  kind: 'verification' | 'recovery' | 'activation';
  /** The code to type in, or the token of the link. */
  secret: string;
  /** The address behind the link. */
  link?: string;
  language?: string;
  sentAt: string;
}

/** What the site's owner has chosen. */
export interface Rules {
  approval: boolean;
  emailVerification: boolean;
  /** A captcha is asked for after so many wrong passwords. */
  captchaAfter: number;
  captchaOnRegistration: boolean;
}
