import type { Incoming } from '../../platform/domain.ts';
import { pathValue } from '../../platform/domain.ts';
import { invalid, rejection } from '../../platform/errors.ts';
import {
  flag,
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalText,
  requireText,
  shortText,
} from '../../platform/requests/fields.ts';
import { isWebUrl } from '../../platform/requests/web-url.ts';
import { checkCode, resendCode, waitForCode } from './codes.ts';
import { sendRecoveryLink } from './mails.ts';
import { findByEmail, requireMember, verifyAddress } from './members.ts';
import { assertValid, emailViolation, passwordViolation } from './rules.ts';
import { closeSessions, nextState } from './sessions.ts';
import { accounts } from './state.ts';

const LONGEST_ADDRESS = 2000;

function readEmailOptions(fields: JsonObject, pathPrefix = '') {
  const redirect = optionalFields(fields, 'redirect', `${pathPrefix}redirect`) ?? {};
  const url = shortText(redirect, 'url', LONGEST_ADDRESS, `${pathPrefix}redirect.url`);
  if (url !== undefined && !isWebUrl(url)) {
    throw invalid({
      field: `${pathPrefix}redirect.url`,
      violatedRule: 'FORMAT',
      description: 'must be an absolute http or https address',
    });
  }
  optionalText(redirect, 'clientId', `${pathPrefix}redirect.clientId`);
  return { language: shortText(fields, 'language', 10, `${pathPrefix}language`), url };
}

/** Does not reveal who has an account: the response for an unknown email is the same. */
export function sendRecoveryEmail({ context, body }: Incoming) {
  const email = requireText(body, 'email');
  assertValid(emailViolation(email, 'email'));
  const options = readEmailOptions(body);
  const member = findByEmail(context, email);
  if (member) sendRecoveryLink(context, member, 'recovery', options);
  return {};
}

export function sendActivationEmail({ context, body }: Incoming) {
  const member = requireMember(context, requireText(body, 'identityId'));
  const options = readEmailOptions(optionalFields(body, 'emailOptions') ?? {}, 'emailOptions.');
  sendRecoveryLink(context, member, 'activation', options);
  return {};
}

/** A link can be used once and verifies the email; older sessions end. */
export function recover({ context, body }: Incoming) {
  const token = requireText(body, 'recoveryToken');
  const password = optionalText(body, 'password');
  const { recoveries, wrongPasswords } = context.use(accounts);
  const recovery = recoveries.get(token);
  if (!recovery || recovery.endsAt <= context.clock.now()) {
    throw rejection(
      'RECOVERY_TOKEN_INVALID',
      'This link is not good any more. Ask for another one.',
    );
  }
  if (password !== undefined) assertValid(passwordViolation(password, 'password'));
  recoveries.delete(token);
  const member = requireMember(context, recovery.memberId);
  if (password !== undefined) {
    member.password = password;
    delete member.resetRequired;
    wrongPasswords.delete(member.email);
    closeSessions(context, member.id);
  }
  verifyAddress(context, member);
  return nextState(context, member);
}

export function start({ context, body }: Incoming) {
  const identityId = requireText(body, 'identityId');
  requireText(body, 'target');
  optionalEnum(body, 'target', ['EMAIL']);
  return { verificationId: waitForCode(context, requireMember(context, identityId), 'email') };
}

export function verifyDuringAuthentication({ context, body }: Incoming) {
  const code = requireText(body, 'code');
  const stateToken = requireText(body, 'stateToken');
  const member = checkCode(context, stateToken, code, (proves) => proves === 'email');
  verifyAddress(context, member);
  return nextState(context, member);
}

export function resendDuringAuthentication({ context, body }: Incoming) {
  const stateToken = requireText(body, 'stateToken');
  const { memberId } = resendCode(context, stateToken);
  const { identity } = requireMember(context, memberId);
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity, additionalData: {} };
}

const DATA_OF_FACTOR = {
  SMS: 'smsData',
  CALL: 'callData',
  EMAIL: 'emailData',
  TOTP: 'totpData',
} as const;

/** Verifies the code of a second factor. */
export function verifyFactor(incoming: Incoming) {
  const { context, body } = incoming;
  const factorType = pathValue(incoming, 'factorType');
  const key = Object.hasOwn(DATA_OF_FACTOR, factorType)
    ? DATA_OF_FACTOR[factorType as keyof typeof DATA_OF_FACTOR]
    : undefined;
  if (!key) {
    throw invalid({
      field: 'factorType',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: `must be one of ${Object.keys(DATA_OF_FACTOR).join(', ')}`,
    });
  }
  flag(body, 'rememberThisDevice');
  const code = requireText(optionalFields(body, key) ?? {}, 'code', `${key}.code`);
  const stateToken = requireText(body, 'stateToken');
  const member = checkCode(context, stateToken, code, (proves) => proves === factorType);
  return nextState(context, member, { factorIsProven: true });
}
