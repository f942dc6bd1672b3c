import { beginHostedLoginAtom, logInDirectlyAtom, useSetAtom } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { Forgot, RecoverySent } from '../steps/Forgot.tsx';
import { LogIn } from '../steps/LogIn.tsx';
import { ApprovalPending, HostedStep } from '../steps/Notices.tsx';
import { Register } from '../steps/Register.tsx';
import { Verify } from '../steps/Verify.tsx';
import { useCountdown } from './use-countdown.ts';
import { useLoginFlow } from './use-login-flow.ts';

export interface LoginFlowProps {
  /** Where it begins. Default `logIn`. */
  start?: 'logIn' | 'register';
  /** A sentence below “Log in”, such as what waits meanwhile. */
  lead?: ReactNode;
  /** The person is a member, or has read that the account waits: the place of the login may close. */
  onDone: () => void;
  /** The page of this site on which a new password is set. */
  recoveryUrl: string;
  /** The page of this site that ends a login on the provider's own page. */
  returnUrl: string;
  /** Leads to the provider's page. The browser's own way unless told otherwise. */
  navigate?: (url: string) => void;
  /** Makes a member of the session token: in a hidden frame unless told otherwise. */
  signIn?: (sessionToken: string) => Promise<unknown>;
  /** Other ways to log in, below an “or”. */
  alternatives?: ReactNode;
  passwordHint?: ReactNode;
  withNames?: boolean;
  consent?: ReactNode;
}

/** Seconds before another code may be asked for. */
const patience = 30;

const byAddress = (url: string) => location.assign(url);

/**
 * A whole login over the storefront's atoms: log in, register, a forgotten password, the code of an
 * e-mail, approval, and the provider's page where only it can go on. Specification 4.
 */
export function LoginFlow({
  start = 'logIn',
  lead,
  onDone,
  recoveryUrl,
  returnUrl,
  navigate = byAddress,
  signIn,
  alternatives,
  passwordHint,
  withNames,
  consent,
}: LoginFlowProps) {
  const direct = useSetAtom(logInDirectlyAtom);
  const beginHosted = useSetAtom(beginHostedLoginAtom);
  const [resendIn, wait] = useCountdown(patience);
  const goHosted = async (sessionToken?: string) => {
    const originalUri = location.pathname + location.search;
    const session = sessionToken === undefined ? {} : { sessionToken };
    navigate((await beginHosted({ redirectUri: returnUrl, originalUri, ...session })).authUrl);
  };
  const flow = useLoginFlow({
    start,
    onDone,
    recoveryUrl,
    signIn: async (sessionToken) => {
      await (signIn ?? ((token) => direct({ sessionToken: token })))(sessionToken).catch(
        // Where a frame can't help, the provider's page asks nothing and leads straight back.
        (error: { name?: string }) => {
          if (error.name !== 'AuthorizationError') throw error;
          return goHosted(sessionToken);
        },
      );
    },
  });
  const { email, go } = flow;

  switch (flow.step) {
    case 'logIn':
      return (
        <LogIn
          defaultEmail={email}
          lead={lead}
          onSend={flow.sendLogIn}
          onForgot={(typed) => go('forgot', typed)}
          onRegister={(typed) => go('register', typed)}
          alternatives={alternatives}
        />
      );
    case 'register':
      return (
        <Register
          defaultEmail={email}
          onSend={flow.sendRegister}
          onLogIn={(typed) => go('logIn', typed)}
          passwordHint={passwordHint}
          withNames={withNames}
          consent={consent}
        />
      );
    case 'forgot':
      return <Forgot defaultEmail={email} onSend={flow.sendLink} onBack={() => go('logIn')} />;
    case 'recoverySent':
      return <RecoverySent email={email} onAgain={() => go('forgot')} onBack={() => go('logIn')} />;
    case 'verify':
      return (
        <Verify
          email={email}
          onSend={flow.sendCode}
          onResend={async () => {
            await flow.resend();
            wait();
          }}
          resendIn={resendIn}
        />
      );
    case 'approval':
      return <ApprovalPending email={email} onDone={onDone} />;
    case 'hosted':
      return <HostedStep onContinue={() => void goHosted()} />;
  }
}
