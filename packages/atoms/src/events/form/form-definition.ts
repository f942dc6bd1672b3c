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
  /** Controls that were taken out of the form are asked as well: for reading old answers. */
  withDeleted?: boolean;
}

/**
 * The controls of a form as they are asked: the lowest `orderIndex` first, none that was taken out,
 * each input name once. Of two inputs with one name the second has no answer of its own to send, so
 * it falls away, and a control without inputs with it.
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

/** What a question is called: its own label, or that of its control, or its name. */
export const getLabel = ({ control, input }: Question): string =>
  input.label || control.label || input.name;

/** The answer that is there, if it has the form that the question wants. */
const heldAnswer = (question: Question, held: unknown): FormAnswer =>
  isAnswer(question, held) ? held : blankAnswer(question);

/**
 * Answers to begin with, by input name: those of a draft where they fit the definition, else those
 * that were sent, else what the form chose beforehand. Answers to questions that are gone fall away.
 */
export function initialAnswers(
  controls: readonly InputControl[],
  { draft = {}, sent, locale }: InitialAnswers,
): FormAnswers {
  return Object.fromEntries(
    getQuestions(controls).map((question) => {
      const { name } = question.input;
      const before = sent?.inputValues?.find(({ inputName }) => inputName === name);
      const held = before && decodeAnswer(question, before, locale);
      const drafted = Object.hasOwn(draft, name) ? draft[name] : undefined;
      return [name, heldAnswer(question, isAnswer(question, drafted) ? drafted : held)];
    }),
  );
}

export interface InitialAnswers {
  /** What was typed and never sent, of whatever form it is. */
  draft?: Readonly<Record<string, unknown>> | undefined;
  /** What was sent before, as of an order. */
  sent?: FormResponse | undefined;
  locale: string;
}

/** How many guests an answer speaks of; zero where it is no number of them. */
export function guestCount(control: InputControl, answers: FormAnswers, locale: string): number {
  const counted = control.inputs.find(({ type }) => type === 'NUMBER');
  if (!counted) return 0;
  const sent = encodeAnswer({ control, input: counted }, answers[counted.name] ?? '', locale);
  return Math.max(0, Math.min(Math.trunc(Number(sent?.value ?? 0)) || 0, MAX_GUESTS));
}

/** More guests than any form can ask for. */
const MAX_GUESTS = 100;

/**
 * The answers as they are sent: strings, empty ones left out, of guests only as many as come.
 * See docs/reference/orders.md.
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
    const held = isGuests ? answer.slice(0, guestCount(control, answers, locale)) : answer;
    return encodeAnswer(question, held, locale) ?? [];
  });
  return { inputValues };
}
