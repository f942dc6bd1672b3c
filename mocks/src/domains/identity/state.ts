import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/identity';
import type { Slot } from '../../platform/platform-context.ts';
import { seedMembers } from './seed.ts';

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

interface Accounts {
  members: Map<string, Member>;
  /** Ids by email in small letters. */
  ids: Map<string, string>;
  rules: Rules;
  /** Wrong passwords in a row, by email in small letters, whether anyone has it or not. */
  wrongPasswords: Map<string, number>;
  /** By session token: who has proven who they are. */
  sessions: Map<string, { memberId: string; endsAt: number }>;
  /** By state token. */
  waiting: Map<string, Waiting>;
  /** By the token of the email's link. */
  recoveries: Map<string, { memberId: string; endsAt: number }>;
  mails: Mail[];
}

export const accounts: Slot<Accounts> = {
  everywhere: true,
  create: (context) => {
    const seeded = seedMembers(context.timestamp());
    return {
      members: new Map(seeded.map((member) => [member.id, member])),
      ids: new Map(seeded.map(({ id, email }) => [email, id])),
      rules: {
        approval: false,
        emailVerification: false,
        captchaAfter: 3,
        captchaOnRegistration: false,
      },
      wrongPasswords: new Map(),
      sessions: new Map(),
      waiting: new Map(),
      recoveries: new Map(),
      mails: [],
    };
  },
};
