'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import type { StepProblem } from '../problems/step-problem.ts';
import { EmailField } from './EmailField.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import {
  getCaptchaToken,
  readSecret,
  readText,
  StepForm,
  type StepFormHandle,
  type SubmitStep,
} from './StepForm.tsx';
import '../../messages/en/identity.ts';

/** Registration data. Names are included only if they are requested and entered. */
export interface RegisterFormValues {
  /** Email address of the new account. */
  email: string;
  /** As typed. */
  password: string;
  /** Missing if it is not requested or empty. */
  firstName?: string;
  /** Missing if it is not requested or empty. */
  lastName?: string;
  /** Token of the visible captcha, if the step has one. */
  captchaToken?: string;
}

export interface RegisterFormProps {
  /** The email address that the field has at first. */
  defaultEmail?: string;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** Registers. Returns why that failed, or nothing. */
  onSend: SubmitStep<RegisterFormValues>;
  /** Called with the typed email address, to log in instead. */
  onLogIn: (email: string) => void;
  /** A sentence with the password requirements. */
  passwordDescription?: ReactNode;
  /** Adds first and last name, both optional. */
  withNames?: boolean;
  /** Required consent: a `Checkbox` with a `name`. */
  consent?: ReactNode;
  /** The provider's captcha, a field named `captcha`. */
  captcha?: ReactNode;
}

const fields: Partial<Record<StepProblem, string>> = {
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
  emailAlreadyExists: 'email',
  invalidEmail: 'email',
};

/** A new account. */
export function RegisterForm({
  defaultEmail,
  description,
  onSend,
  onLogIn,
  passwordDescription,
  withNames,
  consent,
  captcha,
}: RegisterFormProps) {
  const { t } = useUi();
  const form = useRef<StepFormHandle>(null);
  const send = (answers: FormData) => {
    const [firstName, lastName] = [readText(answers, 'firstName'), readText(answers, 'lastName')];
    return onSend({
      email: readText(answers, 'email'),
      password: readSecret(answers),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...getCaptchaToken(answers),
    });
  };
  return (
    <Panel secret title={t('identity.register.title')} description={description}>
      <StepForm ref={form} onSend={send} fields={fields}>
        {withNames && <NameFields />}
        <EmailField defaultValue={defaultEmail} />
        <NewPasswordField label={t('identity.password')} hint={passwordDescription} />
        {consent}
        {captcha}
        <SubmitButton labels={{ loading: t('identity.register.pending') }} width="full">
          {t('identity.register.submit')}
        </SubmitButton>
      </StepForm>
      <PanelFooter question={t('identity.register.known')}>
        <Button emphasis="text" onClick={() => onLogIn(form.current?.answer('email').trim() ?? '')}>
          {t('identity.register.logIn')}
        </Button>
      </PanelFooter>
    </Panel>
  );
}
