import type { FaultInjection } from '../../platform/fault-injection.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { Credentials } from '../auth/authenticate.ts';
import { type AuthorizeOutcome, authorize } from '../auth/authorize.ts';
import { type ProviderControl, providerControl } from '../auth/provider/control.ts';
import { type Grant, grant, revokeAllTokens } from '../auth/tokens.ts';
import type { Identity, Mail, Member, Rules } from './entity.ts';
import { changeIdentity, findByEmail, settleReason } from './members.ts';
import { closeSessions, openSession } from './sessions.ts';
import { accounts } from './state.ts';

/** Who people are, from behind: what stories prepare and tests read. */
export interface IdentityControl {
  /** All members, in the order in which they came. */
  members(): Identity[];
  /** The member with an email. */
  member(email: string): Identity;
  /** The emails sent so far, oldest first. */
  readonly mails: readonly Mail[];
  /** The code of the latest email to someone. */
  codeFor(email: string): string;
  /** The latest email with a link to someone. */
  linkFor(email: string): Mail;
  /** Changes what the site asks of those who register and log in. */
  setRules(rules: Partial<Rules>): void;
  /** The owner lets a member in. */
  approve(email: string): void;
  /** The owner shuts a member out: sessions and tokens end at once. */
  block(email: string): void;
  /** From now on this member has to set the password again. */
  requireReset(email: string): void;
  /** What the hosted page does with a visit to the address of an authorize session. */
  visit(authUrl: string, credentials?: Credentials): AuthorizeOutcome;
  /** Tokens of a member, for a story that begins signed in. */
  tokensOf(email: string): Grant;
  /** A session token of a member, as a login that has succeeded gives it. */
  getSession(email: string): string;
  /** The provider's own pages, and what they do by scenario. */
  readonly provider: ProviderControl;
}

export function identityControl(
  context: PlatformContext,
  faultInjection: FaultInjection,
): IdentityControl {
  const state = () => context.use(accounts);
  const require = (email: string): Member => {
    const member = findByEmail(context, email);
    if (member) return member;
    const known = [...state().ids.keys()].join(', ');
    throw new TypeError(`There is no member "${email}". Use one of: ${known}.`);
  };
  const mailTo = (email: string, isMeant: (mail: Mail) => boolean): Mail => {
    const mail = state().mails.findLast((one) => one.to === email.toLowerCase() && isMeant(one));
    if (mail) return mail;
    throw new TypeError(`No such e-mail was sent to ${email}.`);
  };
  return {
    members: () => Array.from(state().members.values(), ({ identity }) => identity),
    member: (email) => require(email).identity,
    get mails() {
      return state().mails;
    },
    codeFor: (email) => mailTo(email, ({ kind }) => kind === 'verification').secret,
    linkFor: (email) => mailTo(email, ({ kind }) => kind !== 'verification'),
    setRules(rules) {
      Object.assign(state().rules, rules);
    },
    approve: (email) => settleReason(context, require(email), 'PENDING_ADMIN_APPROVAL_REQUIRED'),
    block(email) {
      const member = require(email);
      changeIdentity(context, member, { status: { name: 'BLOCKED', reasons: [] } });
      closeSessions(context, member.id);
      revokeAllTokens(context, member.id);
    },
    requireReset(email) {
      require(email).resetRequired = true;
    },
    visit: (authUrl, credentials) =>
      authorize(context, new URL(authUrl).searchParams, credentials && { credentials }),
    tokensOf: (email) => grant(context, { id: require(email).id, role: 'member' }),
    getSession: (email) => openSession(context, require(email)),
    provider: providerControl(context, faultInjection),
  };
}
