'use client';

import { useRef, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { CodeField } from '../../primitives/code-field/CodeField.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import type { FieldErrors } from '../../primitives/form/form-context.ts';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import { isAbortError } from '../problems/is-abort-error.ts';
import { getProblemMessage, type StepProblem } from '../problems/step-problem.ts';
import { HiddenUsername } from './EmailField.tsx';
import { StepForm, type StepFormHandle, type SubmitStep } from './StepForm.tsx';
import '../../messages/en/identity.ts';

export interface VerifyEmailFormProps {
  /** The email address to which the code was sent. */
  email: string;
  /** Sends the code. Returns why that failed, or nothing. */
  onSend: SubmitStep<{ code: string }>;
  /** Sends another code. Returns why that failed, or nothing. */
  onResend: () => Promise<StepProblem | undefined>;
  /** Seconds until another code can be requested. */
  resendIn?: number;
  /** Called to begin the login again, as when it has expired. Without it, there is no button for it. */
  onBack?: () => void;
}

const fields: Partial<Record<StepProblem, string>> = { wrongCode: 'code', ended: 'code' };
const length = 6;

/**
 * The code from an email. The sixth digit submits it; a wrong code stays so that it can be
 * corrected.
 */
export function VerifyEmailForm({
  email,
  onSend,
  onResend,
  resendIn = 0,
  onBack,
}: VerifyEmailFormProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const form = useRef<StepFormHandle>(null);
  const [code, setCode] = useState('');
  const [isResent, setIsResent] = useState(false);
  const [resendProblem, setResendProblem] = useState<StepProblem>();
  const resend = async () => {
    let problem: StepProblem | undefined;
    try {
      problem = await onResend();
    } catch (error) {
      if (isAbortError(error)) return;
      throw error;
    }
    setResendProblem(problem);
    if (problem) return;
    setCode('');
    setIsResent(true);
    announce(t('identity.verify.resent', { email }));
  };
  const check = (): FieldErrors =>
    code.length < length ? { code: t('identity.verify.enterCode') } : {};
  return (
    <Panel
      title={t('identity.verify.title')}
      description={t(isResent ? 'identity.verify.resent' : 'identity.verify.description', {
        email,
      })}
    >
      <StepForm ref={form} onSend={() => onSend({ code })} validate={check} fields={fields}>
        <HiddenUsername email={email} />
        <Field label={t('identity.verify.code')} name="code" required>
          <CodeField
            length={length}
            value={code}
            onValueChange={setCode}
            onComplete={() => form.current?.submit()}
          />
        </Field>
        <SubmitButton labels={{ loading: t('identity.verify.pending') }} width="full">
          {t('identity.verify.submit')}
        </SubmitButton>
      </StepForm>
      {resendProblem && <Callout tone="danger">{t(getProblemMessage(resendProblem))}</Callout>}
      <PanelFooter>
        <Button emphasis="text" disabled={resendIn > 0} onClick={resend}>
          {resendIn > 0
            ? t('identity.verify.resendIn', { count: resendIn })
            : t('identity.verify.resend')}
        </Button>
      </PanelFooter>
      {onBack && (
        <PanelFooter>
          <Button emphasis="text" onClick={onBack}>
            {t('identity.backToLogIn')}
          </Button>
        </PanelFooter>
      )}
    </Panel>
  );
}
