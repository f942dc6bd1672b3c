import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Form, type FormProps } from '../../primitives/form/Form.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { messageOf, type StepProblem, type StepRefusal, toFieldErrors } from '../problem.ts';

/** Sends a step's answers. @returns why it did not go through, or nothing when it did. */
export type Send<Answer> = (answer: Answer) => Promise<StepRefusal | undefined>;

/** Reads an answer of the form: what is typed at the moment, sent or not. */
export interface StepFormHandle {
  answer: (name: string) => string;
  submit: () => void;
}

interface StepFormProps extends Pick<FormProps, 'validate' | 'headingLevel'> {
  ref?: Ref<StepFormHandle>;
  onSend: (answers: FormData) => Promise<StepRefusal | undefined>;
  /** The field that a problem is about; without one it is about the whole. */
  fields?: Partial<Record<StepProblem, string>>;
  children: ReactNode;
}

const textOf = (answers: FormData, name: string) => String(answers.get(name) ?? '');

/** The form of a step: what the provider does not take stands at its field or above all of them. */
export function StepForm({ ref, onSend, fields = {}, children, ...rest }: StepFormProps) {
  const { t } = useUi();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    answer: (name) => (form.current ? textOf(new FormData(form.current), name) : ''),
    submit: () => form.current?.requestSubmit(),
  }));
  const submit = async (answers: FormData) => {
    const refusal = await onSend(answers);
    if (typeof refusal === 'object') return toFieldErrors(refusal.violations, t);
    return refusal && { [fields[refusal] ?? 'step']: t(messageOf(refusal)) };
  };
  return (
    // Where no script runs, nothing that was typed gets into an address.
    <Form ref={form} {...rest} method="post" onSubmit={submit}>
      {children}
    </Form>
  );
}

/** The typed words of an answer, without the spaces that come with pasting. */
export const typed = (answers: FormData, name: string): string => textOf(answers, name).trim();

/** A password, every character of it. */
export const secret = (answers: FormData, name = 'password'): string => textOf(answers, name);

/** The token of the visible captcha, where the step has one. */
export const captchaIn = (answers: FormData): { captchaToken?: string } => {
  const captchaToken = typed(answers, 'captcha');
  return captchaToken ? { captchaToken } : {};
};
