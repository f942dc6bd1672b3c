import type { Form, FormInput, InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { decodeAnswer, encodeAnswer } from './answers/answer-codecs.ts';
import {
  blankAnswer,
  type FormAnswer,
  type FormAnswers,
  isAnswer,
  type Question,
} from './answers/answers.ts';

export interface ControlsOptions {
  /** Includes controls that were removed from the form: for reading old answers. */
  withDeleted?: boolean;
}

/**
 * Returns the controls of a form in display order: the lowest `orderIndex` first, without removed
 * ones, each input name once. Of two inputs with one name the second has no separate answer to
 * send, so it is dropped, along with a control without inputs.
 */
export function getControls(
  form: Form | undefined,
  { withDeleted }: ControlsOptions = {},
): readonly InputControl[] {
  const seen = new Set<string>();
  const isFirst = ({ name }: FormInput) => Boolean(name) && !seen.has(name) && seen.add(name);
  return (form?.controls ?? [])
    .filter(({ deleted }) => withDeleted || !deleted)
    .sort((a, b) => (a.orderIndex ?? Infinity) - (b.orderIndex ?? Infinity) || 0)
    .flatMap((control) => {
      const inputs = (control.inputs ?? []).filter(isFirst);
      return inputs.length > 0 ? [{ ...control, inputs } as InputControl] : [];
    });
}

/** Every input of some controls with its control, in their order. */
export const getQuestions = (controls: readonly InputControl[]): readonly Question[] =>
  controls.flatMap((control) => control.inputs.map((input) => ({ control, input })));

/**
 * Whether all questions of a form are optional, so that it may be sent empty. The platform has no
 * mode in which a ticket's form is missing, so only such a form can be filled in later.
 */
export function isOptionalForm(form: Form | undefined): boolean {
  const questions = getQuestions(getControls(form));
  return questions.length > 0 && questions.every(({ input }) => !input.mandatory);
}

/** Returns the label of a question: its own, that of its control, or its name. */
export const getLabel = ({ control, input }: Question): string =>
  input.label || control.label || input.name;

/** Returns the existing answer if it is of the question's kind. */
const toValidAnswer = (question: Question, answer: unknown): FormAnswer =>
  isAnswer(question, answer) ? answer : blankAnswer(question);

/**
 * Returns the initial answers, by input name: those of a draft if they match the definition,
 * otherwise the sent ones, otherwise the form's preselected options. Answers to removed questions
 * are dropped.
 */
export function initialAnswers(
  controls: readonly InputControl[],
  { draft = {}, sent, locale }: InitialAnswers,
): FormAnswers {
  return Object.fromEntries(
    getQuestions(controls).map((question) => {
      const { name } = question.input;
      const before = sent?.inputValues?.find(({ inputName }) => inputName === name);
      const sentAnswer = before && decodeAnswer(question, before, locale);
      const drafted = Object.hasOwn(draft, name) ? draft[name] : undefined;
      return [name, toValidAnswer(question, isAnswer(question, drafted) ? drafted : sentAnswer)];
    }),
  );
}

export interface InitialAnswers {
  /** An unsent draft of any shape. */
  draft?: Readonly<Record<string, unknown>> | undefined;
  /** Previously sent answers, for example of an order. */
  sent?: FormResponse | undefined;
  /** BCP 47 tag of the language in which answers are shown and typed. */
  locale: string;
}

/** Returns the number of guests in an answer; zero if it is not a valid number. */
export function guestCount(control: InputControl, answers: FormAnswers, locale: string): number {
  const counted = control.inputs.find(({ type }) => type === 'NUMBER');
  if (!counted) return 0;
  const sent = encodeAnswer({ control, input: counted }, answers[counted.name] ?? '', locale);
  return Math.max(0, Math.min(Math.trunc(Number(sent?.value ?? 0)) || 0, MAX_GUESTS));
}

/** More guests than any form accepts. */
const MAX_GUESTS = 100;

/**
 * Encodes the answers for sending: strings without empty ones, with data only of the current
 * guests. See docs/reference/orders.mdx.
 */
export function encodeAnswers(
  controls: readonly InputControl[],
  answers: FormAnswers,
  locale: string,
): FormResponse {
  const inputValues = getQuestions(controls).flatMap((question) => {
    const { control, input } = question;
    const answer = answers[input.name] ?? blankAnswer(question);
    const isGuests = control.type === 'GUEST_CONTROL' && Array.isArray(answer);
    const limitedAnswer = isGuests ? answer.slice(0, guestCount(control, answers, locale)) : answer;
    return encodeAnswer(question, limitedAnswer, locale) ?? [];
  });
  return { inputValues };
}
