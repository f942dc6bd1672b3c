import { useEffect, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from '../../primitives/error-summary/ErrorSummary.tsx';
import { inPageOrder } from '../../primitives/form/check-form.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { type EventFormValue, useEventFormValue } from './event-form-context.ts';
import { type HeldAnswers, keyedQuestions } from './held-sections.ts';
import type { Words } from './problem-sentence.ts';

export type EventFormSummaryProps = Omit<ErrorSummaryProps, 'errors' | 'ref'>;

type Types = Readonly<Record<string, string>>;

/** The part of a control that a sentence speaks of, where it stands on the page by itself. */
const controlIdOf = (id: string, part: string) =>
  part && document.getElementById(`${id}-${part}`) ? `${id}-${part}` : id;

/** Sentences with their controls, in the order of the page. */
function sentencesOf(
  { id, sections }: EventFormValue,
  errors: Readonly<Record<string, { types?: unknown } | undefined>>,
  t: Words['t'],
): SummarizedError[] {
  const asked = sections.map((section) => ({ section, questions: keyedQuestions(section) }));
  /** Where several people are asked the same, it matters who has to look again. */
  const isOfSeveral = (label: string) =>
    asked.filter(({ questions }) => questions.some((one) => one.label === label)).length > 1;
  const found = asked.flatMap(({ section, questions }) =>
    questions.flatMap(({ key, label }) =>
      Object.entries((errors[key]?.types ?? {}) as Types).map(([part, message]) => ({
        message:
          typeof section.title === 'string' && isOfSeveral(label)
            ? t('forms.inSection', { message, section: section.title })
            : message,
        controlId: controlIdOf(`${id}-${key}`, part),
      })),
    ),
  );
  const places = new Map(found.map((one, index) => [String(index), one]));
  return inPageOrder([...places.keys()], places).flatMap((index) => places.get(index) ?? []);
}

/** Marks the title of the page, so that its first words say that something is wrong. */
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
 * What needs another look, with a way to each, in the order of the page; it takes the focus when
 * the answers are refused. Nothing until then.
 */
export function EventFormSummary(props: EventFormSummaryProps) {
  const { t } = useUi();
  const value = useEventFormValue();
  const { errors } = useFormState<HeldAnswers>({ control: value.form.control });
  const sentences = [
    ...sentencesOf(value, errors as Parameters<typeof sentencesOf>[1], t),
    ...value.whole.map((message) => ({ message })),
  ];
  useErrorTitle(sentences.length > 0);
  if (sentences.length === 0) return null;
  return <ErrorSummary {...props} ref={value.summary} errors={sentences} />;
}
