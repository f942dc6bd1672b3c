import { describe, expect, test } from 'vitest';
import { optionalEnum, optionalFlag, optionalNumber, shortText } from './fields.ts';

/** The rule that reading breaks. */
function brokenRule(read: () => unknown): unknown {
  try {
    return ['read', read()];
  } catch (error) {
    const { details } = error as { details: { validationError: { fieldViolations: object[] } } };
    const [first] = details.validationError.fieldViolations;
    return (first as { violatedRule: string }).violatedRule;
  }
}

test('returns undefined for missing fields', () => {
  const body = { given: null };
  expect([
    optionalNumber(body, 'given'),
    optionalNumber(body, 'other'),
    optionalFlag(body, 'given'),
    optionalFlag(body, 'other'),
    optionalEnum(body, 'given', ['a']),
    shortText(body, 'other', 3),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

describe('a number', () => {
  test.each([
    [0, ['read', 0]],
    [19.99, ['read', 19.99]],
    [100.1, ['read', 100.1]],
    [-0.01, 'DECIMAL_GTE'],
    [10_000_000_000, 'DECIMAL_LTE'],
    [0.001, 'DECIMAL_MAX_SCALE'],
    ['1', 'FORMAT'],
    ['NaN', 'FORMAT'],
    [{}, 'FORMAT'],
  ])('parses %j or reports the violated rule', (value, expected) => {
    expect(brokenRule(() => optionalNumber({ value }, 'value'))).toEqual(expected);
  });
});

test('validates a flag, an enum value and a short text', () => {
  expect(optionalFlag({ on: false }, 'on')).toBe(false);
  expect(brokenRule(() => optionalFlag({ on: 'yes' }, 'on'))).toBe('FORMAT');
  expect(optionalEnum({ kind: 'b' }, 'kind', ['a', 'b'])).toBe('b');
  expect(brokenRule(() => optionalEnum({ kind: 'c' }, 'kind', ['a']))).toBe('INVALID_ENUM_VALUE');
  expect(shortText({ name: 'abc' }, 'name', 3)).toBe('abc');
  expect(brokenRule(() => shortText({ name: 'abcd' }, 'name', 3))).toBe('MAX_LENGTH');
});
