import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressAnswer } from '../../../address/address-format.ts';
import { getQuestion } from '../../../testing/form-controls.ts';
import { formatDecimal } from '../../../utils/decimals.ts';
import { getCalendarSystem } from '../calendar-systems.ts';
import { decodeAnswer, encodeAnswer } from './answer-codecs.ts';
import { blankAnswer, emptyAddress, type FormAnswer, type Question } from './answers.ts';
import { formatDateAnswer } from './date-answers.ts';

const locales = ['en-GB', 'de', 'fr', 'fa', 'ar-EG', 'hi-u-nu-deva', 'sv'];
const options = ['Near the players', ' Wherever there is room ', 'By the doors'];

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[\s,]+/g, ' ').trim())
  .filter(Boolean);

const address = fc
  .record({
    country: fc.constantFrom('GB', 'US', 'JP', 'HK', 'AE', 'IE', ''),
    subdivision: fc.constantFrom('', 'US-CA', 'JP-13'),
    region: fc.oneof(fc.constant(''), line),
    city: line,
    postalCode: fc.oneof(fc.constant(''), line),
    addressLine: line,
    addressLine2: fc.oneof(fc.constant(''), line),
  })
  .map((answer): FormAnswer => answer);

/** Dates in the calendar of a locale; where that is not Gregory's, of years that only it can have. */
const date = (locale: string) => {
  const isGregorian = getCalendarSystem(locale) === 'gregory';
  const [min, max] = isGregorian ? ['0001-01-01', '9999-12-31'] : ['1700-01-01', '2200-01-01'];
  return fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((value): FormAnswer => formatDateAnswer(value, locale));
};

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.stringMatching(/^(|\d{0,6}[1-9])$/))
  .map(([whole, part]) => `${whole}${part && `.${part}`}`);

/** Each control with each value type that makes sense in it, and the answers that it can have. */
const pairs: [Question, (locale: string) => fc.Arbitrary<FormAnswer>][] = [
  [getQuestion('INPUT', {}), () => line],
  [getQuestion('INPUT', { type: 'NUMBER' }), (l) => decimal.map((one) => formatDecimal(one, l))],
  [
    getQuestion('TEXTAREA', {}),
    () => fc.array(line, { minLength: 1 }).map((lines) => lines.join('\n')),
  ],
  [getQuestion('DROPDOWN', { options }), () => fc.constantFrom(...options)],
  [getQuestion('RADIO', { options }), () => fc.constantFrom(...options)],
  [
    getQuestion('CHECKBOX', { type: 'TEXT_ARRAY', options }),
    () => fc.subarray(options, { minLength: 1 }),
  ],
  [getQuestion('NAME', {}), () => line],
  [
    getQuestion('GUEST_CONTROL', { type: 'NUMBER' }),
    (l) => fc.nat({ max: 10 }).map((count) => formatDecimal(String(count), l)),
  ],
  [
    getQuestion('GUEST_CONTROL', { type: 'TEXT_ARRAY' }),
    () => fc.array(line, { minLength: 1, maxLength: 10 }),
  ],
  [getQuestion('ADDRESS_SHORT', { type: 'ADDRESS' }), () => line],
  [getQuestion('ADDRESS_FULL', { type: 'ADDRESS' }), () => address],
  [getQuestion('DATE', { type: 'DATE_TIME' }), date],
];

describe('encodeAnswer and decodeAnswer', () => {
  it.each(pairs)('restores %o unchanged', (question, answers) => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...locales)
          .chain((locale) => answers(locale).map((answer) => ({ locale, answer }))),
        ({ locale, answer }) => {
          const sent = encodeAnswer(question, answer, locale);
          expect(sent?.inputName).toBe('answer');
          // Converts it to JSON and back, with dates parsed as in the client.
          const { dateTime, ...rest } = JSON.parse(JSON.stringify(sent));
          const received = { ...rest, ...(dateTime && { dateTime: new Date(dateTime) }) };
          expect(decodeAnswer(question, received, locale)).toEqual(answer);
        },
      ),
    );
  });

  it.each(pairs)('omits the empty answer %o', (question) => {
    const blank = blankAnswer(question);
    expect(encodeAnswer(question, blank, 'en-GB')).toBeUndefined();
    expect(decodeAnswer(question, {}, 'en-GB')).toEqual(blank);
    if (blank === '') expect(encodeAnswer(question, ' \n ', 'en-GB')).toBeUndefined();
  });
});

describe('encoded answers', () => {
  it('sends options in form order, with removed ones last', () => {
    const question = getQuestion('CHECKBOX', { type: 'TEXT_ARRAY', options: ['a', 'b', 'c'] });
    expect(encodeAnswer(question, ['gone', 'c', 'a'], 'en-GB')?.values).toEqual(['a', 'c', 'gone']);
  });

  it('sends a duplicate option once, but duplicate guest names as often as given', () => {
    const options = getQuestion('CHECKBOX', { type: 'TEXT_ARRAY', options: ['a', 'a', 'b'] });
    expect(encodeAnswer(options, ['a'], 'en-GB')?.values).toEqual(['a']);
    const names = getQuestion('GUEST_CONTROL', { type: 'TEXT_ARRAY' });
    const answer = ['Kim Lee', 'Kim Lee'];
    expect(encodeAnswer(names, answer, 'en-GB')?.values).toEqual(answer);
  });

  it('Q12 sends a short address on one line, however it was pasted', () => {
    const question = getQuestion('ADDRESS_SHORT', { type: 'ADDRESS' });
    const pasted = '12 Fenn Row,\r\n  Ely \n\nCB7 4AB';
    expect(encodeAnswer(question, pasted, 'en-GB')?.value).toBe('12 Fenn Row, Ely, CB7 4AB');
  });

  it('sends an address in parts and on one line', () => {
    const question = getQuestion('ADDRESS_FULL', { type: 'ADDRESS' });
    const answer: AddressAnswer = {
      ...emptyAddress,
      country: 'US',
      subdivision: 'US-CA',
      region: 'California',
      city: 'Oakland',
      postalCode: '94607',
      addressLine: '1 Main St',
    };
    expect(encodeAnswer(question, answer, 'en-GB')?.address).toEqual({
      formatted: '1 Main St, Oakland California 94607, US',
      address: {
        country: 'US',
        subdivision: 'US-CA',
        subdivisionFullname: 'California',
        city: 'Oakland',
        postalCode: '94607',
        addressLine: '1 Main St',
      },
    });
  });

  it('omits an address with only a preselected country', () => {
    const question = getQuestion('ADDRESS_FULL', { type: 'ADDRESS' });
    expect(encodeAnswer(question, { ...emptyAddress, country: 'GB' }, 'en-GB')).toBeUndefined();
  });

  it('decodes numbers, dates and addresses of orders from other clients', () => {
    const read = (type: 'INPUT' | 'DATE' | 'ADDRESS_FULL', kind: string, sent: object) =>
      decodeAnswer(getQuestion(type, { type: kind }), sent, 'de');
    expect(read('INPUT', 'NUMBER', { number: 1.5 })).toBe('1,5');
    expect(read('INPUT', 'NUMBER', { number: Number.NaN, value: 'two' })).toBe('two');
    expect(read('DATE', 'DATE_TIME', { value: '1990-04-01T00:00:00.000Z' })).toEqual({
      year: '1990',
      month: '4',
      day: '1',
    });
    expect(read('ADDRESS_FULL', 'ADDRESS', { value: '1 Main St' })).toMatchObject({
      addressLine: '1 Main St',
    });
    const streetAddress = { name: 'Main St', number: '1' };
    expect(
      read('ADDRESS_FULL', 'ADDRESS', { address: { address: { streetAddress } } }),
    ).toMatchObject({ addressLine: 'Main St 1' });
  });
});
