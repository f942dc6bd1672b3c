'use client';

import { answerKey, assignToSections } from '@vitrine/atoms';
import { type FieldViolation, PlatformError, ValidationError } from '@vitrine/client';
import type { FormResponse } from '@vitrine/client/orders';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getFailureKey, getFailureKind } from '../../../utils/failure-kind.ts';
import { formatProblem } from './format-problem.ts';
import type { FormState } from './use-form-state.ts';
import '../../../messages/en/forms.ts';

/** Takes the answers by section. What it throws is shown in the form. */
export type SubmitAnswers = (
  responses: Readonly<Record<string, FormResponse>>,
) => void | Promise<void>;

interface SubmissionOptions {
  summary: RefObject<HTMLElement | null>;
  onSubmit: SubmitAnswers | undefined;
  rejected: unknown;
}

const getViolations = (error: unknown): readonly FieldViolation[] =>
  error instanceof ValidationError ? error.details.validationError.fieldViolations : [];

/** Submits the answers once, and shows the errors that prevented it. */
export function useFormSubmission(
  formState: FormState,
  { summary, onSubmit, rejected: later }: SubmissionOptions,
) {
  const ui = useUi();
  const [pending, setPending] = useState(false);
  const [rejected, setRejected] = useState<{ times: number; formErrors: readonly string[] }>({
    times: 0,
    formErrors: [],
  });
  const busy = useRef(false);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejected.times === 0) return;
    const wrong = formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (summary.current ?? wrong)?.focus();
  }, [rejected.times, summary]);

  const showErrors = (formErrors: readonly string[] = []) =>
    setRejected(({ times }) => ({ times: times + 1, formErrors }));

  /** Brings rejected fields to their controls. @returns the sentences of all else. */
  const mapToFields = (
    error: unknown,
    sent: ReturnType<FormState['responses']>,
  ): readonly string[] => {
    const violations = getViolations(error);
    if (violations.length === 0) {
      const kind = error instanceof Error ? getFailureKind(error) : 'failed';
      return [ui.t(getFailureKey(error, kind === 'failed' ? 'forms.failed' : 'forms.rejected'))];
    }
    const formErrors: string[] = [];
    const byKey = new Map<string, Record<string, string>>();
    for (const problem of assignToSections(violations, sent)) {
      const section = formState.sections.find(({ name }) => name === problem.section);
      const answer = section && formState.getSectionAnswers(section)[problem.inputName ?? ''];
      const sentence = formatProblem(problem, answer, ui);
      const key = section && answerKey(section.name, problem.inputName ?? '');
      if (key === undefined) formErrors.push(sentence);
      else byKey.set(key, { [problem.part ?? '']: sentence, ...byKey.get(key) });
    }
    for (const [key, types] of byKey) {
      formState.form.setError(key, {
        type: 'server',
        message: Object.values(types)[0] ?? '',
        types,
      });
    }
    return formErrors;
  };

  const showLateErrors = useEffectEvent(() => {
    if (later !== undefined && later !== null)
      showErrors(mapToFields(later, formState.responses()));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rejection is to be shown.
  useEffect(() => showLateErrors(), [later]);

  const send = async () => {
    const sent = formState.responses();
    setPending(true);
    try {
      await onSubmit?.(Object.fromEntries(sent.map((section) => [section.name, section.sent])));
      formState.forget();
      setRejected(({ times }) => ({ times, formErrors: [] }));
    } catch (error) {
      // An error that is not a failed request is a bug of the page, so it is reported to its owner.
      if (!(error instanceof PlatformError)) reportError(error);
      showErrors(mapToFields(error, sent));
    } finally {
      setPending(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    formElement.current = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    let isWrong = false;
    try {
      await formState.form.handleSubmit(send, () => {
        isWrong = true;
      })(event);
    } finally {
      busy.current = false;
    }
    // By then the errors are set on their fields, so the summary contains them when it receives the
    // focus.
    if (isWrong) showErrors();
  };

  return { submit, pending, formErrors: rejected.formErrors, failedSubmitCount: rejected.times };
}
