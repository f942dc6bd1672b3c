import { PlatformError } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { checkCode } from '../identity/codes.ts';
import type { Member } from '../identity/entity.ts';
import { checkPassword } from '../identity/log-in.ts';
import { verifyAddress } from '../identity/members.ts';
import { type AuthenticationResponse, nextState } from '../identity/sessions.ts';
import { accounts } from '../identity/state.ts';

/** What a person types in: first an email and a password, then a code where one is asked for. */
export type Credentials =
  | { email: string; password: string }
  | { stateToken: string; code: string };

/** What the hosted page asks for next; the error is of the last try. */
export type Question =
  | { kind: 'form'; error?: string }
  | { kind: 'code'; stateToken: string; error?: string };

/** What a rejection says, and its code; an error of ours goes on. */
function rejectionIn(error: unknown): { error: string; code?: string } {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError } = error.details as {
    applicationError?: { code: string; description: string };
  };
  return applicationError
    ? { error: applicationError.description, code: applicationError.code }
    : { error: error.message };
}

/** Whom a step has proven, or what is asked for after it. */
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
    // What is over begins again; a slip of the finger does not.
    return code === 'CODE_INVALID' ? { kind: 'code', stateToken, error } : { kind: 'form', error };
  }
}

/** The member whom a person proves to be, or what the hosted page asks for next. */
export const authenticate = (context: PlatformContext, typed: Credentials): Member | Question =>
  'stateToken' in typed
    ? tryCode(context, typed.stateToken, typed.code)
    : tryPassword(context, typed.email, typed.password);
