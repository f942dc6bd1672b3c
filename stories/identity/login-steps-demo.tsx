import { Button, Icon, Login, type StepProblem } from '@vitrine/ui';
import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { Backdrop } from '../lib/Backdrop.tsx';

export const email = 'inger@holmstrom.dk';

/** Mock callbacks of the host; each is cleared before a story. */
export const host = {
  send: fn<(values: object) => Promise<StepProblem | undefined>>(),
  go: fn<(to: string, email?: string) => void>(),
};

/** Responds to a submission with a problem, or never for `pending`. */
export const respondingWith = (response?: StepProblem | 'pending') => () => {
  host.go.mockClear();
  host.send.mockReset();
  host.send.mockImplementation(() =>
    response === 'pending' ? new Promise(() => {}) : Promise.resolve(response),
  );
};

const link = (
  <Button size="large" width="full">
    <Icon as={Mail} /> Email me a link
  </Button>
);

/** All steps, as on a storefront. */
export const steps = {
  logIn: (
    <Login.LoginForm
      defaultEmail={email}
      description="We hold your seats while you log in."
      onSend={host.send}
      onForgot={(typed) => host.go('forgot', typed)}
      onRegister={(typed) => host.go('register', typed)}
      alternatives={link}
    />
  ),
  register: (
    <Login.RegisterForm
      withNames
      passwordDescription="Eight characters or more."
      onSend={host.send}
      onLogIn={(typed) => host.go('logIn', typed)}
    />
  ),
  forgot: (
    <Login.ForgotPasswordForm
      defaultEmail={email}
      onSend={host.send}
      onBack={() => host.go('logIn')}
    />
  ),
  recoverySent: (
    <Login.RecoverySent
      email={email}
      onAgain={() => host.go('again')}
      onBack={() => host.go('logIn')}
    />
  ),
  reset: (
    <Login.ResetPasswordForm
      email={email}
      passwordDescription="Eight characters or more."
      onSend={host.send}
    />
  ),
  resetDone: <Login.ResetDone onLogIn={() => host.go('logIn')} />,
  verify: (
    <Login.VerifyEmailForm
      email={email}
      onSend={host.send}
      onResend={async () => {
        host.go('resend');
        return undefined;
      }}
    />
  ),
  verifyLater: (
    <Login.VerifyEmailForm
      email={email}
      resendIn={24}
      onSend={host.send}
      onResend={async () => undefined}
    />
  ),
  approval: <Login.ApprovalPending email={email} onDone={() => host.go('done')} />,
  hosted: <Login.HostedStep onContinue={() => host.go('hosted')} />,
  hostedClosed: (
    <Login.HostedStep
      reason="elsewhere"
      problem="closed"
      onContinue={() => host.go('hosted')}
      onBack={() => host.go('logIn')}
    />
  ),
  hostedTimedOut: <Login.HostedStep problem="timedOut" onContinue={() => host.go('hosted')} />,
  hostedRejected: <Login.HostedStep problem="rejected" onContinue={() => host.go('hosted')} />,
  hostedSlow: (
    <Login.HostedStep
      reason="slow"
      onContinue={() => host.go('hosted')}
      onBack={() => host.go('logIn')}
    />
  ),
  hostedWaiting: <Login.HostedStep waiting onContinue={() => host.go('hosted')} />,
  linkEnded: <Login.LinkEnded onAgain={() => host.go('again')} onBack={() => host.go('logIn')} />,
  ended: (
    <Login.SessionEnded onLogIn={() => host.go('logIn')} onDismiss={() => host.go('dismiss')} />
  ),
} satisfies Record<string, ReactNode>;

export type StepName = keyof typeof steps;

/** A step in its dialog, over a page. */
export function InDialog({ step }: { step: StepName }) {
  const [isOpen, setOpen] = useState(true);
  const translate = useDemoLanguage();
  return (
    <Backdrop>
      <Button onClick={() => setOpen(true)}>{translate('Log in')}</Button>
      <Login.Dialog open={isOpen} onOpenChange={setOpen}>
        {translate<ReactNode>(steps[step])}
      </Login.Dialog>
    </Backdrop>
  );
}
