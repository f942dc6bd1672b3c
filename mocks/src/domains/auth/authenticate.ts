import { PlatformError } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { checkCode } from '../identity/codes.ts';
import type { Member } from '../identity/entity.ts';
import { checkPassword } from '../identity/log-in.ts';
import { verifyAddress } from '../identity/members.ts';
import { type AuthenticationResponse, nextState } from '../identity/sessions.ts';
import { accounts } from '../identity/state.ts';

/** Input on the login page: first an email and a password, then a code if required. */
export type Credentials =
  | { email: string; password: string }
  | { stateToken: string; code: string };

/** The next input that the hosted page requests; the error is of the last attempt. */
export type Question =
  | { kind: 'form'; error?: string }
  | { kind: 'code'; stateToken: string; error?: string };

/** Returns the message of a rejection, and its code; rethrows internal errors. */
function rejectionIn(error: unknown): { error: string; code?: string } {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError } = error.details as {
    applicationError?: { code: string; description: string };
  };
  return applicationError
    ? { error: applicationError.description, code: applicationError.code }
    : { error: error.message };
}

/** Returns the authenticated member, or the next input to request. */
function after(member: Member, { state, stateToken }: AuthenticationResponse): Member | Question {
  if (state === 'SUCCESS') return member;
  return stateToken
    ? { kind: 'code', stateToken }
    : { kind: 'form', error: `This account can't sign in yet: ${state}.` };
}

function tryPassword(context: PlatformContext, email: string, password: string): Member | Question {
  try {
    const member = checkPassword(context, email, password, {});
    return after(member, nextState(context, member));
  } catch (thrown) {
    return { kind: 'form', error: rejectionIn(thrown).error };
  }
}

function tryCode(context: PlatformContext, stateToken: string, typed: string): Member | Question {
  const proves = context.use(accounts).waiting.get(stateToken)?.proves;
  try {
    const member = checkCode(context, stateToken, typed, () => true);
    if (proves === 'email') verifyAddress(context, member);
    return after(member, nextState(context, member, { factorIsProven: proves !== 'email' }));
  } catch (thrown) {
    const { error, code } = rejectionIn(thrown);
    // An expired state starts over; a mistyped code does not.
    return code === 'CODE_INVALID' ? { kind: 'code', stateToken, error } : { kind: 'form', error };
  }
}

/** Returns the authenticated member, or the next input that the hosted page requests. */
export const authenticate = (context: PlatformContext, typed: Credentials): Member | Question =>
  'stateToken' in typed
    ? tryCode(context, typed.stateToken, typed.code)
    : tryPassword(context, typed.email, typed.password);
