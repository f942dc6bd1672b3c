import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Notice } from '../panel/Notice.tsx';
import { Aside, Panel } from '../panel/Panel.tsx';
import { HiddenUsername } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type Send, StepForm, secret } from './StepForm.tsx';

export interface ResetProps {
  /** Whose password it is, where the link tells. */
  email?: string;
  onSend: Send<{ password: string }>;
  passwordHint?: ReactNode;
}

/** Sets a new password by the link of an e-mail. */
export function Reset({ email = '', onSend, passwordHint }: ResetProps) {
  const { t } = useUi();
  return (
    <Panel secret title={t('identity.reset.title')} lead={email || undefined}>
      <StepForm onSend={(answers) => onSend({ password: secret(answers) })}>
        <HiddenUsername email={email} />
        <NewPasswordField label={t('identity.reset.password')} hint={passwordHint} />
        <SubmitButton labels={{ pending: t('identity.reset.pending') }} width="full">
          {t('identity.reset.submit')}
        </SubmitButton>
      </StepForm>
    </Panel>
  );
}

/** The password is set; it logs nobody in by itself. */
export function ResetDone({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useUi();
  return (
    <Notice
      title={t('identity.reset.doneTitle')}
      lead={t('identity.reset.done')}
      action={t('identity.logIn.submit')}
      onAction={onLogIn}
    />
  );
}

/** The link can't be used any more; another one can be sent. */
export function LinkEnded({ onAgain, onBack }: { onAgain: () => void; onBack: () => void }) {
  const { t } = useUi();
  return (
    <Notice
      title={t('identity.reset.endedTitle')}
      lead={t('identity.reset.ended')}
      action={t('identity.reset.again')}
      onAction={onAgain}
    >
      <Aside>
        <Button emphasis="text" onClick={onBack}>
          {t('identity.backToLogIn')}
        </Button>
      </Aside>
    </Notice>
  );
}
