import type { InputValue } from '@vitrine/client/orders';
import { formatDecimal, readDecimal } from '../../../utils/decimals.ts';
import { addressCodec } from './address-codec.ts';
import { type AnswerCodec, plainText, type SentAnswer, sentText } from './answer-codec.ts';
import {
  type AnswerKind,
  type DateAnswer,
  emptyDate,
  type FormAnswer,
  getAnswerKind,
  type Question,
} from './answers.ts';
import { formatDateAnswer, readDate } from './date-answers.ts';

const text: AnswerCodec<string> = {
  encode(answer, { control, input }) {
    const value = sentText({ control }, answer);
    // An option is sent letter by letter as the form has it.
    const option = input.type === 'TEXT' && input.options?.find((one) => one === answer);
    return option || value ? { value: option || value } : undefined;
  },
  decode: ({ value, address }) => value ?? address?.formatted ?? '',
};

const number: AnswerCodec<string> = {
  encode(answer, _, locale) {
    const value = readDecimal(answer, locale);
    return value === undefined ? undefined : { value };
  },
  decode({ value, number }, _, locale) {
    const rawValue = value?.trim() || (Number.isFinite(number) ? String(number) : '');
    const decimal = readDecimal(rawValue, 'en');
    return decimal === undefined ? rawValue : formatDecimal(decimal, locale);
  },
};

const texts: AnswerCodec<readonly string[]> = {
  encode(answer, { control, input }) {
    const options = input.type === 'TEXT_ARRAY' ? (input.options ?? []) : [];
    if (control.type === 'GUEST_CONTROL' || options.length === 0) {
      const values = answer.map(plainText).filter(Boolean);
      return values.length > 0 ? { values } : undefined;
    }
    // In the order of the options, equal texts as one answer; options that are no longer offered
    // stay, and are rejected by name.
    const old = answer.filter((one) => !options.includes(one));
    const values = [...new Set([...options.filter((one) => answer.includes(one)), ...old])];
    return values.length > 0 ? { values } : undefined;
  },
  decode: ({ value, values }) => values ?? (value === undefined ? [] : [value]),
};

const date: AnswerCodec<DateAnswer> = {
  encode(answer, _, locale) {
    const read = readDate(answer, locale);
    return read instanceof Date ? { dateTime: read } : undefined;
  },
  decode({ dateTime, value }, _, locale) {
    const moment = dateTime ?? new Date(value ?? Number.NaN);
    return Number.isNaN(moment.getTime()) ? emptyDate : formatDateAnswer(moment, locale);
  },
};

const codecs: Readonly<Record<AnswerKind, AnswerCodec<FormAnswer>>> = {
  text,
  texts,
  number,
  date,
  address: addressCodec,
};

/** Encodes the answer of one question; `undefined` if there is nothing to send. */
export function encodeAnswer(
  question: Question,
  answer: FormAnswer,
  locale: string,
): InputValue | undefined {
  const sent = codecs[getAnswerKind(question)].encode(answer, question, locale);
  return sent && { inputName: question.input.name, ...sent };
}

/** Decodes the answer of one question for input. See docs/reference/orders.mdx. */
export function decodeAnswer(question: Question, sent: SentAnswer, locale: string): FormAnswer {
  return codecs[getAnswerKind(question)].decode(sent, question, locale);
}
