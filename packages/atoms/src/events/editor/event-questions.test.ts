import { getEvent, InputControlType, updateEvent } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { createFrozenStorefront, setPorts } from '../../testing/storefronts.ts';
import { isSupportedControl } from '../form/control-kinds.ts';
import { createEventEditor, EVENT_EDITOR_FIELDS } from './event-editor.ts';
import type { EventFormValues } from './event-form-values.ts';
import {
  canChangeQuestionKind,
  changeQuestionKind,
  checkQuestion,
  createQuestion,
  duplicateQuestion,
  type EventQuestion,
  getEventQuestions,
  getQuestionField,
  getQuestionLabel,
  getQuestionLimit,
  getQuestionOptions,
  mapQuestionPath,
  moveQuestion,
  parseQuestionOptions,
  setQuestionLabel,
  setQuestionLimit,
  setQuestionOptions,
  setQuestionRequired,
  toFormControls,
  toQuestionValues,
} from './event-questions.ts';

const fields = EVENT_EDITOR_FIELDS;
const types = Object.values(InputControlType);
const texts = {
  ...{ label: 'New question', firstName: 'First name', lastName: 'Last name' },
  ...{ guestNames: 'Their names', options: ['One', 'Two'] },
};

async function open(slug = 'night-choir-by-candlelight', platform = createMockPlatform()) {
  const { store, client } = createFrozenStorefront(platform);
  setPorts(store, { storage: memoryStorage() });
  const { id } = platform.events.event(slug);
  const read = () => getEvent(client, id, { fields });
  const event = await read();
  const editor = createEventEditor({ event });
  const getState = () => store.get(editor.stateAtom);
  const getQuestions = () => getEventQuestions(getState().values);
  const getQuestion = (label: string): EventQuestion => {
    const found = getQuestions().find((one) => getQuestionLabel(one) === label);
    if (!found) throw new Error(`There is no question "${label}".`);
    return found;
  };
  const change = (values: Partial<EventFormValues>) => store.set(editor.changeAtom, values);
  const write = (question: EventQuestion) => change({ [getQuestionField(question._id)]: question });
  const save = () => store.set(editor.saveAtom);
  return {
    ...{ platform, store, client, id, event, editor, read, getState, getQuestions, getQuestion },
    ...{ change, write, save },
  };
}

/** The labels of a saved form, in the order of the form. */
const getLabels = ({ form }: { form?: { controls?: EventQuestion[] } }) =>
  [...(form?.controls ?? [])]
    .sort((one, other) => (one.orderIndex ?? 0) - (other.orderIndex ?? 0))
    .filter(({ deleted }) => !deleted)
    .map(getQuestionLabel);

describe('the questions of an event', () => {
  it('R52 are saved as they were opened, without any change', async () => {
    const { event, getState, save } = await open();
    const { controls = [] } = event.form ?? {};
    expect(controls.length).toBeGreaterThan(2);
    const normalized = toFormControls(getState().values).map(({ orderIndex }) => orderIndex);
    expect(normalized).toEqual(controls.map((_, index) => index));
    expect(getState().changes).toEqual([]);
    expect(await save()).toBe('unchanged');
  });

  it('R52 are written as one list, with the fields of other sections, by one request', async () => {
    const { platform, change, write, getQuestion, save, read, event } = await open();
    const seat = getQuestion('Where would you like to sit?');
    write(setQuestionOptions(seat, [...getQuestionOptions(seat), ' In the gallery ', '']));
    change({ title: 'Night choir' });
    expect(await save()).toBe('saved');
    expect(platform.calls.filter(({ name }) => name === 'events.updateEvent')).toHaveLength(1);
    const after = await read();
    expect(after.title).toBe('Night choir');
    const saved = after.form?.controls?.find(({ _id }) => _id === seat._id);
    expect(saved && getQuestionOptions(saved)).toEqual([
      ...getQuestionOptions(seat),
      'In the gallery',
    ]);
    expect(after.form?.controls).toHaveLength(event.form?.controls?.length ?? 0);
    expect(after.form?.messages).toEqual(event.form?.messages);
  });

  it('are added, moved, removed with their answers and restored', async () => {
    const { getState, change, write, getQuestion, save, read } = await open();
    write(createQuestion('CHECKBOX', 'q-1', { ...texts, label: 'What do you bring?' }));
    change({ questionOrder: moveQuestion(getState().values, 'q-1', 2) });
    expect(await save()).toBe('saved');
    expect(getLabels(await read())[2]).toBe('What do you bring?');
    const added = getQuestion('What do you bring?');
    write({ ...added, deleted: true });
    expect(await save()).toBe('saved');
    const removed = await read();
    expect(getLabels(removed)).not.toContain('What do you bring?');
    expect(removed.form?.controls?.find(({ _id }) => _id === added._id)?.deleted).toBe(true);
    const { deleted: _deleted, ...restored } = getQuestion('What do you bring?');
    write(restored as EventQuestion);
    await save();
    expect(getLabels(await read())[2]).toBe('What do you bring?');
  });

  it('that are added and taken back at once are no change', async () => {
    const { getState, change, write } = await open();
    write(createQuestion('DATE', 'q-1', texts));
    expect(getState().changes.map(({ key }) => key)).toEqual(['question.q-1']);
    change({ [getQuestionField('q-1')]: undefined });
    expect(getState().changes).toEqual([]);
  });

  it('are checked before they are sent, and the platform’s violations are at their part', async () => {
    const { platform, getState, write, getQuestion, save } = await open();
    const seat = getQuestion('Where would you like to sit?');
    write(setQuestionOptions(setQuestionLabel(seat, 0, ' '), ['A', 'A']));
    expect(await save()).toBe('invalid');
    const key = getQuestionField(seat._id);
    expect(getState().problems.fields).toEqual({
      [key]: {
        kind: 'question',
        issues: [
          { part: 'label', input: 0, problem: 'missing' },
          { part: 'options', input: 0, option: 1, problem: 'duplicate' },
        ],
      },
    });
    // The name of an input of another question, which only the platform rejects.
    const clash = setQuestionOptions(seat, ['A']);
    const [first] = clash.inputs;
    write({ ...clash, inputs: [{ ...first, name: 'phone' }] } as EventQuestion);
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields[key]).toMatchObject({
      kind: 'question',
      issues: [{ part: 'question', problem: 'rejected' }],
    });
    expect(platform.calls.filter(({ name }) => name === 'events.updateEvent')).toHaveLength(1);
  });

  it('that were never saved are offered again', async () => {
    const { store, write, event } = await open();
    write(createQuestion('RADIO', 'q-1', texts));
    const next = createEventEditor({ event });
    store.set(next.resolveDraftAtom, 'restore');
    expect(getEventQuestions(store.get(next.stateAtom).values).at(-1)).toMatchObject({
      _id: 'q-1',
    });
  });

  it('of two owners are merged one by one, in any order of their saves', async () => {
    const platform = createMockPlatform();
    const first = await open('night-choir-by-candlelight', platform);
    const { controls = [] } = first.event.form ?? {};
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      at: fc.nat(controls.length - 1),
      saves: fc.boolean(),
    });
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const events = await Promise.all([first.read(), first.read()]);
        const editors = events.map((event) => createEventEditor({ event }));
        const expected = new Map<string, string>();
        const saveAs = async (user: (typeof editors)[number]) => {
          for (let round = 0; round < 2; round += 1) {
            const { changes } = first.store.get(user.stateAtom);
            if ((await first.store.set(user.saveAtom)) !== 'conflict') {
              for (const { key, after } of changes) {
                expected.set(key, (after as EventQuestion).inputs[0]?.label ?? '');
              }
              return;
            }
            first.store.set(user.resolveAtom, []);
          }
        };
        for (const { who, at, saves } of steps) {
          const user = editors[who] as (typeof editors)[number];
          serial += 1;
          const key = getQuestionField(controls[at]?._id ?? '');
          const question = first.store.get(user.stateAtom).values[key] as EventQuestion;
          const input = question.inputs[0]?.name;
          const next = setQuestionLabel(question, 0, `${input} ${serial}`);
          first.store.set(user.changeAtom, { [key]: next });
          if (saves) await saveAs(user);
        }
        for (const user of editors) await saveAs(user);
        const after = toQuestionValues((await first.read()).form);
        for (const [key, label] of expected) {
          const saved = after[key as keyof typeof after] as EventQuestion;
          expect(saved.inputs[0]?.label).toBe(label);
        }
        for (const user of editors) {
          expect(first.store.get(user.stateAtom).changes).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a kind of question', () => {
  it('is valid for the platform, for each of the ten', async () => {
    const { write, save, read } = await open();
    for (const type of types) write(createQuestion(type, `q-${type}`, texts));
    expect(await save()).toBe('saved');
    const { controls = [] } = (await read()).form ?? {};
    const added = controls.filter(({ _id }) => _id.startsWith('q-'));
    expect(added.map(({ type }) => type)).toEqual(types);
    expect(added.every(isSupportedControl)).toBe(true);
  });

  it('can change exactly to those of the same value type', () => {
    const getTargets = (type: InputControlType) => {
      const question = createQuestion(type, 'q', texts);
      return types.filter((other) => canChangeQuestionKind(question, other));
    };
    expect(getTargets('RADIO')).toEqual(['INPUT', 'TEXTAREA', 'DROPDOWN', 'RADIO']);
    expect(getTargets('ADDRESS_FULL')).toEqual(['ADDRESS_SHORT', 'ADDRESS_FULL']);
    for (const type of ['CHECKBOX', 'NAME', 'GUEST_CONTROL', 'DATE'] as const) {
      expect(getTargets(type)).toEqual([type]);
    }
    const age = createQuestion('INPUT', 'q', texts);
    const inputs = age.inputs.map((input) => ({ ...input, type: 'NUMBER' }));
    expect(canChangeQuestionKind({ ...age, inputs } as EventQuestion, 'TEXTAREA')).toBe(false);
  });

  it('keeps the name, the type of value, the label and whether it is required', () => {
    const kinds = fc.constantFrom(...types);
    fc.assert(
      fc.property(
        kinds,
        kinds,
        fc.boolean(),
        fc.string({ minLength: 1 }),
        (from, to, must, label) => {
          const before = setQuestionRequired(
            setQuestionLabel(createQuestion(from, 'q', texts), 0, label),
            must,
          );
          fc.pre(canChangeQuestionKind(before, to));
          const after = changeQuestionKind(before, to, { ...texts, label });
          const [one, other] = [before.inputs[0], after.inputs[0]];
          expect(after.type).toBe(to);
          expect([other?.name, other?.type, other?.label, other?.mandatory]).toEqual([
            ...[one?.name, one?.type, one?.label, one?.mandatory],
          ]);
          expect(isSupportedControl(after)).toBe(true);
          expect(checkQuestion(after).some(({ part }) => part === 'options')).toBe(false);
        },
      ),
    );
  });

  it('keeps its options between lists, and its length between texts', () => {
    const radio = setQuestionOptions(createQuestion('RADIO', 'q', texts), ['A', 'B']);
    expect(getQuestionOptions(changeQuestionKind(radio, 'DROPDOWN', texts))).toEqual(['A', 'B']);
    const line = setQuestionLimit(createQuestion('INPUT', 'q', texts), 40);
    expect(getQuestionLimit(changeQuestionKind(line, 'TEXTAREA', texts))).toBe(40);
  });
});

describe('a question', () => {
  it('is duplicated with an answer of its own', () => {
    const guests = createQuestion('GUEST_CONTROL', 'q', texts);
    const copy = duplicateQuestion({ ...guests, system: true } as EventQuestion, 'r', 'Copy');
    const names = [...guests.inputs, ...copy.inputs].map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(copy.inputs.map(({ name }) => name)).toEqual(['r', 'r-1']);
    expect([copy._id, copy.system, getQuestionLabel(copy)]).toEqual(['r', undefined, 'Copy']);
  });

  it('limits the number of guests together with their names', () => {
    const guests = setQuestionLimit(createQuestion('GUEST_CONTROL', 'q', texts), 3);
    expect(guests.inputs.map((input) => 'maxSize' in input && input.maxSize)).toEqual([3, 3]);
    expect(checkQuestion(setQuestionLimit(guests, 101))).toEqual([
      { part: 'limit', input: 0, problem: 'out-of-range', max: 100 },
    ]);
  });

  it('is moved among those that are shown, over removed ones, and none is lost', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), {
      minLength: 1,
      maxLength: 8,
    });
    const case_ = ids.chain((all) =>
      fc.record({
        all: fc.constant(all),
        deleted: fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
        from: fc.nat(all.length - 1),
        to: fc.nat(all.length),
      }),
    );
    fc.assert(
      fc.property(case_, ({ all, deleted, from, to }) => {
        const questions = all.map((id, index) => ({
          ...createQuestion('INPUT', id, texts),
          ...(deleted[index] && index !== from && { deleted: true }),
        }));
        const values = {
          questionOrder: all,
          ...Object.fromEntries(questions.map((one) => [getQuestionField(one._id), one])),
        };
        const moved = all[from] as string;
        const next = moveQuestion(values, moved, to);
        expect([...next].sort()).toEqual([...all].sort());
        const isShown = (id: string) => !questions.find(({ _id }) => _id === id)?.deleted;
        const shown = next.filter(isShown);
        expect(shown.indexOf(moved)).toBe(Math.min(to, shown.length - 1));
        const others = (list: readonly string[]) => list.filter((id) => id !== moved);
        expect(others(next)).toEqual(others(all));
      }),
    );
  });

  it('needs a label, and options that differ and are not too long', () => {
    const line = createQuestion('INPUT', 'q', texts);
    const label = { part: 'label', input: 0 };
    const withLabel = (text: string) => checkQuestion(setQuestionLabel(line, 0, text));
    expect(withLabel(' ')).toEqual([{ ...label, problem: 'missing' }]);
    expect(withLabel('x'.repeat(1000))).toEqual([]);
    expect(withLabel('x'.repeat(1001))).toEqual([{ ...label, problem: 'too-long', max: 1000 }]);
    const list = createQuestion('DROPDOWN', 'q', texts);
    const withOptions = (options: string[]) => checkQuestion(setQuestionOptions(list, options));
    const part = { part: 'options', input: 0 };
    expect(withOptions([' ', ''])).toEqual([{ ...part, problem: 'missing' }]);
    expect(withOptions(['One', 'Two', 'One '])).toEqual([
      { ...part, option: 2, problem: 'duplicate' },
    ]);
    expect(withOptions(['x'.repeat(200), ''])).toEqual([]);
    expect(withOptions(['x'.repeat(201)])).toEqual([
      { ...part, option: 0, problem: 'too-long', max: 200 },
    ]);
    const many = Array.from({ length: 201 }, (_, index) => `${index}`);
    expect(withOptions(many.slice(1))).toEqual([]);
    expect(withOptions(many)).toEqual([{ ...part, problem: 'too-many', max: 200 }]);
  });

  it('is called by the label of its input, or of the whole control if it has several', () => {
    const line = {
      ...setQuestionLabel(createQuestion('INPUT', 'q', texts), 0, 'Seat'),
      label: 'X',
    };
    expect(getQuestionLabel(line)).toBe('Seat');
    const name = { ...createQuestion('NAME', 'q', texts), label: 'Your name' };
    expect(getQuestionLabel(name)).toBe('Your name');
    expect(getQuestionLabel({ ...name, label: '' })).toBe('First name');
  });

  it('has a limit within the platform’s own, or none', () => {
    const line = createQuestion('INPUT', 'q', texts);
    const limit = (count: number | undefined) => checkQuestion(setQuestionLimit(line, count));
    for (const count of [1, 5000, undefined]) expect(limit(count)).toEqual([]);
    for (const count of [0, 5001, 1.5]) {
      expect(limit(count)).toEqual([
        { part: 'limit', input: 0, problem: 'out-of-range', max: 5000 },
      ]);
    }
    const date = createQuestion('DATE', 'q', texts);
    expect(setQuestionLimit(date, 3)).toBe(date);
    expect(checkQuestion({ ...setQuestionLabel(line, 0, ''), deleted: true })).toEqual([]);
  });

  it('takes pasted lines as options', () => {
    expect(
      parseQuestionOptions('1. Near\r\n\n- By the doors \n•  Anywhere\tGallery\n2nd row'),
    ).toEqual([...['Near', 'By the doors', 'Anywhere', 'Gallery', '2nd row']]);
  });

  it('names what the platform has rejected', () => {
    const at = (path: string) => mapQuestionPath(path, ['a', 'b']);
    expect(at('form.controls[1].inputs[0].options[2]')).toEqual({
      field: 'question.b',
      issue: { part: 'options', input: 0, option: 2 },
    });
    expect(at('form.controls[0].inputs[1].label')?.issue).toEqual({ part: 'label', input: 1 });
    expect(at('form.controls[0].type')?.issue).toEqual({ part: 'question', input: 0 });
    expect([at('form.controls[7].type'), at('form.controls'), at('title')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('has no effect on another user: only one of them is asked about', async () => {
    const { client, id, read, write, save, getState, getQuestion, event } = await open();
    const seat = getQuestion('Where would you like to sit?');
    const controls = event.form?.controls?.map((one) =>
      one._id === getQuestion('Phone')._id ? setQuestionLabel(one, 0, 'Mobile') : one,
    );
    await updateEvent(client, id, { event: { form: { controls } } as never });
    write(setQuestionLabel(seat, 0, 'Your seat'));
    expect(await save()).toBe('saved');
    expect(getLabels(await read())).toEqual(expect.arrayContaining(['Mobile', 'Your seat']));
    expect(Object.keys(getState().takenAt)).toEqual([getQuestionField(getQuestion('Mobile')._id)]);
  });
});
