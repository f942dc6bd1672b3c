'use client';

import {
  adoptIdentityAtom,
  captchaPortAtom,
  type LoginMachine,
  logInAtom,
  logInWithTokenParamsAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  resetLoginAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
  verifyEmailAtom,
} from '@vitrine/atoms';
import { type LoginResult, LoginState } from '@vitrine/client/auth';
import { useEffect, useState } from 'react';
import type { LoginConnection } from '../connections/login-connection.ts';
import type { StepProblem, StepRejection } from '../problems/step-problem.ts';
import { toProblem, toStepProblem } from '../problems/to-step-problem.ts';
import type { LoginFormValues } from '../steps/LoginForm.tsx';
import type { RegisterFormValues } from '../steps/RegisterForm.tsx';
import { type HostedLoginOptions, useHostedLogin } from './use-hosted-login.ts';
import { useRecoveryEmail } from './use-recovery-email.ts';

/** The view selected by the user. */
export type LoginView = 'logIn' | 'register' | 'forgot' | 'recoverySent';

/** The visible step: the user's view, unless the login requires another step. */
export type FlowStep = LoginView | 'verify' | 'approval' | 'hosted';

export interface LoginFlowOptions extends HostedLoginOptions {
  start: LoginView;
  /** Logs in with the session token through the host's own implementation. */
  signIn?: ((sessionToken: string) => Promise<unknown>) | undefined;
  /** The page on which a new password is set. */
  recoveryUrl: string;
}

function getStep({ result, challenge }: LoginMachine, view: LoginView): FlowStep {
  if (challenge) return 'hosted';
  if (result.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED) return 'verify';
  if (result.loginState === LoginState.OWNER_APPROVAL_REQUIRED) return 'approval';
  return view;
}

const ofCaptcha: ReadonlySet<string> = new Set([
  'missingCaptchaToken',
  'invalidCaptchaToken',
  'captchaUnavailable',
] satisfies StepProblem[]);

const withCaptcha = (recaptchaToken: string | undefined) =>
  recaptchaToken ? { captchaTokens: { recaptchaToken } } : {};

/** Follows a login from its first answer to its end. */
export function useLoginFlow({ start, signIn, recoveryUrl, ...options }: LoginFlowOptions) {
  const { store } = useStorefront();
  const machine = useAtomValue(loginAtom);
  const hasCaptcha = useAtomValue(captchaPortAtom) !== null;
  const [view, setView] = useState(start);
  const [email, setEmail] = useState('');
  /**
   * Number of submissions since the visible captcha is shown, or `missing` if it is unavailable.
   */
  const [captcha, setCaptcha] = useState<number | 'missing'>();
  const hosted = useHostedLogin(options);
  const logIn = useSetAtom(logInAtom);
  const logInWith = useSetAtom(logInWithTokenParamsAtom);
  const register = useSetAtom(registerAtom);
  const verify = useSetAtom(verifyEmailAtom);
  const resend = useSetAtom(resendCodeAtom);
  const reset = useSetAtom(resetLoginAtom);
  const adopt = useSetAtom(adoptIdentityAtom);
  const sendLink = useRecoveryEmail(recoveryUrl);
  // The state of one user must not be visible to the next one who opens the login.
  useEffect(() => () => reset(), [reset]);

  const signedIn = async (sessionToken: string): Promise<StepProblem | undefined> => {
    if (!signIn) {
      await hosted.signIn(sessionToken);
      return undefined;
    }
    try {
      await signIn(sessionToken);
    } catch (error) {
      // If the host's implementation cannot complete the login, the provider's page redirects back
      // without a form.
      if ((error as { name?: string }).name !== 'AuthorizationError') return toProblem(error);
      hosted.open(sessionToken);
      return undefined;
    }
    adopt(sessionToken);
    options.onDone();
    return undefined;
  };

  const follow = async (result: LoginResult): Promise<StepRejection | undefined> => {
    if (result.loginState === LoginState.SUCCESS) return signedIn(result.data.sessionToken);
    const reached = store.get(loginAtom);
    if (getStep(reached, view) !== view) return undefined;
    const isCaptchaRequired = result.loginState === LoginState.USER_CAPTCHA_REQUIRED;
    const problem = toStepProblem(reached.problem);
    if (isCaptchaRequired && hasCaptcha) {
      setCaptcha((tries) => (typeof tries === 'number' ? tries + 1 : 0));
      return 'missingCaptchaToken';
    }
    if (typeof problem === 'string' && ofCaptcha.has(problem)) {
      setCaptcha('missing');
      return 'captchaUnavailable';
    }
    // A token is good for one try, whatever became of that.
    setCaptcha((tries) => (typeof tries === 'number' ? tries + 1 : tries));
    return problem;
  };

  return {
    step: hosted.view ? ('hosted' as const) : getStep(machine, view),
    email,
    hosted,
    captcha,
    /** The provider requires more than a password, which only its own page supports. */
    isSecondProof: machine.challenge !== null,
    go: (to: LoginView, typedEmail = email) => {
      setEmail(typedEmail);
      reset();
      hosted.leave();
      setCaptcha(undefined);
      setView(to);
    },
    sendLogIn: async ({ captchaToken, ...answer }: LoginFormValues) => {
      setEmail(answer.email);
      return follow(await logIn({ ...answer, ...withCaptcha(captchaToken) }));
    },
    sendRegister: async (answer: RegisterFormValues) => {
      const { email: address, password, captchaToken, ...profile } = answer;
      setEmail(address);
      const captcha = withCaptcha(captchaToken);
      return follow(await register({ email: address, password, profile, ...captcha }));
    },
    /** Logs in by a connection: with what it vouches for, or on the provider's page. */
    connect: async ({ id, prove }: LoginConnection): Promise<StepProblem | undefined> => {
      if (!prove) {
        hosted.open();
        return undefined;
      }
      const tokenParams = await prove().catch(() => undefined);
      if (!tokenParams) return 'notProven';
      const rejection = await follow(await logInWith({ idpConnectionId: id, tokenParams }));
      // Rejection codes refer to an email and a password, which were not entered here.
      const isUntried = rejection === 'unreachable' || rejection === 'session';
      return rejection && !isUntried ? 'notProven' : rejection;
    },
    sendCode: async ({ code }: { code: string }) => {
      const result = await verify(code);
      const { problem } = store.get(loginAtom);
      return problem ? toProblem(problem, 'wrongCode') : follow(result);
    },
    resend: async (): Promise<StepProblem | undefined> => {
      await resend();
      const { problem } = store.get(loginAtom);
      return problem ? toProblem(problem) : undefined;
    },
    sendLink: async ({ email: address }: { email: string }) => {
      setEmail(address);
      const problem = await sendLink(address);
      if (problem === 'captchaUnavailable') setCaptcha('missing');
      // The user may have gone back to the login meanwhile.
      if (!problem) setView((current) => (current === 'forgot' ? 'recoverySent' : current));
      return problem;
    },
  };
}
