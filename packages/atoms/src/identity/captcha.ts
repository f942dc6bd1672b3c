import { type Client, PlatformError } from '@vitrine/client';
import type { CaptchaAction, CaptchaTokens, LoginFailure, LoginParams } from '@vitrine/client/auth';
import type { AuthenticationResponse } from '@vitrine/client/identity';
import type { Getter } from 'jotai/vanilla';
import { captchaPortAtom, clientAtom } from '../storefront.ts';
import { type LoginMachine, rejected, withResponse } from './login-machine.ts';
import type { LoginRequest, LoginRun } from './run-login.ts';

/** A step that the platform may want a captcha for. */
interface GuardedStep {
  action: CaptchaAction;
  params: LoginParams;
  send: (
    client: Client,
    captchaTokens: CaptchaTokens | undefined,
    request: LoginRequest,
  ) => Promise<AuthenticationResponse>;
  toFailure: (error: PlatformError) => LoginFailure;
}

/**
 * Runs a step that may need a captcha. If the silent one is requested and there is a port, it is
 * solved and the step is sent once more; the user only notices the delay.
 */
export function withCaptcha(
  get: Getter,
  { action, params, send, toFailure }: GuardedStep,
): Pick<LoginRun, 'call' | 'fail'> {
  let tokens = params.captchaTokens;
  const isSolved = () => Boolean(tokens?.invisibleRecaptchaToken || tokens?.recaptchaToken);
  const needsSilent = (error: unknown) =>
    error instanceof PlatformError &&
    toFailure(error).errorCode === 'missingCaptchaToken' &&
    Boolean(get(clientAtom).settings.captcha?.invisible);

  const call = async (client: Client, machine: LoginMachine, request: LoginRequest) => {
    try {
      return withResponse(machine, await send(client, tokens, request));
    } catch (error) {
      const port = get(captchaPortAtom);
      if (!port || isSolved() || !needsSilent(error)) throw error;
      tokens = { invisibleRecaptchaToken: await port.solveSilently(action, request) };
      request.signal.throwIfAborted();
      return withResponse(machine, await send(client, tokens, request));
    }
  };
  const fail = (error: PlatformError, machine: LoginMachine) => {
    const { captcha } = get(clientAtom).settings;
    const captchas = { ...captcha, silentWasTried: isSolved() };
    return rejected(machine, error, toFailure(error), captchas);
  };
  return { call, fail };
}
