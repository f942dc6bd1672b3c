import type { Visitor } from '../../platform/domain.ts';
import type { FaultInjection } from '../../platform/fault-injection.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { Credentials } from '../auth/authenticate.ts';
import { type AuthorizeOutcome, authorize } from '../auth/authorize.ts';
import { type ProviderControl, providerControl } from '../auth/provider/control.ts';
import { type Grant, getVisitor, grant, revokeAllTokens, toVisitor } from '../auth/tokens.ts';
import type { Identity, Mail, Member, Rules } from './entity.ts';
import { changeIdentity, findByEmail, settleReason } from './members.ts';
import { closeSessions, openSession } from './sessions.ts';
import { accounts } from './state.ts';

/** Access to member identities, for the setup of stories and assertions in tests. */
export interface IdentityControl {
  /** Returns all members, in order of creation. */
  members(): Identity[];
  /** The member with an email. */
  member(email: string): Identity;
  /** The emails sent so far, oldest first. */
  readonly mails: readonly Mail[];
  /** Returns the code of the latest email to an address. */
  codeFor(email: string): string;
  /** Returns the latest email to an address that contains a link. */
  linkFor(email: string): Mail;
  /** Changes the site's rules for registration and login. */
  setRules(rules: Partial<Rules>): void;
  /** Approves a member as the site owner. */
  approve(email: string): void;
  /** Blocks a member as the site owner: sessions and tokens end immediately. */
  block(email: string): void;
  /** From now on this member must set a new password. */
  requireReset(email: string): void;
  /** Visits the URL of an authorize session, and returns the hosted page's outcome. */
  visit(authUrl: string, credentials?: Credentials): AuthorizeOutcome;
  /** Tokens of a member, for a story that begins signed in. */
  tokensOf(email: string): Grant;
  /** Returns who sends requests with an access token, for a host's own server. Throws if it is not valid. */
  getRole(accessToken: string | null): Visitor['role'];
  /** Returns the member who sends requests with an access token; null for others. Throws if it is not valid. */
  getMember(accessToken: string | null): Identity | null;
  /**
   * Runs an action in the name of an access token's user, for a host's own server: `people` names them for
   * what it changes before it waits. Throws if the token is not valid.
   */
  runAs<Result>(accessToken: string | null, action: () => Result): Result;
  /** Returns a session token of a member, as after a successful login. */
  getSession(email: string): string;
  /** The provider's own pages, and their scenarios. */
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
    tokensOf: (email) => grant(context, toVisitor(require(email))),
    getRole: (accessToken) => getVisitor(context, accessToken).role,
    getMember: (accessToken) => {
      const { id } = getVisitor(context, accessToken);
      return state().members.get(id)?.identity ?? null;
    },
    runAs: (accessToken, action) => context.runAs(getVisitor(context, accessToken).id, action),
    getSession: (email) => openSession(context, require(email)),
    provider: providerControl(context, faultInjection),
  };
}
