import { ValidationRule } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getControl } from '../../testing/form-controls.ts';
import { emptyAddress, type FormAnswer } from './answers/answers.ts';
import { checkAnswers } from './form-problems.ts';
import { mapViolations } from './map-violations.ts';
import { problemMessage } from './problem-message.ts';

type Type = Parameters<typeof getControl>[0];

const today = new Date('2026-11-21T12:00:00Z');

/** Returns the problem of one answer to one question. */
function problemsWith(type: Type, input: object, answer: FormAnswer, name = 'answer') {
  const control = getControl(type, { [name]: { label: 'Question', ...input } });
  return checkAnswers([control], { [name]: answer }, { locale: 'en-GB', today })[name];
}

const options = ['Yes', 'No'];

describe('checkAnswers', () => {
  it('requires an answer to a required question', () => {
    const needed = { mandatory: true, label: 'Question' };
    expect(problemsWith('INPUT', needed, ' ')).toEqual([
      { rule: 'REQUIRED_FIELD', label: 'Question' },
    ]);
    expect(problemsWith('INPUT', needed, ' ', 'email')?.map(({ format }) => format)).toEqual([
      'email',
    ]);
    expect(problemsWith('RADIO', { ...needed, options }, '')?.[0]).toMatchObject({ chooses: true });
    expect(problemsWith('CHECKBOX', { ...needed, type: 'TEXT_ARRAY', options }, [])).toHaveLength(
      1,
    );
    const noDate = { day: '', month: '', year: '' };
    expect(problemsWith('DATE', { ...needed, type: 'DATE_TIME' }, noDate)).toHaveLength(1);
    expect(problemsWith('INPUT', {}, ' ')).toBeUndefined();
  });

  it('Q16 measures the text that is sent', () => {
    expect(problemsWith('INPUT', { maxLength: 3 }, ' abc ')).toBeUndefined();
    expect(problemsWith('TEXTAREA', { maxLength: 3 }, 'a\r\nb')).toBeUndefined();
    expect(problemsWith('INPUT', { maxLength: 3 }, 'a b c')?.[0]).toMatchObject({
      rule: 'MAX_LENGTH',
      limit: '3',
    });
  });

  it('measures the encoded answer: a pasted address on one line', () => {
    const short = { type: 'ADDRESS', maxLength: 16 };
    expect(problemsWith('ADDRESS_SHORT', short, '12 Fenn Row\nEly')).toBeUndefined();
    expect(problemsWith('ADDRESS_SHORT', short, '123 Fenn Row\nEly')?.[0]?.rule).toBe('MAX_LENGTH');
  });

  it('treats an untouched answer of any type as empty', () => {
    const controls = [
      getControl('DATE', { born: { type: 'DATE_TIME', mandatory: true } }),
      getControl('ADDRESS_FULL', { post: { type: 'ADDRESS' } }),
      getControl('CHECKBOX', { needs: { type: 'TEXT_ARRAY', options } }),
    ];
    const found = checkAnswers(controls, {}, { locale: 'en-GB' });
    expect(Object.keys(found)).toEqual(['born']);
  });

  it('Q19 accepts only available options, up to the maximum number', () => {
    expect(problemsWith('DROPDOWN', { options }, 'Perhaps')?.[0]?.rule).toBe('INVALID_ENUM_VALUE');
    const several = { type: 'TEXT_ARRAY', options, maxSize: 1 };
    expect(problemsWith('CHECKBOX', several, options)?.[0]).toMatchObject({ rule: 'MAX_SIZE' });
    expect(problemsWith('CHECKBOX', several, ['Perhaps'])?.[0]?.rule).toBe('INVALID_ENUM_VALUE');
    // Without options any text is accepted.
    expect(problemsWith('DROPDOWN', {}, 'Perhaps')).toBeUndefined();
  });

  it('validates the format of each type', () => {
    const format = (...args: Parameters<typeof problemsWith>) => problemsWith(...args)?.[0]?.format;
    expect(format('INPUT', {}, 'inger', 'email')).toBe('email');
    expect(format('INPUT', {}, 'inger@localhost', 'email')).toBeUndefined();
    expect(format('INPUT', { type: 'NUMBER' }, '1e9')).toBe('number');
    const date = { type: 'DATE_TIME' };
    expect(format('DATE', date, { day: '1', month: '4', year: '' })).toBe('date-partial');
    expect(format('DATE', date, { day: '1', month: '4', year: '90' })).toBe('date-year');
    expect(format('DATE', date, { day: '31', month: '4', year: '1990' })).toBe('date-unreal');
    const future = { day: '22', month: '11', year: '2026' };
    expect(format('DATE', date, future, 'birthDate')).toBe('date-future');
    expect(format('DATE', date, future)).toBeUndefined();
  });

  it('Q16 counts the characters that people see', () => {
    const name = '👨‍👩‍👧‍👦 Mu\u0308ller';
    expect(problemsWith('INPUT', { maxLength: 8 }, name)).toBeUndefined();
    expect(problemsWith('INPUT', { maxLength: 7 }, name)?.[0]).toMatchObject({
      rule: 'MAX_LENGTH',
      limit: '7',
    });
  });

  it('reports missing required address fields', () => {
    const parts = (answer: object) =>
      problemsWith('ADDRESS_FULL', { type: 'ADDRESS' }, { ...emptyAddress, ...answer })?.map(
        ({ part }) => part,
      );
    expect(parts({ addressLine: '1 Row' })).toEqual(['country']);
    expect(parts({ country: 'GB', addressLine: '1 Row' })).toEqual(['city', 'postalCode']);
    expect(parts({ country: 'HK', addressLine: '1 Row', region: 'Kowloon' })).toBeUndefined();
    expect(parts({ country: 'AE', addressLine: '1 Row', city: 'Dubai' })).toBeUndefined();
    expect(parts({ country: 'GB' })).toBeUndefined();
  });

  it('reports guests without a name, and no others', () => {
    const control = getControl('GUEST_CONTROL', {
      count: { type: 'NUMBER', maxSize: 3 },
      names: { type: 'TEXT_ARRAY', mandatory: true, maxSize: 3, maxLength: 5 },
    });
    const check = (count: string, names: string[]) =>
      checkAnswers([control], { count, names }, { locale: 'en-GB' });
    expect(check('0', [])).toEqual({});
    expect(check('1', ['Inger', '', 'parked and far too long'])).toEqual({});
    expect(check('3', ['Inger', ' ', 'Magdalena']).names).toMatchObject([
      { rule: 'REQUIRED_FIELD', part: '1' },
      { rule: 'MAX_LENGTH', part: '2' },
    ]);
    expect(check('2.5', ['a', 'b']).count).toMatchObject([{ rule: 'FORMAT', format: 'number' }]);
    expect(check('-1', []).count).toMatchObject([{ rule: 'MIN', limit: '0' }]);
    const needed = getControl('GUEST_CONTROL', { count: { type: 'NUMBER', mandatory: true } });
    expect(checkAnswers([needed], {}, { locale: 'en-GB' })).toEqual({});
    expect(check('4', ['a', 'b', 'c', 'd']).count).toMatchObject([{ rule: 'MAX', limit: '3' }]);
  });
});

describe('a validation rule', () => {
  const getMessage = (rule: ValidationRule, rest: object = {}) =>
    problemMessage({ rule, label: 'Question', ...rest });

  it('Q6 has a message for every type, with its bound when known', () => {
    const messages = Object.values(ValidationRule).map((rule) => getMessage(rule, { limit: '7' }));
    expect(messages).toHaveLength(20);
    for (const { values } of messages)
      expect(values).toMatchObject({ label: 'Question', count: 7 });
    expect(messages.filter(({ name }) => name === 'rejected')).toHaveLength(4);
  });

  it('falls back to the platform’s message without a bound', () => {
    expect(getMessage('MAX_LENGTH', { description: 'is too long' }).name).toBe('rejected');
    expect(getMessage('DECIMAL_GT').name).toBe('format');
    expect(getMessage('REQUIRED_FIELD', { chooses: true }).name).toBe('select');
  });
});

describe('a rejection by the platform', () => {
  const controls = [
    getControl('INPUT', { email: { label: 'Email' } }),
    getControl('RADIO', { seat: { label: 'Seat', options } }),
  ];
  const mapField = (field: string, rest: object = {}) =>
    mapViolations([{ field, description: 'no', violatedRule: 'REQUIRED_FIELD', ...rest }], {
      controls,
      sent: [
        { inputValues: [{ inputName: 'email' }] },
        { inputValues: [{ inputName: 'seat' }, { inputName: 'email' }] },
      ],
    })[0];

  it('Q6 is assigned to its guest and input', () => {
    expect(mapField('guests[1].form.inputValues[0].value')).toMatchObject({
      guest: 1,
      inputName: 'seat',
      chooses: true,
    });
    expect(mapField('guests[0].form.inputValues.email')).toMatchObject({
      guest: 0,
      label: 'Email',
    });
    expect(mapField('checkoutForm.inputValues[0].value')).toMatchObject({ inputName: 'email' });
    expect(mapField('x.inputValues[9]', { data: { inputName: 'seat' } })?.inputName).toBe('seat');
    expect(mapField('inputValues[0].values[2]')).toMatchObject({ part: '2' });
    const bound = mapField('inputValues.email', {
      violatedRule: 'MAX_LENGTH',
      data: { threshold: 50 },
    });
    expect(bound).toMatchObject({ limit: '50' });
  });

  it('is shown in the summary when it matches no input', () => {
    for (const field of ['reservationId', 'inputValues[7].value', 'inputValues.gone', '']) {
      expect(mapField(field), field).not.toHaveProperty('inputName');
    }
  });
});
