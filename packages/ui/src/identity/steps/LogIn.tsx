import { type ReactNode, useRef, useState } from 'react';
import { useSpoken } from '../../primitives/announcer/use-spoken.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { connectionFor, type LoginConnection } from '../connections/connection.ts';
import { Aside, Panel } from '../panel/Panel.tsx';
import type { StepProblem, StepRefusal } from '../problem.ts';
import { EmailField } from './EmailField.tsx';
import { Or } from './Or.tsx';
import { captchaIn, type Send, StepForm, type StepFormHandle, secret, typed } from './StepForm.tsx';

/** What a person logs in by. */
export interface LogInAnswer {
  email: string;
  password: string;
  /** Of the visible captcha, where the step has one. */
  captchaToken?: string;
}

export interface LogInProps {
  /** The address of an earlier step. */
  defaultEmail?: string;
  /** A sentence below the title, such as what waits meanwhile. */
  lead?: ReactNode;
  onSend: Send<LogInAnswer>;
  /** The person wants a new password; what stands in the field goes along. */
  onForgot: (email: string) => void;
  /** The person wants an account; without it nothing offers one. */
  onRegister?: (email: string) => void;
  /** Organisations whose people log in elsewhere, and are asked for no password. */
  connections?: readonly LoginConnection[];
  /** Somebody with an address of such an organisation goes on. */
  onConnection?: (connection: LoginConnection) => Promise<StepProblem | undefined>;
  /** Other ways to log in, below an “or”. */
  alternatives?: ReactNode;
  /** The provider's check that this is a person, a field named `captcha`. */
  captcha?: ReactNode;
}

const doesNotMatch = (problem: StepRefusal | undefined) =>
  problem === 'invalidEmail' || problem === 'invalidPassword';

const fields: Partial<Record<StepProblem, string>> = {
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
};

/** E-mail and password. A wrong pair keeps the e-mail and empties the password. */
export function LogIn({
  defaultEmail = '',
  lead,
  onSend,
  onForgot,
  onRegister,
  connections = [],
  onConnection,
  alternatives,
  captcha,
}: LogInProps) {
  const { t } = useUi();
  const form = useRef<StepFormHandle>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const [address, setAddress] = useState(defaultEmail);
  const elsewhere = onConnection && connectionFor(address, connections);
  const send = async (answers: FormData) => {
    if (elsewhere) return onConnection(elsewhere);
    const problem = await onSend({
      email: typed(answers, 'email'),
      password: secret(answers),
      ...captchaIn(answers),
    });
    if (doesNotMatch(problem)) {
      setAttempt((count) => count + 1);
      setWrong(true);
    }
    return problem;
  };
  const email = () => form.current?.answer('email').trim() ?? '';
  return (
    <Panel secret title={t('identity.logIn.title')} lead={lead}>
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
        <SubmitButton labels={{ pending: t('identity.logIn.pending') }} width="full">
          {elsewhere
            ? t('identity.connections.submit', { name: elsewhere.label })
            : t('identity.logIn.submit')}
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

/** Says, in words and speech, who asks for the password in place of this page. */
function Elsewhere({ name }: { name: string }) {
  const { t } = useUi();
  const words = t('identity.connections.elsewhere', { name });
  useSpoken(words);
  return (
    <Text as="p" tone="muted">
      {words}
    </Text>
  );
}
