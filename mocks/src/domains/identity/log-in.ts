import type { Incoming } from '../../platform/domain.ts';
import { PlatformError, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import {
  flag,
  type JsonObject,
  optionalFields,
  requireText,
  textMap,
} from '../../platform/requests/fields.ts';
import type { Identity, Member } from './entity.ts';
import { requireConnection } from './idp.ts';
import { addMember, changeIdentity, findByEmail, requireMember, verifyAddress } from './members.ts';
import { readProfile } from './profile.ts';
import {
  assertValid,
  checkCaptcha,
  emailViolation,
  IDENTITY_CODES,
  needsCaptcha,
  passwordViolation,
  readLoginId,
} from './rules.ts';
import { type AuthenticationResponse, nextState, openSession } from './sessions.ts';
import { accounts } from './state.ts';

/** Returns the initial status of a new member, by the rules of the site. */
function firstStatus(context: PlatformContext): NonNullable<Identity['status']> {
  const { approval, emailVerification } = context.use(accounts).rules;
  const reasons: NonNullable<NonNullable<Identity['status']>['reasons']> = [
    ...(emailVerification ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
    ...(approval ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ];
  return { name: reasons.length > 0 ? 'PENDING' : 'ACTIVE', reasons };
}

export function register({ context, body }: Incoming): AuthenticationResponse {
  const email = readLoginId(body);
  const password = requireText(body, 'password');
  assertValid(emailViolation(email, 'loginId.email'), passwordViolation(password, 'password'));
  const profile = readProfile(body);
  optionalFields(body, 'clientMetaData');
  if (context.use(accounts).rules.captchaOnRegistration) checkCaptcha(body);
  if (findByEmail(context, email)) {
    throw rejection(IDENTITY_CODES.emailTaken, 'There is an account with this e-mail already.');
  }
  const status = firstStatus(context);
  return nextState(context, addMember(context, { email, password, profile, status }));
}

/**
 * Returns the member with this email and password. Both the login and the hosted page use it, so
 * that wrong passwords count for both.
 */
export function checkPassword(
  context: PlatformContext,
  email: string,
  password: string,
  body: JsonObject,
): Member {
  assertValid(emailViolation(email, 'loginId.email'));
  const { wrongPasswords } = context.use(accounts);
  const key = email.toLowerCase();
  if (needsCaptcha(context, email)) checkCaptcha(body);
  const member = findByEmail(context, email);
  if (member?.resetRequired) {
    throw rejection(IDENTITY_CODES.resetRequired, 'The password must be reset.');
  }
  if (member?.password === undefined || member.password !== password) {
    setBounded(wrongPasswords, key, (wrongPasswords.get(key) ?? 0) + 1);
    throw member
      ? rejection(
          IDENTITY_CODES.wrongPassword,
          'The e-mail and the password do not belong together.',
        )
      : rejection(IDENTITY_CODES.unknownEmail, 'There is no account with this e-mail.');
  }
  wrongPasswords.delete(key);
  return member;
}

export function logIn({ context, body }: Incoming): AuthenticationResponse {
  const email = readLoginId(body);
  const password = requireText(body, 'password');
  optionalFields(body, 'clientMetaData');
  return nextState(context, checkPassword(context, email, password, body));
}

export function changePassword({ context, visitor, body }: Incoming) {
  const password = requireText(body, 'newPassword');
  if (visitor.role === 'visitor') {
    throw new PlatformError(403, 'Only a member who is logged in has a password to change');
  }
  assertValid(passwordViolation(password, 'newPassword'));
  const member = requireMember(context, visitor.id);
  member.password = password;
  changeIdentity(context, member, {});
  return {};
}

/** Returns the member with a verified email; creates the member if there is none. */
function memberWith(context: PlatformContext, email: string, body: JsonObject): Member {
  assertValid(emailViolation(email, 'loginId.email'));
  const profile = readProfile(body);
  const known = findByEmail(context, email);
  if (!known) return addMember(context, { email, profile, status: firstStatus(context) });
  if (profile) {
    const identityProfile = { ...known.identity.identityProfile, ...profile };
    changeIdentity(context, known, { identityProfile });
  }
  return known;
}

export function signOn({ context, body }: Incoming) {
  const email = readLoginId(body);
  const isVerified = flag(body, 'verifyEmail');
  flag(body, 'mergeExistingContact');
  const member = memberWith(context, email, body);
  if (isVerified) verifyAddress(context, member);
  if (member.identity.status?.name === 'BLOCKED') {
    throw rejection('IDENTITY_BLOCKED', 'This account is blocked.', { status: 403 });
  }
  return { sessionToken: openSession(context, member), identity: member.identity };
}

/** Logs in with another provider's token parameters: here, the email that it has verified. */
export function logInByTokenParams({ context, body }: Incoming): AuthenticationResponse {
  const idpConnectionId = requireText(body, 'idpConnectionId');
  requireConnection(idpConnectionId);
  const params = textMap(body, 'tokenParams') ?? {};
  const email = requireText(params, 'email', 'tokenParams.email');
  assertValid(emailViolation(email, 'tokenParams.email'));
  const member = memberWith(context, email, {});
  verifyAddress(context, member);
  const { connections = [] } = member.identity;
  if (!connections.some((one) => one.idpConnection?.idpConnectionId === idpConnectionId)) {
    const idpConnection = { idpConnectionId, idpUserId: email };
    changeIdentity(context, member, { connections: [...connections, { idpConnection }] });
  }
  return nextState(context, member);
}
