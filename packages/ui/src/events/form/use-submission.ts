import { answerKey, assignToSections } from '@vitrine/atoms';
import { type FieldViolation, PlatformError, ValidationError } from '@vitrine/client';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureKind } from '../../lib/failure-kind.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import type { EventFormRootProps } from './EventFormRoot.tsx';
import { problemSentence } from './problem-sentence.ts';
import type { HeldForm } from './use-held-form.ts';

interface SubmissionOptions {
  summary: RefObject<HTMLElement | null>;
  onSubmit: EventFormRootProps['onSubmit'];
  refused: unknown;
}

const violationsOf = (error: unknown): readonly FieldViolation[] =>
  error instanceof ValidationError ? error.details.validationError.fieldViolations : [];

/** Sends the answers once, and shows what stood in their way. */
export function useSubmission(
  held: HeldForm,
  { summary, onSubmit, refused: later }: SubmissionOptions,
) {
  const words = useUi();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ times: number; whole: readonly string[] }>({
    times: 0,
    whole: [],
  });
  const busy = useRef(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused.times === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (summary.current ?? wrong)?.focus();
  }, [refused.times, summary]);

  const refuse = (whole: readonly string[] = []) =>
    setRefused(({ times }) => ({ times: times + 1, whole }));

  /** Brings refused fields to their controls. @returns the sentences of all else. */
  const placed = (error: unknown, sent: ReturnType<HeldForm['responses']>): readonly string[] => {
    const violations = violationsOf(error);
    if (violations.length === 0) {
      const kind = error instanceof Error ? failureKind(error) : 'failed';
      if (kind === 'offline') return [words.t('common.offline')];
      return [words.t(kind === 'failed' ? 'forms.failed' : 'forms.refused')];
    }
    const whole: string[] = [];
    const byKey = new Map<string, Record<string, string>>();
    for (const problem of assignToSections(violations, sent)) {
      const section = held.sections.find(({ name }) => name === problem.section);
      const answer = section && held.answersOf(section)[problem.inputName ?? ''];
      const sentence = problemSentence(problem, answer, words);
      const key = section && answerKey(section.name, problem.inputName ?? '');
      if (key === undefined) whole.push(sentence);
      else byKey.set(key, { [problem.part ?? '']: sentence, ...byKey.get(key) });
    }
    for (const [key, types] of byKey) {
      held.form.setError(key, { type: 'server', message: Object.values(types)[0] ?? '', types });
    }
    return whole;
  };

  const meet = useEffectEvent(() => {
    if (later !== undefined && later !== null) refuse(placed(later, held.responses()));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is to be shown.
  useEffect(() => meet(), [later]);

  const send = async () => {
    const sent = held.responses();
    setPending(true);
    try {
      await onSubmit?.(Object.fromEntries(sent.map((section) => [section.name, section.sent])));
      held.forget();
      setRefused(({ times }) => ({ times, whole: [] }));
    } catch (error) {
      // What is no failure of a call is a fault of the page's own, which its owner has to hear of.
      if (!(error instanceof PlatformError)) reportError(error);
      refuse(placed(error, sent));
    } finally {
      setPending(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    place.current = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    let isWrong = false;
    try {
      await held.form.handleSubmit(send, () => {
        isWrong = true;
      })(event);
    } finally {
      busy.current = false;
    }
    // The errors are with their fields by then, so the summary has them when it takes the focus.
    if (isWrong) refuse();
  };

  return { submit, pending, whole: refused.whole, refusals: refused.times };
}
