import type { AddressAnswer } from '../../../address/address-format.ts';
import { addressFormat, formatAddress } from '../../../address/address-format.ts';
import { isGreater, readDecimal } from '../../../utils/decimals.ts';
import { countGraphemes } from '../../../utils/graphemes.ts';
import { chooses, type FormProblem } from '../form-problem.ts';
import { plainText, sentText } from './answer-codec.ts';
import {
  type DateAnswer,
  type FormAnswer,
  getAnswerKind,
  isDateAnswer,
  isTextsAnswer,
  type Question,
} from './answers.ts';
import { isBirthDate, readDate } from './date-answers.ts';

/** A problem without the text of its question. */
export type Found = Omit<FormProblem, 'label' | 'chooses'>;

function tooLong(text: string, max: number | undefined, part?: string): Found[] {
  if (max === undefined || countGraphemes(plainText(text)) <= max) return [];
  return [{ rule: 'MAX_LENGTH', limit: String(max), ...(part !== undefined && { part }) }];
}

/** Whether a question has an email address as its answer. The platform's forms name it so. */
export const isEmail = ({ input }: Pick<Question, 'input'>): boolean =>
  input.name.toLowerCase() === 'email';

function checkText({ control, input }: Question, answer: string): Found[] {
  if (input.type === 'TEXT' && chooses({ control }) && input.options?.length) {
    return input.options.includes(answer) ? [] : [{ rule: 'INVALID_ENUM_VALUE' }];
  }
  // Only checks for one sign between two non-empty parts: the platform decides whether the mailbox
  // exists.
  if (isEmail({ input }) && !/^[^\s@]+@[^\s@]+$/.test(plainText(answer))) {
    return [{ rule: 'FORMAT', format: 'email' }];
  }
  const sent = sentText({ control }, answer);
  return tooLong(sent, 'maxLength' in input ? input.maxLength : undefined);
}

function checkNumber({ control, input }: Question, answer: string, locale: string): Found[] {
  const decimal = readDecimal(answer, locale);
  if (decimal === undefined) return [{ rule: 'FORMAT', format: 'number' }];
  const isGuests = control.type === 'GUEST_CONTROL';
  if (isGuests && decimal.includes('.')) return [{ rule: 'FORMAT', format: 'number' }];
  const max = input.type === 'NUMBER' ? input.maxSize : undefined;
  const hasMinimum = isGuests || max !== undefined;
  if (hasMinimum && decimal.startsWith('-')) return [{ rule: 'MIN', limit: '0' }];
  return max !== undefined && isGreater(decimal, String(max))
    ? [{ rule: 'MAX', limit: String(max) }]
    : [];
}

export function checkTexts({ input }: Question, answer: readonly string[]): Found[] {
  const { maxSize, options = [], maxLength } = input.type === 'TEXT_ARRAY' ? input : {};
  if (maxSize !== undefined && answer.length > maxSize) {
    return [{ rule: 'MAX_SIZE', limit: String(maxSize) }];
  }
  if (options.length > 0 && answer.some((one) => !options.includes(one))) {
    return [{ rule: 'INVALID_ENUM_VALUE' }];
  }
  return answer.flatMap((one, index) => tooLong(one, maxLength, String(index)));
}

function checkDate(
  { input }: Question,
  answer: DateAnswer,
  { locale, today = new Date() }: CheckOptions,
): Found[] {
  const read = readDate(answer, locale);
  if (read === null) return [];
  if (read instanceof Date) {
    return isBirthDate(input.name) && read > today ? [{ rule: 'MAX', format: 'date-future' }] : [];
  }
  if (read.kind === 'partial') {
    return [{ rule: 'FORMAT', format: 'date-partial', part: read.missing }];
  }
  return [{ rule: 'FORMAT', format: `date-${read.kind}` }];
}

function checkAddress({ input }: Question, answer: AddressAnswer, locale: string): Found[] {
  const { required } = addressFormat(answer.country, locale);
  const needed = ['country' as const, ...required];
  const missing = needed.filter((part) => !answer[part].trim());
  if (missing.length > 0) return missing.map((part) => ({ rule: 'REQUIRED_FIELD', part }));
  return tooLong(formatAddress(answer), input.type === 'ADDRESS' ? input.maxLength : undefined);
}

export interface CheckOptions {
  /** BCP 47 tag of the language in which numbers are typed. */
  locale: string;
  /** The current day for checks of a date of birth. */
  today?: Date;
}

/** Checks a non-empty answer by its kind. */
export function checkAnswer(
  question: Question,
  answer: FormAnswer,
  options: CheckOptions,
): Found[] {
  const { locale } = options;
  if (isTextsAnswer(answer)) return checkTexts(question, answer);
  if (isDateAnswer(answer)) return checkDate(question, answer, options);
  if (typeof answer === 'object') return checkAddress(question, answer, locale);
  return getAnswerKind(question) === 'number'
    ? checkNumber(question, answer, locale)
    : checkText(question, answer);
}
