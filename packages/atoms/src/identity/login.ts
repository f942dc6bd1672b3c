import type { RequestOptions } from '@vitrine/client';
import {
  type LoginParams,
  type LoginResult,
  LoginState,
  type RegisterParams,
  toCaptchaTokens,
  toLoginFailure,
  toRegistrationFailure,
} from '@vitrine/client/auth';
import {
  type FactorType,
  loginV2,
  loginWithIdpConnectionTokenParams,
  registerV2,
  resendDuringAuthentication,
  type TokenParamsLogin,
  type VerifyOptions,
  verify,
  verifyDuringAuthentication,
} from '@vitrine/client/identity';
import { type Atom, atom } from 'jotai/vanilla';
import { withCaptcha } from './captcha.ts';
import {
  beginStep,
  invalidStep,
  type LoginMachine,
  rejected,
  retryStep,
  startLogin,
  withResponse,
} from './login-machine.ts';
import { machineAtom, runLoginAtom, subscribedMachineAtom } from './run-login.ts';

/**
 * State of the login or the registration. The last subscriber that leaves aborts a pending step; a
 * step without subscribers goes on. See docs/reference/states.mdx.
 */
export const loginAtom: Atom<LoginMachine> = subscribedMachineAtom;

function getOptions({ password, captchaTokens: solved }: LoginParams) {
  const captchaTokens = toCaptchaTokens(solved);
  return { password, ...(captchaTokens && { captchaTokens }) };
}

/**
 * Logs in by email and password. It resolves with the login state, whatever the platform's
 * response; with SUCCESS, `beginHostedLoginAtom` exchanges the session token for a member's tokens.
 * It rejects if `signal` aborts it. See docs/reference/identity.mdx.
 */
export const logInAtom = atom(
  null,
  (get, set, { signal, ...params }: LoginParams & RequestOptions): Promise<LoginResult> => {
    const { email } = params;
    return set(runLoginAtom, {
      key: ['login', params],
      started: startLogin('login', email),
      signal,
      ...withCaptcha(get, {
        action: 'login',
        params,
        send: (client, captchaTokens, request) =>
          loginV2(client, { email }, getOptions({ ...params, captchaTokens }), request),
        toFailure: toLoginFailure,
      }),
    });
  },
);

/** Registers by email and password; as `logInAtom`. See docs/reference/identity.mdx. */
export const registerAtom = atom(
  null,
  (get, set, { signal, ...params }: RegisterParams & RequestOptions): Promise<LoginResult> => {
    const { email, profile } = params;
    return set(runLoginAtom, {
      key: ['register', params],
      started: startLogin('register', email),
      signal,
      ...withCaptcha(get, {
        action: 'register',
        params,
        send: (client, captchaTokens, request) =>
          registerV2(
            client,
            { email },
            { ...getOptions({ ...params, captchaTokens }), ...(profile && { profile }) },
            request,
          ),
        toFailure: toRegistrationFailure,
      }),
    });
  },
);

/** Logs in with the token of another identity provider. See docs/reference/identity.mdx. */
export const logInWithTokenParamsAtom = atom(
  null,
  (_get, set, { signal, ...params }: TokenParamsLogin & RequestOptions): Promise<LoginResult> =>
    set(runLoginAtom, {
      key: ['token-params', params],
      started: startLogin('login', null),
      signal,
      call: async (client, machine, request) =>
        withResponse(machine, await loginWithIdpConnectionTokenParams(client, params, request)),
      fail: (error, machine) => rejected(machine, error, toLoginFailure(error)),
    }),
);

/** The token that the login waits with for the code of the email. */
const getStateToken = ({ result }: LoginMachine): string | undefined =>
  result.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED ? result.data.stateToken : undefined;

/**
 * Verifies the email with its code; spaces in it are ignored. After a rejected code or a network
 * failure the login stays in its state, with the problem. See docs/reference/states.mdx and
 * docs/reference/identity.mdx.
 */
export const verifyEmailAtom = atom(
  null,
  (get, set, code: string, { signal }: RequestOptions = {}): Promise<LoginResult> => {
    const before = get(machineAtom);
    const stateToken = getStateToken(before);
    return set(runLoginAtom, {
      key: ['verify', stateToken, code],
      started: beginStep(before, 'verify'),
      signal,
      call: async (client, machine, request) => {
        if (!stateToken) return invalidStep(machine);
        const digits = code.replaceAll(/\s/g, '');
        return withResponse(
          machine,
          await verifyDuringAuthentication(client, digits, { stateToken }, request),
        );
      },
      fail: (error, machine) => retryStep(machine, error),
    });
  },
);

/** Sends another code; the login keeps waiting. See docs/reference/identity.mdx. */
export const resendCodeAtom = atom(
  null,
  (get, set, { signal }: RequestOptions = {}): Promise<LoginResult> => {
    const before = get(machineAtom);
    const stateToken = getStateToken(before);
    return set(runLoginAtom, {
      key: ['resend', stateToken],
      started: beginStep(before, 'resend'),
      signal,
      call: async (client, machine, request) => {
        if (!stateToken) return invalidStep(machine);
        const resent = await resendDuringAuthentication(client, stateToken, request);
        // The response need not repeat the token of a continuing state.
        return withResponse(machine, { stateToken, ...resent });
      },
      fail: (error, machine) => retryStep(machine, error),
    });
  },
);

/** The code of another factor; its state token is the challenge's by default. */
export interface FactorVerification extends VerifyOptions, RequestOptions {
  /** The factor that the code is of. */
  factorType: FactorType;
}

/** Verifies another factor besides the password. See docs/reference/identity.mdx. */
export const verifyFactorAtom = atom(
  null,
  (get, set, { factorType, signal, ...options }: FactorVerification): Promise<LoginResult> => {
    const before = get(machineAtom);
    const stateToken = options.stateToken ?? before.challenge?.stateToken;
    return set(runLoginAtom, {
      key: ['factor', factorType, stateToken, options],
      started: beginStep(before, 'factor'),
      signal,
      call: async (client, machine, request) => {
        if (!stateToken) return invalidStep(machine);
        const verification = { ...options, stateToken };
        return withResponse(machine, await verify(client, factorType, verification, request));
      },
      fail: (error, machine) => retryStep(machine, error),
    });
  },
);
