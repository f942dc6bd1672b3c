import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import { waitForCode } from './codes.ts';
import type { Identity, Member } from './entity.ts';
import { findMember } from './members.ts';
import { accounts } from './state.ts';

/** How long a session token can be exchanged for tokens, in milliseconds. */
const SESSION_TIME = 5 * 60_000;

/** State of a login, in wire shape. See docs/reference/states.mdx. */
export interface AuthenticationResponse {
  state: string;
  identity: Identity;
  sessionToken?: string;
  stateToken?: string;
  mfaChallengeData?: object;
  additionalData: Record<string, unknown>;
}

/** Creates a session token for an authenticated member. */
export function openSession(context: PlatformContext, { id: memberId }: Member): string {
  const sessionToken = context.nextToken('session');
  const endsAt = context.clock.now() + SESSION_TIME;
  setBounded(context.use(accounts).sessions, sessionToken, { memberId, endsAt });
  return sessionToken;
}

/** Returns the member of a session token, if it is still valid. */
export function memberOfSession(
  context: PlatformContext,
  sessionToken: string,
): Member | undefined {
  const session = context.use(accounts).sessions.get(sessionToken);
  if (!session || session.endsAt <= context.clock.now()) return undefined;
  return findMember(context, session.memberId);
}

/** Ends all that a member has proven. */
export function closeSessions(context: PlatformContext, memberId: string): void {
  const { sessions } = context.use(accounts);
  for (const [token, session] of sessions) {
    if (session.memberId === memberId) sessions.delete(token);
  }
}

const getHint = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');

/** Returns the next login state of a member whose password, code or provider was accepted. */
export function nextState(
  context: PlatformContext,
  member: Member,
  { factorIsProven = false }: { factorIsProven?: boolean } = {},
): AuthenticationResponse {
  const { identity, factor } = member;
  const { name, reasons = [] } = identity.status ?? {};
  if (name === 'BLOCKED') {
    throw rejection('IDENTITY_BLOCKED', 'This account is blocked.', { status: 403 });
  }
  const known = { identity, additionalData: {} };
  if (reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')) {
    const stateToken = waitForCode(context, member, 'email');
    return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, ...known };
  }
  if (reasons.includes('PENDING_ADMIN_APPROVAL_REQUIRED')) {
    return { state: 'REQUIRE_OWNER_APPROVAL', ...known };
  }
  if (factor && !factorIsProven) {
    return {
      state: 'MFA_CHALLENGE',
      stateToken: waitForCode(context, member, factor),
      mfaChallengeData: {
        factorType: factor,
        verificationChallengeData: { hint: getHint(member.email) },
        availableFactors: [{ factorType: factor }],
      },
      ...known,
    };
  }
  return { state: 'SUCCESS', sessionToken: openSession(context, member), ...known };
}
