import { type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Aside, Panel } from '../panel/Panel.tsx';
import type { StepProblem } from '../problem.ts';
import { EmailField } from './EmailField.tsx';
import { Names } from './Names.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { captchaIn, type Send, StepForm, type StepFormHandle, secret, typed } from './StepForm.tsx';

/** What a person says of themselves; names only when they are asked for and given. */
export interface RegisterAnswer {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  /** Of the visible captcha, where the step has one. */
  captchaToken?: string;
}

export interface RegisterProps {
  defaultEmail?: string;
  lead?: ReactNode;
  onSend: Send<RegisterAnswer>;
  onLogIn: (email: string) => void;
  /** What a password must have here, in a sentence. */
  passwordHint?: ReactNode;
  /** Asks for first and last name too; both may stay empty. */
  withNames?: boolean;
  /** What must be accepted: a `Checkbox` with a `name`. */
  consent?: ReactNode;
  /** The provider's check that this is a person, a field named `captcha`. */
  captcha?: ReactNode;
}

const fields: Partial<Record<StepProblem, string>> = {
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
  emailAlreadyExists: 'email',
  invalidEmail: 'email',
};

/** A new account. */
export function Register({
  defaultEmail,
  lead,
  onSend,
  onLogIn,
  passwordHint,
  withNames,
  consent,
  captcha,
}: RegisterProps) {
  const { t } = useUi();
  const form = useRef<StepFormHandle>(null);
  const send = (answers: FormData) => {
    const [firstName, lastName] = [typed(answers, 'firstName'), typed(answers, 'lastName')];
    return onSend({
      email: typed(answers, 'email'),
      password: secret(answers),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...captchaIn(answers),
    });
  };
  return (
    <Panel secret title={t('identity.register.title')} lead={lead}>
      <StepForm ref={form} onSend={send} fields={fields}>
        {withNames && <Names />}
        <EmailField defaultValue={defaultEmail} />
        <NewPasswordField label={t('identity.password')} hint={passwordHint} />
        {consent}
        {captcha}
        <SubmitButton labels={{ pending: t('identity.register.pending') }} width="full">
          {t('identity.register.submit')}
        </SubmitButton>
      </StepForm>
      <Aside question={t('identity.register.known')}>
        <Button emphasis="text" onClick={() => onLogIn(form.current?.answer('email').trim() ?? '')}>
          {t('identity.register.logIn')}
        </Button>
      </Aside>
    </Panel>
  );
}
