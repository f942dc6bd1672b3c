'use client';

import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Form, type FormProps } from '../../primitives/form/Form.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isAbortError } from '../problems/is-abort-error.ts';
import {
  getProblemMessage,
  type StepProblem,
  type StepRejection,
  toFieldErrors,
} from '../problems/step-problem.ts';

/** Sends a step's answers. @returns why it did not go through, or nothing when it did. */
export type SubmitStep<Answer> = (answer: Answer) => Promise<StepRejection | undefined>;

/** Reads the current value of a form field, submitted or not. */
export interface StepFormHandle {
  answer: (name: string) => string;
  submit: () => void;
}

interface StepFormProps extends Pick<FormProps, 'validate' | 'level'> {
  ref?: Ref<StepFormHandle>;
  onSend: (answers: FormData) => Promise<StepRejection | undefined>;
  /** The field of each problem. A problem without a field concerns the form as a whole. */
  fields?: Partial<Record<StepProblem, string>>;
  children: ReactNode;
}

const getText = (answers: FormData, name: string) => String(answers.get(name) ?? '');

/** The form of a step. Rejections are shown at their field or above all fields. */
export function StepForm({ ref, onSend, fields = {}, children, ...rest }: StepFormProps) {
  const { t } = useUi();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    answer: (name) => (form.current ? getText(new FormData(form.current), name) : ''),
    submit: () => form.current?.requestSubmit(),
  }));
  const submit = async (answers: FormData) => {
    let rejection: StepRejection | undefined;
    try {
      rejection = await onSend(answers);
    } catch (error) {
      if (!isAbortError(error)) throw error;
    }
    if (typeof rejection === 'object') return toFieldErrors(rejection.violations, t);
    return rejection && { [fields[rejection] ?? 'step']: t(getProblemMessage(rejection)) };
  };
  return (
    // Without JavaScript, no typed value gets into a URL.
    <Form ref={form} {...rest} method="post" onSubmit={submit}>
      {children}
    </Form>
  );
}

/** Returns the typed text of a field, without leading and trailing spaces from pasting. */
export const readText = (answers: FormData, name: string): string => getText(answers, name).trim();

/** A password, every character of it. */
export const readSecret = (answers: FormData, name = 'password'): string => getText(answers, name);

/** The token of the visible captcha, where the step has one. */
export const getCaptchaToken = (answers: FormData): { captchaToken?: string } => {
  const captchaToken = readText(answers, 'captcha');
  return captchaToken ? { captchaToken } : {};
};
