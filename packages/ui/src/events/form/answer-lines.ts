import {
  encodeAnswer,
  type FormAnswer,
  type FormAnswers,
  formatDecimal,
  guestCount,
  type Question,
} from '@vitrine/atoms';
import type { InputValue } from '@vitrine/client/orders';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { getCountryName } from '../../utils/country-name.ts';

/** An answer to be read, a line for each of several; none where nothing was answered. */
export function getAnswerLines(
  question: Question,
  answers: FormAnswers,
  locale: string,
): readonly string[] {
  const { control, input } = question;
  const rawAnswer = answers[input.name] ?? '';
  const isNames = control.type === 'GUEST_CONTROL' && Array.isArray(rawAnswer);
  const answer: FormAnswer = isNames
    ? rawAnswer.slice(0, guestCount(control, answers, locale))
    : rawAnswer;
  const sent = encodeAnswer(question, answer, locale);
  // Text that is not a valid answer is shown as typed.
  if (!sent) return typeof answer === 'string' && answer.trim() ? [answer] : [];
  const { value, values, dateTime, address } = sent;
  if (dateTime) {
    return [getDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dateTime)];
  }
  if (values) return values;
  if (address) return addressLines(address, locale);
  if (value === undefined) return [];
  return [input.type === 'NUMBER' ? formatDecimal(value, locale) : value];
}

/** The address as typed, with a line for the street and one for the country's name. */
function addressLines(
  { formatted = '', address }: NonNullable<InputValue['address']>,
  locale: string,
) {
  const { addressLine = '', country } = address ?? {};
  const start = addressLine && `${addressLine}, `;
  const street = start && formatted.startsWith(start) ? [addressLine] : [];
  const rest = street.length > 0 ? formatted.slice(start.length) : formatted;
  const ending = country ? `, ${country}` : '';
  return country && rest.endsWith(ending)
    ? [...street, rest.slice(0, -ending.length), getCountryName(country, locale)]
    : [...street, rest];
}
