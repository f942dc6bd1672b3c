import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import type { Member, Waiting } from './entity.ts';
import { sendMail } from './mails.ts';
import { requireMember } from './members.ts';
import { accounts } from './state.ts';

/** Lifetime of a code, in milliseconds. */
const CODE_TIME = 10 * 60_000;

/** Maximum number of wrong attempts and of emails per code, before the login must start again. */
const MAX_TRIES = 5;
const MAX_CODES = 5;

function newCode(context: PlatformContext): string {
  const token = context.nextToken('code').slice(0, 6);
  return Array.from(token, (character) => character.charCodeAt(0) % 10).join('');
}

function sendCode(context: PlatformContext, waiting: Waiting): void {
  waiting.code = newCode(context);
  waiting.endsAt = context.clock.now() + CODE_TIME;
  waiting.triesLeft = MAX_TRIES;
  waiting.sent += 1;
  const member = requireMember(context, waiting.memberId);
  sendMail(context, member, { kind: 'verification', secret: waiting.code });
}

/** Sends a code, and returns the state token that waits for it. */
export function waitForCode(
  context: PlatformContext,
  { id: memberId }: Member,
  proves: Waiting['proves'],
): string {
  const stateToken = context.nextToken('state');
  const waiting = { memberId, proves, code: '', endsAt: 0, triesLeft: 0, sent: 0 };
  setBounded(context.use(accounts).waiting, stateToken, waiting);
  sendCode(context, waiting);
  return stateToken;
}

function requireWaiting(
  context: PlatformContext,
  stateToken: string,
  isMeant: (proves: Waiting['proves']) => boolean,
): Waiting {
  const waiting = context.use(accounts).waiting.get(stateToken);
  if (waiting && isMeant(waiting.proves)) return waiting;
  throw rejection('STATE_TOKEN_UNKNOWN', 'This login is over. Start again.');
}

/** Sends the code of a login once more: another one, which alone is good. */
export function resendCode(context: PlatformContext, stateToken: string): Waiting {
  const waiting = requireWaiting(context, stateToken, (proves) => proves === 'email');
  if (waiting.sent >= MAX_CODES) {
    throw rejection('TOO_MANY_CODES', 'No more codes are sent for this login. Start again later.', {
      status: 429,
    });
  }
  sendCode(context, waiting);
  return waiting;
}

/** The member whose code this is. A state token is good for one right code. */
export function checkCode(
  context: PlatformContext,
  stateToken: string,
  code: string,
  isMeant: (proves: Waiting['proves']) => boolean,
): Member {
  const waiting = requireWaiting(context, stateToken, isMeant);
  if (waiting.endsAt <= context.clock.now()) {
    throw rejection('CODE_EXPIRED', 'The code has expired. Ask for another one.');
  }
  if (waiting.triesLeft === 0) {
    throw rejection('TOO_MANY_TRIES', 'The code was wrong too often. Ask for another one.');
  }
  if (code.replaceAll(/\s/g, '') !== waiting.code) {
    waiting.triesLeft -= 1;
    throw rejection('CODE_INVALID', 'The code is not right.', {
      data: { triesLeft: waiting.triesLeft },
    });
  }
  context.use(accounts).waiting.delete(stateToken);
  return requireMember(context, waiting.memberId);
}
