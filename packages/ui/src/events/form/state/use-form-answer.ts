import { answerKey, blankAnswer, type FormAnswer, type Question } from '@vitrine/atoms';
import { useController } from 'react-hook-form';
import { useSectionContext } from './event-form-context.ts';

/** The answer to one input, for a part that draws its control. */
export interface FormAnswerField<Answer extends FormAnswer> {
  /** Of the control, or of the group of its parts; a part has this id, a hyphen and its name. */
  id: string;
  /** Whose answers these are, for browsers that fill them in: `section-guest-2`. */
  section: string | undefined;
  answer: Answer;
  /** Takes an answer, or what makes one of that before: a browser fills several parts at once. */
  change: (next: Answer | ((before: Answer) => Answer)) => void;
  /** The sentence about the whole, or about a part: of a date, an address, a guest from zero. */
  getError: (part?: string) => string | undefined;
  /** The sentence about the whole, else about the first wrong part. */
  error: string | undefined;
}

/**
 * The answer to one input: only what shows it is drawn again when it changes. An error stands until
 * the answer is corrected, and none comes while someone types.
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
