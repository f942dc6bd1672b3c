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
import { atom } from 'jotai/vanilla';
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
import { machineAtom, runLoginAtom } from './run-login.ts';

/** State of the login or the registration. See docs/reference/states.md. */
export const loginAtom = atom((get): LoginMachine => get(machineAtom));

function getOptions({ password, captchaTokens: solved }: LoginParams) {
  const captchaTokens = toCaptchaTokens(solved);
  return { password, ...(captchaTokens && { captchaTokens }) };
}

/**
 * Logs in by email and password. It resolves with the login state, whatever the platform's
 * response; with SUCCESS, `beginHostedLoginAtom` exchanges the session token for a member's tokens.
 * See docs/reference/identity.md.
 */
export const logInAtom = atom(null, (get, set, params: LoginParams): Promise<LoginResult> => {
  const { email } = params;
  return set(runLoginAtom, {
    key: ['login', params],
    started: startLogin('login', email),
    ...withCaptcha(get, {
      action: 'login',
      params,
      send: (client, captchaTokens) =>
        loginV2(client, { email }, getOptions({ ...params, captchaTokens })),
      toFailure: toLoginFailure,
    }),
  });
});

/** Registers by email and password; as `logInAtom`. See docs/reference/identity.md. */
export const registerAtom = atom(null, (get, set, params: RegisterParams): Promise<LoginResult> => {
  const { email, profile } = params;
  return set(runLoginAtom, {
    key: ['register', params],
    started: startLogin('register', email),
    ...withCaptcha(get, {
      action: 'register',
      params,
      send: (client, captchaTokens) =>
        registerV2(
          client,
          { email },
          { ...getOptions({ ...params, captchaTokens }), ...(profile && { profile }) },
        ),
      toFailure: toRegistrationFailure,
    }),
  });
});

/** Logs in with the token of another identity provider. See docs/reference/identity.md. */
export const logInWithTokenParamsAtom = atom(
  null,
  (_get, set, params: TokenParamsLogin): Promise<LoginResult> =>
    set(runLoginAtom, {
      key: ['token-params', params],
      started: startLogin('login', null),
      call: async (client, machine) =>
        withResponse(machine, await loginWithIdpConnectionTokenParams(client, params)),
      fail: (error, machine) => rejected(machine, error, toLoginFailure(error)),
    }),
);

/** The token that the login waits with for the code of the email. */
const getStateToken = ({ result }: LoginMachine): string | undefined =>
  result.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED ? result.data.stateToken : undefined;

/**
 * Verifies the email with its code; spaces in it are ignored. After a rejected code or a network
 * failure the login stays in its state, with the problem. See docs/reference/states.md and
 * docs/reference/identity.md.
 */
export const verifyEmailAtom = atom(null, (get, set, code: string): Promise<LoginResult> => {
  const before = get(machineAtom);
  const stateToken = getStateToken(before);
  return set(runLoginAtom, {
    key: ['verify', stateToken, code],
    started: beginStep(before, 'verify'),
    call: async (client, machine) => {
      if (!stateToken) return invalidStep(machine);
      const digits = code.replaceAll(/\s/g, '');
      return withResponse(
        machine,
        await verifyDuringAuthentication(client, digits, { stateToken }),
      );
    },
    fail: (error, machine) => retryStep(machine, error),
  });
});

/** Sends another code; the login keeps waiting. See docs/reference/identity.md. */
export const resendCodeAtom = atom(null, (get, set): Promise<LoginResult> => {
  const before = get(machineAtom);
  const stateToken = getStateToken(before);
  return set(runLoginAtom, {
    key: ['resend', stateToken],
    started: beginStep(before, 'resend'),
    call: async (client, machine) => {
      if (!stateToken) return invalidStep(machine);
      const answer = await resendDuringAuthentication(client, stateToken);
      // The response need not repeat the token of a continuing state.
      return withResponse(machine, { stateToken, ...answer });
    },
    fail: (error, machine) => retryStep(machine, error),
  });
});

/** The code of another factor; its state token is the challenge's by default. */
export interface FactorVerification extends VerifyOptions {
  factorType: FactorType;
}

/** Verifies another factor besides the password. See docs/reference/identity.md. */
export const verifyFactorAtom = atom(
  null,
  (get, set, { factorType, ...options }: FactorVerification): Promise<LoginResult> => {
    const before = get(machineAtom);
    const stateToken = options.stateToken ?? before.challenge?.stateToken;
    return set(runLoginAtom, {
      key: ['factor', factorType, stateToken, options],
      started: beginStep(before, 'factor'),
      call: async (client, machine) => {
        if (!stateToken) return invalidStep(machine);
        return withResponse(machine, await verify(client, factorType, { ...options, stateToken }));
      },
      fail: (error, machine) => retryStep(machine, error),
    });
  },
);
