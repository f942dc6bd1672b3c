import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Notice } from '../panel/Notice.tsx';
import { Aside, Panel } from '../panel/Panel.tsx';
import { EmailField } from './EmailField.tsx';
import { type Send, StepForm, typed } from './StepForm.tsx';

export interface ForgotProps {
  defaultEmail?: string;
  onSend: Send<{ email: string }>;
  onBack: () => void;
  /** Another way in, where no link can be sent. */
  otherwise?: ReactNode;
}

/** Asks where to send the link for a new password. */
export function Forgot({ defaultEmail, onSend, onBack, otherwise }: ForgotProps) {
  const { t } = useUi();
  return (
    <Panel title={t('identity.forgot.title')} lead={t('identity.forgot.lead')}>
      <StepForm onSend={(answers) => onSend({ email: typed(answers, 'email') })}>
        <EmailField defaultValue={defaultEmail} />
        {otherwise}
        <SubmitButton labels={{ pending: t('identity.forgot.pending') }} width="full">
          {t('identity.forgot.submit')}
        </SubmitButton>
      </StepForm>
      <Aside>
        <Button emphasis="text" onClick={onBack}>
          {t('identity.backToLogIn')}
        </Button>
      </Aside>
    </Panel>
  );
}

export interface RecoverySentProps {
  email: string;
  onAgain: () => void;
  onBack: () => void;
}

/** The link is on its way: the same words whether there is an account or not. */
export function RecoverySent({ email, onAgain, onBack }: RecoverySentProps) {
  const { t } = useUi();
  return (
    <Notice
      title={t('identity.forgot.sentTitle')}
      lead={t('identity.forgot.sent', { email })}
      action={t('identity.backToLogIn')}
      onAction={onBack}
    >
      <Aside>
        <Button emphasis="text" onClick={onAgain}>
          {t('identity.forgot.again')}
        </Button>
      </Aside>
    </Notice>
  );
}
