import type { InputControl } from '@vitrine/client/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getControl } from '../../testing/form-controls.ts';
import { resizeGuests } from './answers/guest-answers.ts';
import {
  encodeAnswers,
  getControls,
  getQuestions,
  initialAnswers,
  isOptionalForm,
} from './form-definition.ts';
import { createFormDraft } from './form-draft.ts';

const names = (form: Parameters<typeof getControls>[0], options?: { withDeleted?: boolean }) =>
  getQuestions(getControls(form, options)).map(({ input }) => input.name);

it.each([
  [true, [false, undefined]],
  [false, [false, true]],
  [false, []],
])('says %s for a form of questions that are mandatory: %j', (isOptional, mandatory) => {
  const inputs = mandatory.map((isMandatory, index) => ({
    name: `q${index}`,
    type: 'TEXT' as const,
    ...(isMandatory !== undefined && { mandatory: isMandatory }),
  }));
  const control = { _id: 'c1', type: 'INPUT' as const, inputs };
  const deleted = {
    ...control,
    deleted: true,
    inputs: [{ name: 'old', type: 'TEXT' as const, mandatory: true }],
  };
  expect(isOptionalForm({ controls: [control, deleted] as InputControl[] })).toBe(isOptional);
});

describe('a form definition', () => {
  it('lists the questions in order, without deleted ones', () => {
    const form = {
      controls: [
        getControl('INPUT', { last: {} }),
        getControl('INPUT', { second: {} }, { orderIndex: 2 }),
        getControl('INPUT', { gone: {} }, { orderIndex: 1, deleted: true }),
        getControl('NAME', { firstName: {}, lastName: {} }, { orderIndex: 0 }),
      ],
    };
    expect(names(form)).toEqual(['firstName', 'lastName', 'second', 'last']);
    expect(names(form, { withDeleted: true })).toContain('gone');
    expect(names(undefined)).toEqual([]);
    expect(form.controls[0]?.inputs[0]?.name).toBe('last');
  });

  it('includes inputs with the same name once', () => {
    const twice = {
      controls: [getControl('INPUT', { a: {} }), getControl('RADIO', { a: {}, b: {} })],
    };
    expect(names(twice)).toEqual(['a', 'b']);
    expect(
      getControls({ controls: [...twice.controls, getControl('INPUT', { a: {} })] }),
    ).toHaveLength(2);
  });

  it('starts with a valid draft, else the sent answer, else the default option', () => {
    const controls = [
      getControl('INPUT', { text: {} }),
      getControl('CHECKBOX', { needs: { type: 'TEXT_ARRAY' } }),
      getControl('DROPDOWN', {
        level: { options: ['a', 'b'], defaultOptionSelection: { optionIndex: 1 } },
      }),
    ];
    const sent = {
      inputValues: [
        { inputName: 'text', value: 'sent' },
        { inputName: 'needs', values: ['sent'] },
        { inputName: 'gone', value: 'old' },
      ],
    };
    const draft = { text: 'typed', needs: 'no list', toString: 'x' };
    expect(initialAnswers(controls, { draft, sent, locale: 'en-GB' })).toEqual({
      text: 'typed',
      needs: ['sent'],
      level: 'b',
    });
  });

  it('encodes the answers of 50 guests with 200 inputs each', () => {
    const inputs = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`i${at}`, {}]));
    const controls = getControls({ controls: [getControl('INPUT', inputs)] });
    for (let guest = 0; guest < 50; guest += 1) {
      expect(encodeAnswers(controls, { [`i${guest}`]: 'x' }, 'en-GB').inputValues).toEqual([
        { inputName: `i${guest}`, value: 'x' },
      ]);
    }
  });
});

describe('guests', () => {
  const blank = (index: number) => `guest ${index}`;

  it('R34 restores their answers when the number increases again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1 }), (counts) => {
        let guests = resizeGuests<string>({ shown: [], hiddenGuests: [] }, 0, blank);
        for (const count of counts) {
          guests = resizeGuests(guests, count, blank);
          expect(guests.shown).toHaveLength(count);
        }
        const most = Math.max(...counts);
        const all = [...guests.shown, ...guests.hiddenGuests];
        expect(all).toEqual(Array.from({ length: most }, (_, index) => blank(index)));
      }),
    );
  });

  it('rejects an invalid number', () => {
    for (const count of [-1, Number.NaN]) {
      expect(resizeGuests({ shown: ['a'], hiddenGuests: ['b'] }, count, blank)).toEqual({
        shown: [],
        hiddenGuests: ['a', 'b'],
      });
    }
  });

  it('omits removed guests when sending', () => {
    const control = getControl('GUEST_CONTROL', {
      count: { type: 'NUMBER' },
      names: { type: 'TEXT_ARRAY' },
    });
    const sent = encodeAnswers([control], { count: '1', names: ['Inger', 'Aud'] }, 'en-GB');
    expect(sent.inputValues).toEqual([
      { inputName: 'count', value: '1' },
      { inputName: 'names', values: ['Inger'] },
    ]);
  });
});

describe('a form draft', () => {
  function open(name = 'e1.r1', expires?: Date, texts = new Map<string, string>()) {
    const port = {
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, text: string | null) =>
        void (text === null ? texts.delete(key) : texts.set(key, text)),
    };
    return { texts, draft: createFormDraft({ name, port, ...(expires && { expires }) }) };
  }

  it('Q18 survives a page reload and is cleared after submission', () => {
    const { texts, draft } = open();
    draft.keep({ note: 'a', guestNames: ['b'] });
    expect(open('e1.r1', undefined, texts).draft.read()).toEqual({ note: 'a', guestNames: ['b'] });
    expect(open('e1.r2', undefined, texts).draft.read()).toBeUndefined();
    draft.clear();
    expect([draft.read(), texts.size]).toEqual([undefined, 0]);
  });

  it('is ignored after it expires', () => {
    const { texts, draft } = open('e', new Date(Date.now() - 1));
    draft.keep({ note: 'a' });
    expect([draft.read(), texts.size]).toEqual([undefined, 0]);
  });

  it('Q18 never contains a password and ignores foreign data', () => {
    const { texts, draft } = open();
    draft.keep({ password: 'secret', PassPhrase: 'secret', note: 'a' });
    expect([...texts.values()].join()).not.toContain('secret');
    for (const text of ['', '{', '[]', 'null', '{"answers":[]}', '{"answers":"x"}']) {
      texts.set('vitrine.form.e1.r1', text);
      expect(draft.read(), text).toBeUndefined();
    }
  });
});
