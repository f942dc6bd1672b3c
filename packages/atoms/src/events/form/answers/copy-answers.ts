import type { InputControl } from '@vitrine/client/events';
import { getQuestions } from '../form-definition.ts';
import { isEmpty } from '../form-problems.ts';
import {
  blankAnswer,
  type FormAnswer,
  type FormAnswers,
  getAnswerKind,
  type Question,
} from './answers.ts';

/** Questions with their answers. */
export interface FormWithAnswers {
  /** The questions, in the order of the form. */
  controls: readonly InputControl[];
  /** The answers as typed, by the names of the inputs. */
  answers: FormAnswers;
}

/** Returns an input name without variations in spelling: `first_name` and `firstName`. */
const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** Consent must be given personally. */
const isConsent = ({ control, input }: Question) =>
  control.type === 'CHECKBOX' && input.type === 'TEXT_ARRAY' && (input.options?.length ?? 0) < 2;

function isOffered({ input }: Question, answer: FormAnswer): boolean {
  const options = 'options' in input ? (input.options ?? []) : [];
  const isOption = (one: unknown) => typeof one === 'string' && options.includes(one);
  return options.length === 0 || [answer].flat().every(isOption);
}

const isBlank = (question: Question, answer: FormAnswer, locale: string) =>
  isEmpty(question, answer, locale) ||
  JSON.stringify(answer) === JSON.stringify(blankAnswer(question));

/**
 * Returns answers of one form that another can adopt, by input name: if both have the same question
 * with a control of the same type, the second is blank, and it offers the answer. Consent is never
 * copied.
 */
export function copyAnswersFrom(
  from: FormWithAnswers,
  to: FormWithAnswers,
  locale: string,
): FormAnswers {
  const sources = getQuestions(from.controls);
  const copied = getQuestions(to.controls).flatMap((question): [string, FormAnswer][] => {
    const { control, input } = question;
    const currentAnswer = to.answers[input.name] ?? blankAnswer(question);
    if (isConsent(question) || !isBlank(question, currentAnswer, locale)) return [];
    const source = sources.find(
      (one) =>
        one.control.type === control.type &&
        plain(one.input.name) === plain(input.name) &&
        getAnswerKind(one) === getAnswerKind(question),
    );
    const answer = source && from.answers[source.input.name];
    const fits = answer !== undefined && isOffered(question, answer);
    return fits && !isBlank(question, answer, locale) ? [[input.name, answer]] : [];
  });
  return Object.fromEntries(copied);
}
