'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getConnection, type LoginConnection } from '../connections/login-connection.ts';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import type { StepProblem, StepRejection } from '../problems/step-problem.ts';
import { EmailField } from './EmailField.tsx';
import * as css from './LoginForm.css.ts';
import {
  getCaptchaToken,
  readSecret,
  readText,
  StepForm,
  type StepFormHandle,
  type SubmitStep,
} from './StepForm.tsx';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

/** Divider between the default login and other methods. */
function OrDivider() {
  const { t } = useUi();
  return <p className={css.root}>{t('identity.or')}</p>;
}

/** Login credentials. */
export interface LoginFormValues {
  /** Email address of the account. */
  email: string;
  /** As typed. */
  password: string;
  /** Token of the visible captcha, if the step has one. */
  captchaToken?: string;
}

export interface LoginFormProps {
  /** The address of an earlier step. */
  defaultEmail?: string;
  /** A sentence below the title, such as what waits meanwhile. */
  description?: ReactNode;
  /** Logs in. Returns why that failed, or nothing. */
  onSend: SubmitStep<LoginFormValues>;
  /** Called when the user requests a new password, with the content of the email field. */
  onForgot: (email: string) => void;
  /** Called when the user wants to register. Without it, registration is not offered. */
  onRegister?: (email: string) => void;
  /** Organizations with an external login, whose members need no password here. */
  connections?: readonly LoginConnection[];
  /** Called when a user with an email of such an organization continues. */
  onConnection?: (connection: LoginConnection) => Promise<StepProblem | undefined>;
  /** Other login methods, below an “or”. */
  alternatives?: ReactNode;
  /** The provider's captcha, a field named `captcha`. */
  captcha?: ReactNode;
}

const doesNotMatch = (problem: StepRejection | undefined) =>
  problem === 'invalidEmail' || problem === 'invalidPassword';

const fields: Partial<Record<StepProblem, string>> = {
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
};

/**
 * Email and password. If the credentials are wrong, the email stays and the password is cleared.
 */
export function LoginForm({
  defaultEmail = '',
  description,
  onSend,
  onForgot,
  onRegister,
  connections = [],
  onConnection,
  alternatives,
  captcha,
}: LoginFormProps) {
  const { t } = useUi();
  const form = useRef<StepFormHandle>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const [address, setAddress] = useState(defaultEmail);
  const elsewhere = onConnection && getConnection(address, connections);
  const send = async (answers: FormData) => {
    if (elsewhere) return onConnection(elsewhere);
    const problem = await onSend({
      email: readText(answers, 'email'),
      password: readSecret(answers),
      ...getCaptchaToken(answers),
    });
    if (doesNotMatch(problem)) {
      setAttempt((count) => count + 1);
      setWrong(true);
    }
    return problem;
  };
  const email = () => form.current?.answer('email').trim() ?? '';
  return (
    <Panel secret title={t('identity.logIn.title')} description={description}>
      <StepForm ref={form} onSend={send} fields={fields}>
        <EmailField defaultValue={defaultEmail} onInput={setAddress} />
        {elsewhere ? (
          <Elsewhere name={elsewhere.label} />
        ) : (
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
        )}
        {!elsewhere && captcha}
        <SubmitButton labels={{ loading: t('identity.logIn.pending') }} width="full">
          {elsewhere
            ? t('identity.connections.submit', { name: elsewhere.label })
            : t('common.logIn')}
        </SubmitButton>
      </StepForm>
      {alternatives && (
        <>
          <OrDivider />
          {alternatives}
        </>
      )}
      {onRegister && (
        <PanelFooter question={t('identity.logIn.newHere')}>
          <Button emphasis="text" onClick={() => onRegister(email())}>
            {t('identity.logIn.create')}
          </Button>
        </PanelFooter>
      )}
    </Panel>
  );
}

/** Shows and announces which organization requests the password instead of this page. */
function Elsewhere({ name }: { name: string }) {
  const { t } = useUi();
  const text = t('identity.connections.elsewhere', { name });
  useLiveAnnouncement(text);
  return (
    <Text as="p" tone="muted">
      {text}
    </Text>
  );
}
