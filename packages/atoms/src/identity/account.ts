import type { RequestOptions } from '@vitrine/client';
import {
  type AuthenticationResponse,
  changePassword,
  type EmailOptions,
  endProviderSession,
  type IdpLogin,
  type LoginCallbackOptions,
  type LoginId,
  type LogoutOptions,
  loginCallback,
  loginWithIdpConnection,
  type RawHttpResponse,
  recover,
  type SignOnOptions,
  type SignOnResponse,
  type StartVerificationOptions,
  sendActivationEmail,
  sendRecoveryEmail,
  signOn,
  start,
} from '@vitrine/client/identity';
import { type MutationContext, mutationAtom } from '../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';

/** The request of a run: the last subscriber that leaves or the caller aborts it. */
const combineSignals = ({ signal }: MutationContext, ofCaller = signal): RequestOptions => ({
  signal: AbortSignal.any([signal, ofCaller]),
});

/** Changes the password of the logged-in member. See docs/reference/identity.mdx. */
export const changePasswordAtom = sensitiveMutationAtom<string, void>((newPassword, { client }) =>
  changePassword(client, newPassword),
);

/**
 * Sends an email with a link to set the password again. The last subscriber that leaves, or the
 * `signal`, aborts it. See docs/reference/identity.mdx.
 */
export const sendRecoveryEmailAtom = mutationAtom<EmailOptions & LoginId & RequestOptions, void>({
  mutationFn: ({ email, signal, ...options }, context) =>
    sendRecoveryEmail(context.client, email, options, combineSignals(context, signal)),
  abortsOnUnmount: true,
});

/**
 * Sets a new password with the token of the email. It does not sign in. The last subscriber that
 * leaves, or the `signal`, aborts it. See docs/reference/identity.mdx.
 */
export const recoverPasswordAtom = sensitiveMutationAtom<
  { recoveryToken: string; password?: string } & RequestOptions,
  AuthenticationResponse
>(
  ({ recoveryToken, signal, ...options }, context) =>
    recover(context.client, recoveryToken, options, combineSignals(context, signal)),
  { abortsOnUnmount: true },
);

/** Sends an identity an email with a link to begin with. See docs/reference/identity.mdx. */
export const sendActivationEmailAtom = mutationAtom<
  { identityId: string; emailOptions?: EmailOptions },
  void
>({
  mutationFn: ({ identityId, ...options }, { client }) =>
    sendActivationEmail(client, identityId, options),
});

/** Sends an identity a verification code. See docs/reference/identity.mdx. */
export const startVerificationAtom = mutationAtom<
  StartVerificationOptions,
  { verificationId: string }
>({
  mutationFn: (options, { client }) => start(client, options),
});

/** A session for an address that the caller has verified. See docs/reference/identity.mdx. */
export const signOnAtom = sensitiveMutationAtom<LoginId & SignOnOptions, SignOnResponse>(
  ({ email, ...options }, { client }) => signOn(client, { email }, options),
);

/** The page that begins a login with another identity provider. See docs/reference/identity.mdx. */
export const beginIdpLoginAtom = sensitiveMutationAtom<IdpLogin, RawHttpResponse>(
  ({ tenantId, idpConnectionId, tenantType, ...options }, { client }) =>
    loginWithIdpConnection(client, { tenantId, idpConnectionId }, tenantType, options),
);

/** The page that ends a login with another identity provider. See docs/reference/identity.mdx. */
export const completeIdpLoginAtom = sensitiveMutationAtom<LoginCallbackOptions, RawHttpResponse>(
  (options, { client }) => loginCallback(client, options),
);

/** Ends the session with the provider, and leaves the tokens as they are. See docs/reference/identity.mdx. */
export const endProviderSessionAtom = mutationAtom<LogoutOptions, RawHttpResponse>({
  mutationFn: (options, { client }) => endProviderSession(client, options),
});
