import {
  type LoginMachine,
  logInAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  resetLoginAtom,
  sendRecoveryEmailAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
  verifyEmailAtom,
} from '@vitrine/atoms';
import { type LoginResult, LoginState } from '@vitrine/client/auth';
import { useEffect, useState } from 'react';
import type { StepRefusal } from '../problem.ts';
import type { RegisterAnswer } from '../steps/Register.tsx';
import { problemOf, toStepProblem } from './step-problem.ts';

/** What the person has chosen to do. */
export type Way = 'logIn' | 'register' | 'forgot' | 'recoverySent';

/** The step on show: the person's way, unless the login itself asks for something. */
export type FlowStep = Way | 'verify' | 'approval' | 'hosted';

export interface LoginFlowOptions {
  start: Way;
  /** Makes a member of the session token. */
  signIn: (sessionToken: string) => Promise<void>;
  onDone: () => void;
  /** The page on which a new password is set. */
  recoveryUrl: string;
}

function stepOf({ result, challenge }: LoginMachine, way: Way): FlowStep {
  if (challenge) return 'hosted';
  if (result.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED) return 'verify';
  if (result.loginState === LoginState.OWNER_APPROVAL_REQUIRED) return 'approval';
  return way;
}

/** Follows a login from its first answer to its end. */
export function useLoginFlow({ start, signIn, onDone, recoveryUrl }: LoginFlowOptions) {
  const { store, client } = useStorefront();
  const machine = useAtomValue(loginAtom);
  const [way, setWay] = useState(start);
  const [email, setEmail] = useState('');
  const logIn = useSetAtom(logInAtom);
  const register = useSetAtom(registerAtom);
  const verify = useSetAtom(verifyEmailAtom);
  const resend = useSetAtom(resendCodeAtom);
  const sendLink = useSetAtom(sendRecoveryEmailAtom);
  const reset = useSetAtom(resetLoginAtom);
  // What one person began is not there for whoever opens it next.
  useEffect(() => () => reset(), [reset]);

  const follow = async (result: LoginResult): Promise<StepRefusal | undefined> => {
    if (result.loginState !== LoginState.SUCCESS) {
      const reached = store.get(loginAtom);
      return stepOf(reached, way) === way ? toStepProblem(reached.problem) : undefined;
    }
    try {
      await signIn(result.data.sessionToken);
    } catch (error) {
      return problemOf(error);
    }
    onDone();
    return undefined;
  };

  return {
    step: stepOf(machine, way),
    email,
    go: (to: Way, typed = email) => {
      setEmail(typed);
      reset();
      setWay(to);
    },
    sendLogIn: async (answer: { email: string; password: string }) => {
      setEmail(answer.email);
      return follow(await logIn(answer));
    },
    sendRegister: async ({ email: address, password, ...profile }: RegisterAnswer) => {
      setEmail(address);
      return follow(await register({ email: address, password, profile }));
    },
    sendCode: async ({ code }: { code: string }) => {
      const result = await verify(code);
      const { problem } = store.get(loginAtom);
      return problem ? problemOf(problem, 'wrongCode') : follow(result);
    },
    resend: async () => {
      await resend();
    },
    sendLink: async ({ email: address }: { email: string }) => {
      setEmail(address);
      try {
        const redirect = { url: recoveryUrl, clientId: client.settings.clientId };
        await sendLink({ email: address, redirect });
      } catch (error) {
        return problemOf(error);
      }
      setWay('recoverySent');
      return undefined;
    },
  };
}
