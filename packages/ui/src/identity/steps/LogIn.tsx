import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Aside, Panel } from '../panel/Panel.tsx';
import type { StepRefusal } from '../problem.ts';
import { EmailField } from './EmailField.tsx';
import { Or } from './Or.tsx';
import { type Send, StepForm, type StepFormHandle, secret, typed } from './StepForm.tsx';

export interface LogInProps {
  /** The address of an earlier step. */
  defaultEmail?: string;
  /** A sentence below the title, such as what waits meanwhile. */
  lead?: ReactNode;
  onSend: Send<{ email: string; password: string }>;
  /** The person wants a new password; what stands in the field goes along. */
  onForgot: (email: string) => void;
  /** The person wants an account; without it nothing offers one. */
  onRegister?: (email: string) => void;
  /** Other ways to log in, below an “or”. */
  alternatives?: ReactNode;
  /** The provider's check that this is a person. */
  captcha?: ReactNode;
}

const doesNotMatch = (problem: StepRefusal | undefined) =>
  problem === 'invalidEmail' || problem === 'invalidPassword';

/** E-mail and password. A wrong pair keeps the e-mail and empties the password. */
export function LogIn({
  defaultEmail,
  lead,
  onSend,
  onForgot,
  onRegister,
  alternatives,
  captcha,
}: LogInProps) {
  const { t } = useUi();
  const form = useRef<StepFormHandle>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const send = async (answers: FormData) => {
    const problem = await onSend({ email: typed(answers, 'email'), password: secret(answers) });
    if (doesNotMatch(problem)) {
      setAttempt((count) => count + 1);
      setWrong(true);
    }
    return problem;
  };
  const email = () => form.current?.answer('email').trim() ?? '';
  return (
    <Panel title={t('identity.logIn.title')} lead={lead}>
      <StepForm ref={form} onSend={send}>
        <EmailField defaultValue={defaultEmail} />
        <Field
          label={t('identity.password')}
          name="password"
          required
          problems={{ valueMissing: t('identity.logIn.enterPassword') }}
          action={
            <Button emphasis="text" onClick={() => onForgot(email())}>
              {t('identity.logIn.reset')}
            </Button>
          }
        >
          <PasswordField
            key={attempt}
            autoComplete="current-password"
            aria-invalid={isWrong || undefined}
            onInput={() => setWrong(false)}
          />
        </Field>
        {captcha}
        <SubmitButton labels={{ pending: t('identity.logIn.pending') }} width="full">
          {t('identity.logIn.submit')}
        </SubmitButton>
      </StepForm>
      {alternatives && (
        <>
          <Or />
          {alternatives}
        </>
      )}
      {onRegister && (
        <Aside question={t('identity.logIn.newHere')}>
          <Button emphasis="text" onClick={() => onRegister(email())}>
            {t('identity.logIn.create')}
          </Button>
        </Aside>
      )}
    </Panel>
  );
}
