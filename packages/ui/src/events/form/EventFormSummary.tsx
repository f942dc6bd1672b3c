'use client';

import { useEffect, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from '../../primitives/error-summary/ErrorSummary.tsx';
import { sortByPageOrder } from '../../primitives/form/validate-form.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { type EventFormContextValue, useEventFormContext } from './state/event-form-context.ts';
import { type FormValues, getKeyedQuestions } from './state/form-sections.ts';
import '../../messages/en/forms.ts';

export type EventFormSummaryProps = Omit<ErrorSummaryProps, 'errors' | 'ref'>;

type Types = Readonly<Record<string, string>>;

/**
 * Returns the id of the part of a control that an error is about, if the page contains an element
 * for it.
 */
const getControlId = (id: string, part: string) =>
  part && document.getElementById(`${id}-${part}`) ? `${id}-${part}` : id;

/** Sentences with their controls, in the order of the page. */
function getSentences(
  { id, sections }: EventFormContextValue,
  errors: Readonly<Record<string, { types?: unknown } | undefined>>,
  t: TextContext['t'],
): SummarizedError[] {
  const sectionQuestions = sections.map((section) => ({
    section,
    questions: getKeyedQuestions(section),
  }));
  /** If several members answer the same question, the message needs the section's title. */
  const isOfSeveral = (label: string) =>
    sectionQuestions.filter(({ questions }) => questions.some((one) => one.label === label))
      .length > 1;
  const found = sectionQuestions.flatMap(({ section, questions }) =>
    questions.flatMap(({ key, label }) =>
      Object.entries((errors[key]?.types ?? {}) as Types).map(([part, message]) => ({
        message:
          typeof section.title === 'string' && isOfSeveral(label)
            ? t('forms.inSection', { message, section: section.title })
            : message,
        controlId: getControlId(`${id}-${key}`, part),
      })),
    ),
  );
  const errorsByIndex = new Map(found.map((one, index) => [String(index), one]));
  return sortByPageOrder([...errorsByIndex.keys()], errorsByIndex).flatMap(
    (index) => errorsByIndex.get(index) ?? [],
  );
}

/** Marks the page title, so that it begins with the error notice. */
function useErrorTitle(isWrong: boolean) {
  const { t } = useUi();
  const marked = useMemo(() => t('forms.errorTitle', { title: '\u0000' }).split('\u0000'), [t]);
  useEffect(() => {
    if (!isWrong) return;
    const [before = '', after = ''] = marked;
    document.title = before + document.title + after;
    return () => {
      if (!document.title.startsWith(before)) return;
      document.title = document.title.slice(before.length, document.title.length - after.length);
    };
  }, [isWrong, marked]);
}

/**
 * Lists all errors in page order, with a link to each. Receives the focus when the answers are
 * rejected; renders nothing before that.
 */
export function EventFormSummary(props: EventFormSummaryProps) {
  const { t } = useUi();
  const value = useEventFormContext();
  const { errors } = useFormState<FormValues>({ control: value.form.control });
  const sentences = [
    ...getSentences(value, errors as Parameters<typeof getSentences>[1], t),
    ...value.formErrors.map((message) => ({ message })),
  ];
  useErrorTitle(sentences.length > 0);
  if (sentences.length === 0) return null;
  return <ErrorSummary {...props} ref={value.summary} errors={sentences} />;
}
