import type { InputValue } from '@vitrine/client/orders';
import { writeAddress } from './address/format.ts';
import { isPostalCountry, readStreet } from './address/read.ts';
import {
  type AddressAnswer,
  type AnswerKind,
  type DateAnswer,
  emptyAddress,
  emptyDate,
  type FormAnswer,
  kindOf,
  type Question,
} from './answers.ts';
import { readDate, writeDate } from './dates.ts';
import { readDecimal, writeDecimal } from './decimals.ts';

type Sent = Omit<InputValue, 'inputName'>;

/** One form of answers on its way to the wire and back. */
interface Codec<Answer> {
  /** What is sent; `undefined` for an answer that says nothing. */
  encode(answer: Answer, question: Question, locale: string): Sent | undefined;
  decode(sent: Sent, question: Question, locale: string): Answer;
}

/** A text as the server counts it: without spaces around it, lines parted by `\n`. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** A text of several lines on one: what was pasted keeps its parts. */
const onOneLine = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

const text: Codec<string> = {
  encode(answer, { control, input }) {
    const several = control.type === 'TEXTAREA';
    const value = several ? plainText(answer) : onOneLine(answer);
    // An option is sent letter by letter as the form has it.
    const option = input.type === 'TEXT' && input.options?.find((one) => one === answer);
    return option || value ? { value: option || value } : undefined;
  },
  decode: ({ value, address }) => value ?? address?.formatted ?? '',
};

const number: Codec<string> = {
  encode(answer, _, locale) {
    const value = readDecimal(answer, locale);
    return value === undefined ? undefined : { value };
  },
  decode({ value, number }, _, locale) {
    const given = value?.trim() || (Number.isFinite(number) ? String(number) : '');
    const decimal = readDecimal(given, 'en');
    return decimal === undefined ? given : writeDecimal(decimal, locale);
  },
};

const texts: Codec<readonly string[]> = {
  encode(answer, { control, input }) {
    const options = input.type === 'TEXT_ARRAY' ? (input.options ?? []) : [];
    if (control.type === 'GUEST_CONTROL' || options.length === 0) {
      const values = answer.map(plainText).filter(Boolean);
      return values.length > 0 ? { values } : undefined;
    }
    // In the order of the options; what is no longer offered stays, and is refused by name.
    const old = answer.filter((one) => !options.includes(one));
    const values = [...options.filter((one) => answer.includes(one)), ...old];
    return values.length > 0 ? { values } : undefined;
  },
  decode: ({ value, values }) => values ?? (value === undefined ? [] : [value]),
};

const date: Codec<DateAnswer> = {
  encode(answer) {
    const read = readDate(answer);
    return read instanceof Date ? { dateTime: read } : undefined;
  },
  decode({ dateTime, value }) {
    const moment = dateTime ?? new Date(value ?? Number.NaN);
    return Number.isNaN(moment.getTime()) ? emptyDate : writeDate(moment);
  },
};

const address: Codec<AddressAnswer> = {
  encode(answer) {
    const given = Object.fromEntries(
      Object.entries(answer).map(([part, value]) => [part, value.trim()]),
    ) as unknown as AddressAnswer;
    const { country, region, ...parts } = given;
    if (![region, ...Object.values(parts)].some(Boolean)) return undefined;
    const filled = Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
    return {
      address: {
        formatted: writeAddress(given),
        address: {
          ...(isPostalCountry(country) && { country }),
          ...filled,
          ...(region && { subdivisionFullname: region }),
        },
      },
    };
  },
  decode({ address, value }) {
    const parts = address?.address;
    if (!parts) return { ...emptyAddress, addressLine: address?.formatted ?? value ?? '' };
    return {
      country: parts.country ?? '',
      subdivision: parts.subdivision ?? '',
      region: parts.subdivisionFullname ?? '',
      city: parts.city ?? '',
      postalCode: parts.postalCode ?? '',
      addressLine: parts.addressLine ?? readStreet(parts.streetAddress),
      addressLine2: parts.addressLine2 ?? '',
    };
  },
};

const codecs: Readonly<Record<AnswerKind, Codec<FormAnswer>>> = {
  text,
  texts,
  number,
  date,
  address,
};

/** The answer of one question as it is sent; `undefined` when there is nothing to send. */
export function encodeAnswer(
  question: Question,
  answer: FormAnswer,
  locale: string,
): InputValue | undefined {
  const sent = codecs[kindOf(question)].encode(answer, question, locale);
  return sent && { inputName: question.input.name, ...sent };
}

/** The answer of one question as it is typed, from what was sent. Specification 3.4. */
export function decodeAnswer(question: Question, sent: Sent, locale: string): FormAnswer {
  return codecs[kindOf(question)].decode(sent, question, locale);
}
