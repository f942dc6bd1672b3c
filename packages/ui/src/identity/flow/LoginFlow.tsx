'use client';

import { resendCooldownAtom, useAtom } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { Connections } from '../connections/Connections.tsx';
import type { LoginConnection } from '../connections/login-connection.ts';
import { ForgotPasswordForm, RecoverySent } from '../steps/ForgotPasswordForm.tsx';
import { HostedStep } from '../steps/HostedStep.tsx';
import { LoginForm } from '../steps/LoginForm.tsx';
import { ApprovalPending } from '../steps/LoginNotices.tsx';
import { RegisterForm } from '../steps/RegisterForm.tsx';
import { VerifyEmailForm } from '../steps/VerifyEmailForm.tsx';
import { navigateSecurely } from './navigate-securely.ts';
import { useLoginFlow } from './use-login-flow.ts';
import '../../messages/en/identity.ts';

export interface LoginFlowProps {
  /** The initial step. Default `logIn`. */
  start?: 'logIn' | 'register';
  /** A sentence below “Log in”, such as what waits meanwhile. */
  description?: ReactNode;
  /**
   * Called when the visitor is logged in, or has read that the account awaits approval. The login
   * may then close.
   */
  onDone: () => void;
  /** The page of this site on which a new password is set. */
  recoveryUrl: string;
  /** The page of this site that completes a login on the provider's page. */
  redirectUri: string;
  /** Navigates to the provider's page. Defaults to browser navigation. */
  navigate?: (url: string) => void;
  /**
   * Makes a member of the session token. By default in a hidden frame, where that is
   * barred in a popup, or else by leading there and back.
   */
  signIn?: (sessionToken: string) => Promise<unknown>;
  /** Providers and organizations that are also available for login. */
  connections?: readonly LoginConnection[];
  /** Other login methods, below an “or”. */
  alternatives?: ReactNode;
  /** A sentence with the password requirements. */
  passwordDescription?: ReactNode;
  /** Adds first and last name to the registration, both optional. */
  withNames?: boolean;
  /** Required consent of the registration: a `Checkbox` with a `name`. */
  consent?: ReactNode;
}

function getHostedReason({ isSecondProof, hosted }: ReturnType<typeof useLoginFlow>) {
  if (hosted.view?.isSlow) return 'slow';
  return isSecondProof ? 'secondProof' : 'elsewhere';
}

/** Time until another code can be requested. */
const TIMEOUT_MS = 30_000;

/**
 * A complete login on the storefront's atoms: login, registration, password recovery, email code,
 * captcha if required, approval, and the provider's page if only it can continue. See
 * docs/reference/states.mdx.
 */
export function LoginFlow({
  start = 'logIn',
  description,
  onDone,
  recoveryUrl,
  redirectUri,
  navigate,
  signIn,
  connections = [],
  alternatives,
  passwordDescription,
  withNames,
  consent,
}: LoginFlowProps) {
  const { t } = useUi();
  const [resendIn, wait] = useAtom(resendCooldownAtom);
  const flow = useLoginFlow({
    ...{ start, onDone, recoveryUrl, redirectUri, signIn },
    navigate: navigateSecurely(navigate),
  });
  const { email, go, hosted } = flow;
  const otherwise = flow.captcha === 'missing' && (
    <Button width="full" onClick={() => hosted.open()}>
      {t('identity.captcha.elsewhere')}
    </Button>
  );
  const captcha = (action: 'login' | 'register') =>
    typeof flow.captcha === 'number' ? (
      <CaptchaField action={action} attempt={flow.captcha} onElsewhere={() => hosted.open()} />
    ) : (
      otherwise
    );
  // Those of a domain are found by the address, and need no button.
  const listed = connections.filter(({ domains }) => !domains);

  switch (flow.step) {
    case 'logIn':
      return (
        <LoginForm
          defaultEmail={email}
          description={description}
          onSend={flow.sendLogIn}
          onForgot={(typedEmail) => go('forgot', typedEmail)}
          onRegister={(typedEmail) => go('register', typedEmail)}
          connections={connections}
          onConnection={flow.connect}
          captcha={captcha('login')}
          alternatives={
            (listed.length > 0 || alternatives) && (
              <>
                {listed.length > 0 && <Connections connections={listed} onSelect={flow.connect} />}
                {alternatives}
              </>
            )
          }
        />
      );
    case 'register':
      return (
        <RegisterForm
          defaultEmail={email}
          onSend={flow.sendRegister}
          onLogIn={(typedEmail) => go('logIn', typedEmail)}
          passwordDescription={passwordDescription}
          withNames={withNames}
          consent={consent}
          captcha={captcha('register')}
        />
      );
    case 'forgot':
      return (
        <ForgotPasswordForm
          defaultEmail={email}
          onSend={flow.sendLink}
          onBack={() => go('logIn')}
          otherwise={otherwise}
        />
      );
    case 'recoverySent':
      return <RecoverySent email={email} onAgain={() => go('forgot')} onBack={() => go('logIn')} />;
    case 'verify':
      return (
        <VerifyEmailForm
          email={email}
          onSend={flow.sendCode}
          onResend={async () => {
            const problem = await flow.resend();
            if (!problem) wait(TIMEOUT_MS);
            return problem;
          }}
          resendIn={Math.ceil(resendIn / 1000)}
          onBack={() => go('logIn')}
        />
      );
    case 'approval':
      return <ApprovalPending email={email} onDone={onDone} />;
    case 'hosted':
      return (
        <HostedStep
          reason={getHostedReason(flow)}
          waiting={hosted.view?.waiting && !hosted.view.isSlow}
          problem={hosted.view?.problem}
          onContinue={() => hosted.open()}
          onBack={() => go('logIn')}
        />
      );
  }
}
