'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import { PanelNotice } from '../panel/PanelNotice.tsx';
import { EmailField } from './EmailField.tsx';
import { readText, StepForm, type SubmitStep } from './StepForm.tsx';
import '../../messages/en/identity.ts';

export interface ForgotPasswordFormProps {
  /** The email address that the field has at first. */
  defaultEmail?: string;
  /** Sends the link. Returns why that failed, or nothing. */
  onSend: SubmitStep<{ email: string }>;
  /** Called to go back to the login. */
  onBack: () => void;
  /** Another login method if no link can be sent. */
  otherwise?: ReactNode;
}

/** Form for the email that receives the link for a new password. */
export function ForgotPasswordForm({
  defaultEmail,
  onSend,
  onBack,
  otherwise,
}: ForgotPasswordFormProps) {
  const { t } = useUi();
  return (
    <Panel title={t('identity.forgot.title')} description={t('identity.forgot.description')}>
      <StepForm onSend={(answers) => onSend({ email: readText(answers, 'email') })}>
        <EmailField defaultValue={defaultEmail} />
        {otherwise}
        <SubmitButton labels={{ loading: t('identity.forgot.pending') }} width="full">
          {t('identity.forgot.submit')}
        </SubmitButton>
      </StepForm>
      <PanelFooter>
        <Button emphasis="text" onClick={onBack}>
          {t('identity.backToLogIn')}
        </Button>
      </PanelFooter>
    </Panel>
  );
}

export interface RecoverySentProps {
  /** The email address to which the link was sent. */
  email: string;
  /** Called to send another message. */
  onAgain: () => void;
  /** Called to go back to the login. */
  onBack: () => void;
}

/** Confirmation that the link was sent. The text is the same whether or not there is an account. */
export function RecoverySent({ email, onAgain, onBack }: RecoverySentProps) {
  const { t } = useUi();
  return (
    <PanelNotice
      title={t('identity.forgot.sentTitle')}
      description={t('identity.forgot.sent', { email })}
      action={t('identity.backToLogIn')}
      onAction={onBack}
    >
      <PanelFooter>
        <Button emphasis="text" onClick={onAgain}>
          {t('identity.forgot.again')}
        </Button>
      </PanelFooter>
    </PanelNotice>
  );
}
