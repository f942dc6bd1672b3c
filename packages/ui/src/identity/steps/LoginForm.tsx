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
import * as css from './Or.css.ts';
import {
  getCaptchaToken,
  readSecret,
  readText,
  StepForm,
  type StepFormHandle,
  type SubmitStep,
} from './StepForm.tsx';

/** Between the usual way and the others. */
function OrDivider() {
  const { t } = useUi();
  return <p className={css.root}>{t('identity.or')}</p>;
}

/** What a person logs in by. */
export interface LoginFormValues {
  email: string;
  password: string;
  /** Of the visible captcha, where the step has one. */
  captchaToken?: string;
}

export interface LoginFormProps {
  /** The address of an earlier step. */
  defaultEmail?: string;
  /** A sentence below the title, such as what waits meanwhile. */
  description?: ReactNode;
  onSend: SubmitStep<LoginFormValues>;
  /** The person wants a new password; what is in the field goes along. */
  onForgot: (email: string) => void;
  /** The person wants an account; without it nothing offers one. */
  onRegister?: (email: string) => void;
  /** Organizations whose people log in elsewhere, and are asked for no password. */
  connections?: readonly LoginConnection[];
  /** Someone with an address of such an organization goes on. */
  onConnection?: (connection: LoginConnection) => Promise<StepProblem | undefined>;
  /** Other ways to log in, below an “or”. */
  alternatives?: ReactNode;
  /** The provider's check that this is a person, a field named `captcha`. */
  captcha?: ReactNode;
}

const doesNotMatch = (problem: StepRejection | undefined) =>
  problem === 'invalidEmail' || problem === 'invalidPassword';

const fields: Partial<Record<StepProblem, string>> = {
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
};

/** E-mail and password. A wrong pair keeps the email and empties the password. */
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
            : t('identity.logIn.submit')}
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

/** Says, in words and speech, who asks for the password in place of this page. */
function Elsewhere({ name }: { name: string }) {
  const { t } = useUi();
  const labelText = t('identity.connections.elsewhere', { name });
  useLiveAnnouncement(labelText);
  return (
    <Text as="p" tone="muted">
      {labelText}
    </Text>
  );
}
