import { refusal } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { remember } from '../../platform/remember.ts';
import { sendMail } from './mails.ts';
import { requireMember } from './members.ts';
import { accounts, type Member, type Waiting } from './state.ts';

/** How long a code is good, in milliseconds. */
export const CODE_TIME = 10 * 60_000;

/** How often a code may be wrong, and how often it is sent, before the person has to start again. */
export const MOST_TRIES = 5;
export const MOST_CODES = 5;

function newCode(platform: Platform): string {
  const token = platform.nextToken('code').slice(0, 6);
  return Array.from(token, (character) => character.charCodeAt(0) % 10).join('');
}

function sendCode(platform: Platform, waiting: Waiting): void {
  waiting.code = newCode(platform);
  waiting.endsAt = platform.clock.now() + CODE_TIME;
  waiting.triesLeft = MOST_TRIES;
  waiting.sent += 1;
  const member = requireMember(platform, waiting.memberId);
  sendMail(platform, member, { kind: 'verification', secret: waiting.code });
}

/** Sends a code, and gives the token of the state that waits for it. */
export function waitForCode(
  platform: Platform,
  { id: memberId }: Member,
  proves: Waiting['proves'],
): string {
  const stateToken = platform.nextToken('state');
  const waiting = { memberId, proves, code: '', endsAt: 0, triesLeft: 0, sent: 0 };
  remember(platform.use(accounts).waiting, stateToken, waiting);
  sendCode(platform, waiting);
  return stateToken;
}

function requireWaiting(
  platform: Platform,
  stateToken: string,
  isMeant: (proves: Waiting['proves']) => boolean,
): Waiting {
  const waiting = platform.use(accounts).waiting.get(stateToken);
  if (waiting && isMeant(waiting.proves)) return waiting;
  throw refusal('STATE_TOKEN_UNKNOWN', 'This login is over. Start again.');
}

/** Sends the code of a login once more: another one, which alone is good. */
export function resendCode(platform: Platform, stateToken: string): Waiting {
  const waiting = requireWaiting(platform, stateToken, (proves) => proves === 'email');
  if (waiting.sent >= MOST_CODES) {
    throw refusal('TOO_MANY_CODES', 'No more codes are sent for this login. Start again later.', {
      status: 429,
    });
  }
  sendCode(platform, waiting);
  return waiting;
}

/** The member whose code this is. A state token is good for one right code. */
export function checkCode(
  platform: Platform,
  stateToken: string,
  code: string,
  isMeant: (proves: Waiting['proves']) => boolean,
): Member {
  const waiting = requireWaiting(platform, stateToken, isMeant);
  if (waiting.endsAt <= platform.clock.now()) {
    throw refusal('CODE_EXPIRED', 'The code has expired. Ask for another one.');
  }
  if (waiting.triesLeft === 0) {
    throw refusal('TOO_MANY_TRIES', 'The code was wrong too often. Ask for another one.');
  }
  if (code.replaceAll(/\s/g, '') !== waiting.code) {
    waiting.triesLeft -= 1;
    throw refusal('CODE_INVALID', 'The code is not right.', {
      data: { triesLeft: waiting.triesLeft },
    });
  }
  platform.use(accounts).waiting.delete(stateToken);
  return requireMember(platform, waiting.memberId);
}
