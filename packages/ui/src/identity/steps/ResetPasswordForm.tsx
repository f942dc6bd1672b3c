'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import { PanelNotice } from '../panel/PanelNotice.tsx';
import { HiddenUsername } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { readSecret, StepForm, type SubmitStep } from './StepForm.tsx';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

export interface ResetPasswordFormProps {
  /** Email of the account, if the link contains it. */
  email?: string;
  /** Sets the password. Returns why that failed, or nothing. */
  onSend: SubmitStep<{ password: string }>;
  /** A sentence with the password requirements. */
  passwordDescription?: ReactNode;
}

/** Sets a new password by the link of an email. */
export function ResetPasswordForm({
  email = '',
  onSend,
  passwordDescription,
}: ResetPasswordFormProps) {
  const { t } = useUi();
  return (
    <Panel secret title={t('identity.reset.title')} description={email || undefined}>
      <StepForm onSend={(answers) => onSend({ password: readSecret(answers) })}>
        <HiddenUsername email={email} />
        <NewPasswordField label={t('identity.reset.password')} hint={passwordDescription} />
        <SubmitButton labels={{ loading: t('identity.reset.pending') }} width="full">
          {t('identity.reset.submit')}
        </SubmitButton>
      </StepForm>
    </Panel>
  );
}

/** Confirmation that the password is set. It does not log in automatically. */
export function ResetDone({
  onLogIn,
}: {
  /** Called to log in with the new password. */
  onLogIn: () => void;
}) {
  const { t } = useUi();
  return (
    <PanelNotice
      title={t('identity.reset.doneTitle')}
      description={t('identity.reset.done')}
      action={t('common.logIn')}
      onAction={onLogIn}
    />
  );
}

/** The link can't be used any more; another one can be sent. */
export function LinkEnded({
  onAgain,
  onBack,
}: {
  /** Called to request another link. */
  onAgain: () => void;
  /** Called to go back to the login. */
  onBack: () => void;
}) {
  const { t } = useUi();
  return (
    <PanelNotice
      title={t('identity.reset.endedTitle')}
      description={t('identity.reset.ended')}
      action={t('identity.reset.again')}
      onAction={onAgain}
    >
      <PanelFooter>
        <Button emphasis="text" onClick={onBack}>
          {t('identity.backToLogIn')}
        </Button>
      </PanelFooter>
    </PanelNotice>
  );
}
