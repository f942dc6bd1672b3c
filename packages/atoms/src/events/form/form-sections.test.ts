import type { InputControl } from '@vitrine/client/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyAnswersFrom } from './answers/copy-answers.ts';
import { isKnownControl } from './control-kinds.ts';
import { answerKey, assignToSections, getGuest } from './form-sections.ts';

const control = (type: string, inputs: object[], rest: object = {}) =>
  ({ _id: type, type, label: type, inputs, ...rest }) as unknown as InputControl;

const text = (name: string, rest: object = {}) => ({ name, type: 'TEXT', ...rest });

const sessionId = [
  control('NAME', [text('firstName'), text('lastName')]),
  control('INPUT', [text('email')]),
];

describe('the place of an answer', () => {
  it('is its own for every section and input, and no path', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        expect(answerKey(a, b)).not.toMatch(/[.[\]"'|]/);
        expect(answerKey(a, b) === answerKey(c, d)).toBe(a === c && b === d);
      }),
    );
    expect(answerKey('a.b', 'c[0]')).toBe('a_2e_b~c_5b_0_5d_');
  });

  it('is a guest, by the name of the section', () => {
    expect(['guest-1', 'guest-12', 'guest-0', 'buyer', 'guest-x'].map(getGuest)).toEqual([
      0,
      11,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('R35 a rejected answer is brought to its section', () => {
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

  it('by the guest and the place of the answer', () => {
    expect(placed('guests[1].form.inputValues[1].value')).toEqual(['guest-2', 'email']);
    expect(placed('guests[0].form.inputValues[0].value')).toEqual(['guest-1', 'lastName']);
  });

  it('by the name of the input, in the first section of the buyer that asks it', () => {
    expect(placed('buyer.email')).toEqual(['buyer', 'email']);
    expect(placed('form.inputValues[0].value')).toEqual(['buyer', 'email']);
    expect(placed('form.inputValues', { inputName: 'street' })).toEqual(['address', 'street']);
  });

  it('in the form of the first guest, where the buyer fills in that one', () => {
    const [problem] = assignToSections(
      [{ field: 'buyer.email', description: 'is wrong' }],
      sections.filter(({ guest }) => guest !== undefined),
    );
    expect([problem?.section, problem?.inputName]).toEqual(['guest-1', 'email']);
  });

  it('stays with the whole where no one asks it', () => {
    expect(placed('reservationId')).toEqual([undefined, undefined]);
    expect(placed('guests[7].form.inputValues[0].value')).toEqual([undefined, undefined]);
  });
});

describe('copied answers', () => {
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

  it('fill blank ones alone', () => {
    const to = { controls: sessionId, answers: { firstName: 'Aksel', lastName: '', email: ' ' } };
    expect(copyAnswersFrom(buyer, to, 'en-GB')).toEqual({
      lastName: 'Holmström',
      email: 'inger@example.com',
    });
  });

  it('keep half a date, and agree for no one', () => {
    const answers = { born: { year: '', month: '4', day: '' } };
    expect(
      copyAnswersFrom(buyer, { controls: buyer.controls, answers }, 'en-GB'),
    ).not.toHaveProperty('born');
    expect(
      copyAnswersFrom(buyer, { controls: buyer.controls, answers: {} }, 'en-GB'),
    ).not.toHaveProperty('rules');
  });

  it('are such as the other form asks and offers', () => {
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

  it('replace what the form itself chose', () => {
    const meal = text('meal', {
      options: ['Vegetables', 'Fish'],
      defaultOptionSelection: { optionIndex: 0 },
    });
    const to = { controls: [control('DROPDOWN', [meal])], answers: { meal: 'Vegetables' } };
    expect(copyAnswersFrom(buyer, to, 'en-GB')).toEqual({ meal: 'Fish' });
  });
});

describe('a known control', () => {
  it('has a type of the contract, and values that it takes', () => {
    expect(isKnownControl(control('DATE', [{ name: 'a', type: 'DATE_TIME' }]))).toBe(true);
    expect(isKnownControl(control('DATE', [text('a')]))).toBe(false);
    expect(isKnownControl(control('INPUT', [{ name: 'a', type: 'COLOUR' }]))).toBe(false);
    expect(isKnownControl(control('SIGNATURE', [text('a')]))).toBe(false);
    expect(isKnownControl(control('toString', [text('a')]))).toBe(false);
  });
});
