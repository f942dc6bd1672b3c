import type { Slot } from '../../platform/platform-context.ts';
import type { Mail, Member, Rules, Waiting } from './entity.ts';
import { seedMembers } from './seed.ts';

interface Accounts {
  members: Map<string, Member>;
  /** Ids by email in small letters. */
  ids: Map<string, string>;
  rules: Rules;
  /** Consecutive wrong passwords, by lowercase email, with or without an account. */
  wrongPasswords: Map<string, number>;
  /** Authenticated members, by session token. */
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
    const seeded = seedMembers(context.timestamp(), context.shop.getText);
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
