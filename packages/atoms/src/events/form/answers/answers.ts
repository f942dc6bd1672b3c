import type { FormInput, InputControl } from '@vitrine/client/events';
import type { AddressAnswer } from '../../../address/address-format.ts';

/** A calendar date as typed: every part may be missing or wrong. */
export interface DateAnswer {
  /** Digits as typed; empty if it is missing. */
  year: string;
  /** Number of the month as typed, from 1; empty if it is missing. */
  month: string;
  /** Day of the month as typed; empty if it is missing. */
  day: string;
}

/** An answer as entered by the user, so that no input is lost. Plain JSON. */
export type FormAnswer = string | readonly string[] | DateAnswer | AddressAnswer;

export const isTextsAnswer = (answer: FormAnswer): answer is readonly string[] =>
  Array.isArray(answer);

export const isDateAnswer = (answer: FormAnswer): answer is DateAnswer =>
  typeof answer === 'object' && 'year' in answer;

/** Answers by the names of their inputs. */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/** A control with one of its inputs: together they define the kind of answer. */
export interface Question {
  /** The control that the form shows as one question. */
  control: InputControl;
  /** The part of the control that has an answer of its own. */
  input: FormInput;
}

/** The forms that an answer can have. */
export type AnswerKind = 'text' | 'texts' | 'number' | 'date' | 'address';

/** Returns the kind of a question's answer. Unknown kinds accept a text. */
export function getAnswerKind({ control, input }: Question): AnswerKind {
  switch (input.type) {
    case 'TEXT_ARRAY':
      return 'texts';
    case 'NUMBER':
      return 'number';
    case 'DATE_TIME':
      return 'date';
    case 'ADDRESS':
      return control.type === 'ADDRESS_FULL' ? 'address' : 'text';
    case 'TEXT':
      return 'text';
    default:
      input satisfies never;
      return 'text';
  }
}

export const emptyDate: DateAnswer = { year: '', month: '', day: '' };

export const emptyAddress: AddressAnswer = {
  country: '',
  subdivision: '',
  region: '',
  city: '',
  postalCode: '',
  addressLine: '',
  addressLine2: '',
};

/**
 * Returns the initial answer: the form's preselected option, no additional guests where their number
 * is required, or nothing.
 */
export function blankAnswer(question: Question): FormAnswer {
  const { control, input } = question;
  switch (getAnswerKind(question)) {
    case 'texts':
      return [];
    case 'date':
      return emptyDate;
    case 'address':
      return emptyAddress;
    default: {
      // A person who comes alone has answered, too.
      if (control.type === 'GUEST_CONTROL' && input.type === 'NUMBER' && input.mandatory)
        return '0';
      if (input.type !== 'TEXT') return '';
      return input.options?.[input.defaultOptionSelection?.optionIndex ?? -1] ?? '';
    }
  }
}

/** Whether a value, for example from a storage, is of the question's answer kind. */
export function isAnswer(question: Question, value: unknown): value is FormAnswer {
  switch (getAnswerKind(question)) {
    case 'texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'date':
      return hasTexts(value, emptyDate);
    case 'address':
      return hasTexts(value, emptyAddress);
    default:
      return typeof value === 'string';
  }
}

function hasTexts(value: unknown, like: object): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(like).every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
}
