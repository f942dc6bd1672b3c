import type { InputControl } from '@vitrine/client/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyAnswersFrom } from './answers/copy-answers.ts';
import { isSupportedControl } from './control-kinds.ts';
import { answerKey, assignToSections, getGuest } from './form-sections.ts';

const control = (type: string, inputs: object[], rest: object = {}) =>
  ({ _id: type, type, label: type, inputs, ...rest }) as unknown as InputControl;

const text = (name: string, rest: object = {}) => ({ name, type: 'TEXT', ...rest });

const sessionId = [
  control('NAME', [text('firstName'), text('lastName')]),
  control('INPUT', [text('email')]),
];

describe('answerKey and getGuest', () => {
  it('returns a unique key without path characters for every section and input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        expect(answerKey(a, b)).not.toMatch(/[.[\]"'|]/);
        expect(answerKey(a, b) === answerKey(c, d)).toBe(a === c && b === d);
      }),
    );
    expect(answerKey('a.b', 'c[0]')).toBe('a_2e_b~c_5b_0_5d_');
  });

  it('returns the guest index for a section name', () => {
    expect(['guest-1', 'guest-12', 'guest-0', 'buyer', 'guest-x'].map(getGuest)).toEqual([
      0,
      11,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('R35 assigning rejected answers to sections', () => {
  const value = (inputName: string) => ({ inputName, value: 'x' });
  const sections = [
    { name: 'buyer', controls: [sessionId[1]], sent: { inputValues: [value('email')] } },
    { name: 'address', controls: [control('INPUT', [text('street')])], sent: { inputValues: [] } },
    { name: 'guest-1', guest: 0, controls: sessionId, sent: { inputValues: [value('lastName')] } },
    {
      name: 'guest-2',
      guest: 1,
      controls: sessionId,
      sent: { inputValues: [value('firstName'), value('email')] },
    },
  ] as unknown as Parameters<typeof assignToSections>[1];
  const placed = (field: string, data?: Record<string, unknown>) => {
    const violation = { field, description: 'is wrong', ...(data && { data }) };
    const [problem] = assignToSections([violation], sections);
    return [problem?.section, problem?.inputName];
  };

  it('uses the guest and the field path', () => {
    expect(placed('guests[1].form.inputValues[1].value')).toEqual(['guest-2', 'email']);
    expect(placed('guests[0].form.inputValues[0].value')).toEqual(['guest-1', 'lastName']);
  });

  it('uses the input name, in the first buyer section that has it', () => {
    expect(placed('buyer.email')).toEqual(['buyer', 'email']);
    expect(placed('form.inputValues[0].value')).toEqual(['buyer', 'email']);
    expect(placed('form.inputValues', { inputName: 'street' })).toEqual(['address', 'street']);
  });

  it('uses the first guest’s form when the buyer fills it in', () => {
    const [problem] = assignToSections(
      [{ field: 'buyer.email', description: 'is wrong' }],
      sections.filter(({ guest }) => guest !== undefined),
    );
    expect([problem?.section, problem?.inputName]).toEqual(['guest-1', 'email']);
  });

  it('stays unassigned when no section has the input', () => {
    expect(placed('reservationId')).toEqual([undefined, undefined]);
    expect(placed('guests[7].form.inputValues[0].value')).toEqual([undefined, undefined]);
  });
});

describe('copyAnswersFrom', () => {
  const buyer = {
    controls: [
      ...sessionId,
      control('DROPDOWN', [text('meal', { options: ['Fish', 'Vegetables'] })]),
      control('CHECKBOX', [{ name: 'rules', type: 'TEXT_ARRAY', options: ['I agree'] }]),
      control('DATE', [{ name: 'born', type: 'DATE_TIME' }]),
    ],
    answers: {
      firstName: 'Inger',
      lastName: 'Holmström',
      email: 'inger@example.com',
      meal: 'Fish',
      rules: ['I agree'],
      born: { year: '1990', month: '3', day: '27' },
    },
  };

  it('T22 fills only blank answers', () => {
    const to = { controls: sessionId, answers: { firstName: 'Aksel', lastName: '', email: ' ' } };
    expect(copyAnswersFrom(buyer, to, 'en-GB')).toEqual({
      lastName: 'Holmström',
      email: 'inger@example.com',
    });
  });

  it('skips incomplete dates and consent', () => {
    const answers = { born: { year: '', month: '4', day: '' } };
    expect(
      copyAnswersFrom(buyer, { controls: buyer.controls, answers }, 'en-GB'),
    ).not.toHaveProperty('born');
    expect(
      copyAnswersFrom(buyer, { controls: buyer.controls, answers: {} }, 'en-GB'),
    ).not.toHaveProperty('rules');
  });

  it('includes only answers that the other form asks for and allows', () => {
    const controls = [
      control('DROPDOWN', [text('meal', { options: ['Vegetables'] })]),
      control('TEXTAREA', [text('email')]),
      control('INPUT', [text('First_Name')]),
      control('NAME', [text('last_name')]),
    ];
    expect(copyAnswersFrom(buyer, { controls, answers: {} }, 'en-GB')).toEqual({
      last_name: 'Holmström',
    });
  });

  it('replaces the form’s own defaults', () => {
    const meal = text('meal', {
      options: ['Vegetables', 'Fish'],
      defaultOptionSelection: { optionIndex: 0 },
    });
    const to = { controls: [control('DROPDOWN', [meal])], answers: { meal: 'Vegetables' } };
    expect(copyAnswersFrom(buyer, to, 'en-GB')).toEqual({ meal: 'Fish' });
  });
});

describe('isKnownControl', () => {
  it('requires a known control type with a supported value type', () => {
    expect(isSupportedControl(control('DATE', [{ name: 'a', type: 'DATE_TIME' }]))).toBe(true);
    expect(isSupportedControl(control('DATE', [text('a')]))).toBe(false);
    expect(isSupportedControl(control('INPUT', [{ name: 'a', type: 'COLOUR' }]))).toBe(false);
    expect(isSupportedControl(control('SIGNATURE', [text('a')]))).toBe(false);
    expect(isSupportedControl(control('toString', [text('a')]))).toBe(false);
  });
});
