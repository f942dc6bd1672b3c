import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Form, type FormProps } from '../../primitives/form/Form.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import {
  getProblemMessage,
  type StepProblem,
  type StepRejection,
  toFieldErrors,
} from '../problems/step-problem.ts';

/** Sends a step's answers. @returns why it did not go through, or nothing when it did. */
export type SubmitStep<Answer> = (answer: Answer) => Promise<StepRejection | undefined>;

/** Reads an answer of the form: what is typed at the moment, sent or not. */
export interface StepFormHandle {
  answer: (name: string) => string;
  submit: () => void;
}

interface StepFormProps extends Pick<FormProps, 'validate' | 'headingLevel'> {
  ref?: Ref<StepFormHandle>;
  onSend: (answers: FormData) => Promise<StepRejection | undefined>;
  /** The field that a problem is about; without one it is about the whole. */
  fields?: Partial<Record<StepProblem, string>>;
  children: ReactNode;
}

const getText = (answers: FormData, name: string) => String(answers.get(name) ?? '');

/** The form of a step: what the provider does not take is at its field or above all of them. */
export function StepForm({ ref, onSend, fields = {}, children, ...rest }: StepFormProps) {
  const { t } = useUi();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    answer: (name) => (form.current ? getText(new FormData(form.current), name) : ''),
    submit: () => form.current?.requestSubmit(),
  }));
  const submit = async (answers: FormData) => {
    const rejection = await onSend(answers);
    if (typeof rejection === 'object') return toFieldErrors(rejection.violations, t);
    return rejection && { [fields[rejection] ?? 'step']: t(getProblemMessage(rejection)) };
  };
  return (
    // Where no script runs, nothing that was typed gets into an address.
    <Form ref={form} {...rest} method="post" onSubmit={submit}>
      {children}
    </Form>
  );
}

/** The typed words of an answer, without the spaces that come with pasting. */
export const readText = (answers: FormData, name: string): string => getText(answers, name).trim();

/** A password, every character of it. */
export const readSecret = (answers: FormData, name = 'password'): string => getText(answers, name);

/** The token of the visible captcha, where the step has one. */
export const getCaptchaToken = (answers: FormData): { captchaToken?: string } => {
  const captchaToken = readText(answers, 'captcha');
  return captchaToken ? { captchaToken } : {};
};
