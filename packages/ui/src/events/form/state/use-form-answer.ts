'use client';

import { answerKey, blankAnswer, type FormAnswer, type Question } from '@vitrine/atoms';
import { useController } from 'react-hook-form';
import { useSectionContext } from './event-form-context.ts';

/** The answer to one input, for a component that renders its control. */
export interface FormAnswerField<Answer extends FormAnswer> {
  /**
   * Id of the control, or of the group of its parts. A part's id adds a hyphen and the part's name.
   */
  id: string;
  /** Whose answers these are, for browsers that fill them in: `section-guest-2`. */
  section: string | undefined;
  /** The answer as typed. */
  answer: Answer;
  /**
   * Sets the answer, or updates it from the previous one: a browser autofills several parts in a
   * row.
   */
  change: (next: Answer | ((before: Answer) => Answer)) => void;
  /**
   * Returns the error message of the answer, or of a part: of a date, an address, a guest by
   * zero-based index.
   */
  getError: (part?: string) => string | undefined;
  /** The error message of the answer, or else of its first invalid part. */
  error: string | undefined;
}

/**
 * Returns the answer to one input. Only the component that shows it re-renders on a change. An
 * error stays until the answer is corrected, and no error appears while the user types.
 */
export function useFormAnswer<Answer extends FormAnswer = string>(
  question: Question,
): FormAnswerField<Answer> {
  const { id, name: section, form, initial, autofill } = useSectionContext();
  const { name } = question.input;
  const key = answerKey(section, name);
  const { field, fieldState } = useController({
    name: key,
    control: form.control,
    defaultValue: initial[name] ?? blankAnswer(question),
  });
  const errors = fieldState.error?.types as Readonly<Record<string, string>> | undefined;
  const change: FormAnswerField<Answer>['change'] = (next) => {
    const before = (form.getValues(key) ?? field.value) as Answer;
    field.onChange(typeof next === 'function' ? next(before) : next);
    if (form.getFieldState(key).error) void form.trigger(key);
  };
  return {
    id: `${id}-${key}`,
    section: autofill,
    answer: field.value as Answer,
    change,
    getError: (part = '') => errors?.[part],
    error: fieldState.error?.message,
  };
}
