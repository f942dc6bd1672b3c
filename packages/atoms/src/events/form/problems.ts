import type { ValidationRule } from '@vitrine/client';
import type { InputControl } from '@vitrine/client/events';
import { addressFormat, writeAddress } from './address/format.ts';
import type { AddressAnswer, DateAnswer, FormAnswer, FormAnswers, Question } from './answers.ts';
import { kindOf } from './answers.ts';
import { encodeAnswer, plainText } from './codecs.ts';
import { type DatePart, readDate } from './dates.ts';
import { isMore, readDecimal } from './decimals.ts';
import { guestCount, labelOf, questionsOf } from './definition.ts';

/** What is wrong with an answer, found here or by the platform. Specification 5. */
export interface FormProblem {
  rule: ValidationRule;
  /** What the question is called. */
  label: string;
  /** The answer is chosen, not written. */
  chooses?: boolean;
  /** The bound that was broken: characters, how many, a number. */
  limit?: string;
  /** What the platform wrote of it. */
  description?: string;
  /** The part that is wrong: of an address or a date, or the place of a guest from zero. */
  part?: string;
  /** More about what is not in the right format. */
  format?: 'email' | 'number' | 'date-partial' | 'date-year' | 'date-unreal' | 'date-future';
}

/** Problems by the name of the input. */
export type FormProblems = Readonly<Record<string, readonly FormProblem[]>>;

/** Whether an answer is picked out of what the form offers. */
export const chooses = ({ control }: Pick<Question, 'control'>): boolean =>
  control.type === 'DROPDOWN' || control.type === 'RADIO' || control.type === 'CHECKBOX';

type Found = Omit<FormProblem, 'label' | 'chooses'>;

function tooLong(text: string, max: number | undefined, part?: string): Found[] {
  if (max === undefined || plainText(text).length <= max) return [];
  return [{ rule: 'MAX_LENGTH', limit: String(max), ...(part !== undefined && { part }) }];
}

function checkText({ control, input }: Question, answer: string): Found[] {
  if (input.type === 'TEXT' && chooses({ control }) && input.options?.length) {
    return input.options.includes(answer) ? [] : [{ rule: 'INVALID_ENUM_VALUE' }];
  }
  const isEmail = input.name.toLowerCase() === 'email';
  // One sign between two parts: whether there is such a mailbox only the platform can tell.
  if (isEmail && !/^[^\s@]+@[^\s@]+$/.test(plainText(answer))) {
    return [{ rule: 'FORMAT', format: 'email' }];
  }
  return tooLong(answer, 'maxLength' in input ? input.maxLength : undefined);
}

function checkNumber({ input }: Question, answer: string, locale: string): Found[] {
  const decimal = readDecimal(answer, locale);
  if (decimal === undefined) return [{ rule: 'FORMAT', format: 'number' }];
  const max = input.type === 'NUMBER' ? input.maxSize : undefined;
  if (max === undefined) return [];
  if (decimal.startsWith('-')) return [{ rule: 'MIN', limit: '0' }];
  return isMore(decimal, String(max)) ? [{ rule: 'MAX', limit: String(max) }] : [];
}

function checkTexts({ input }: Question, answer: readonly string[]): Found[] {
  const { maxSize, options = [], maxLength } = input.type === 'TEXT_ARRAY' ? input : {};
  if (maxSize !== undefined && answer.length > maxSize) {
    return [{ rule: 'MAX_SIZE', limit: String(maxSize) }];
  }
  if (options.length > 0 && answer.some((one) => !options.includes(one))) {
    return [{ rule: 'INVALID_ENUM_VALUE' }];
  }
  return answer.flatMap((one, index) => tooLong(one, maxLength, String(index)));
}

function checkDate({ input }: Question, answer: DateAnswer, today: Date): Found[] {
  const read = readDate(answer);
  if (read === null) return [];
  if (read instanceof Date) {
    const isBirth = /birth/i.test(input.name);
    return isBirth && read > today ? [{ rule: 'MAX', format: 'date-future' }] : [];
  }
  if (read.kind === 'partial') {
    return [{ rule: 'FORMAT', format: 'date-partial', part: read.missing satisfies DatePart }];
  }
  return [{ rule: 'FORMAT', format: `date-${read.kind}` }];
}

function checkAddress({ input }: Question, answer: AddressAnswer, locale: string): Found[] {
  const { required } = addressFormat(answer.country, locale);
  const needed = ['country' as const, ...required];
  const missing = needed.filter((part) => !answer[part].trim());
  if (missing.length > 0) return missing.map((part) => ({ rule: 'REQUIRED_FIELD', part }));
  return tooLong(writeAddress(answer), input.type === 'ADDRESS' ? input.maxLength : undefined);
}

export interface CheckOptions {
  locale: string;
  /** What counts as today for a date of birth. */
  today?: Date;
}

function check(question: Question, answer: FormAnswer, { locale, today }: CheckOptions): Found[] {
  switch (kindOf(question)) {
    case 'texts':
      return checkTexts(question, answer as readonly string[]);
    case 'number':
      return checkNumber(question, answer as string, locale);
    case 'date':
      return checkDate(question, answer as DateAnswer, today ?? new Date());
    case 'address':
      return checkAddress(question, answer as AddressAnswer, locale);
    default:
      return checkText(question, answer as string);
  }
}

/** Whether nobody answered: no text, nothing ticked, no part of a date or an address. */
function isEmpty(question: Question, answer: FormAnswer, locale: string): boolean {
  if (kindOf(question) === 'number') return !(answer as string).trim();
  if (kindOf(question) === 'date') return readDate(answer as DateAnswer) === null;
  return !encodeAnswer(question, answer, locale);
}

/** Each guest who comes has a name, where names are asked for. */
function checkNames(question: Question, answers: FormAnswers, locale: string): Found[] {
  const count = guestCount(question.control, answers, locale);
  const names = (answers[question.input.name] ?? []) as readonly string[];
  const shown = Array.from({ length: count }, (_, index) => names[index] ?? '');
  const missing = question.input.mandatory
    ? shown.flatMap((name, index): Found[] =>
        plainText(name) ? [] : [{ rule: 'REQUIRED_FIELD', part: String(index) }],
      )
    : [];
  return [...missing, ...checkTexts(question, shown)];
}

function problemsOf(question: Question, answers: FormAnswers, options: CheckOptions): Found[] {
  const { control, input } = question;
  if (control.type === 'GUEST_CONTROL' && input.type === 'TEXT_ARRAY') {
    return checkNames(question, answers, options.locale);
  }
  const answer = answers[input.name] ?? '';
  if (!isEmpty(question, answer, options.locale)) return check(question, answer, options);
  return input.mandatory ? [{ rule: 'REQUIRED_FIELD' }] : [];
}

/** What is wrong with the answers, by input name, before anything is sent. Specification 5. */
export function checkAnswers(
  controls: readonly InputControl[],
  answers: FormAnswers,
  options: CheckOptions,
): FormProblems {
  return Object.fromEntries(
    questionsOf(controls).flatMap((question) => {
      const found = problemsOf(question, answers, options);
      const facts = { label: labelOf(question), ...(chooses(question) && { chooses: true }) };
      return found.length > 0
        ? [[question.input.name, found.map((one) => ({ ...one, ...facts }))]]
        : [];
    }),
  );
}
