import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { type CheckedControl, getControlProblem, type ProblemMessages } from './control-problem.ts';

type Fault = Partial<Record<keyof ValidityState, boolean>>;

const control = (fault: Fault, rest: Partial<CheckedControl> = {}): CheckedControl => ({
  type: 'text',
  value: '',
  validationMessage: '',
  validity: { valid: Object.keys(fault).length === 0, ...fault } as ValidityState,
  ...rest,
});

const sentence = (checked: CheckedControl, own?: ProblemMessages) =>
  getControlProblem(checked, 'Postal code', own, {
    locale: 'en-GB',
    t: createTranslate(english, 'en-GB'),
  });

describe('getControlProblem', () => {
  it('finds no problem with an accepted value', () => {
    expect(sentence(control({}))).toBeUndefined();
  });

  it('reports a missing value as the control requires', () => {
    const missing = (type: string) => sentence(control({ valueMissing: true }, { type }));
    expect(missing('text')).toBe('Enter postal code');
    expect(missing('select-one')).toBe('Select an option for “Postal code”');
    expect(missing('radio')).toBe('Select an option for “Postal code”');
    expect(missing('checkbox')).toBe('Check “Postal code” to continue');
  });

  it('prefers the field’s own message', () => {
    expect(
      sentence(control({ patternMismatch: true }), { patternMismatch: 'Enter four digits' }),
    ).toBe('Enter four digits');
  });

  it('reports a missing value before its format', () => {
    const both = control({ patternMismatch: true, valueMissing: true });
    expect(sentence(both)).toBe('Enter postal code');
  });

  it('distinguishes a URL from an email address', () => {
    expect(sentence(control({ typeMismatch: true }, { type: 'email' }))).toContain('email');
    expect(sentence(control({ typeMismatch: true }, { type: 'url' }))).toContain('https://');
  });

  it('returns how far a value is from its limit', () => {
    expect(sentence(control({ tooLong: true }, { value: 'abcdef', maxLength: 4 }))).toBe(
      'Shorten this by 2 characters',
    );
    expect(sentence(control({ tooShort: true }, { minLength: 8 }))).toBe(
      'Enter at least 8 characters',
    );
    expect(sentence(control({ rangeUnderflow: true }, { min: '5' }))).toBe('Enter 5 or more');
    expect(sentence(control({ rangeOverflow: true }, { max: '9' }))).toBe('Enter 9 or less');
  });

  it('repeats the control’s own validation message', () => {
    const own = control({ customError: true }, { validationMessage: 'Shorten this' });
    expect(sentence(own)).toBe('Shorten this');
  });
});
