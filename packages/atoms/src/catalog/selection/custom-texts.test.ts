import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { sessionDrafts } from '../../persistence/storage.ts';
import { fixtureProduct } from '../../testing/products.ts';
import { createChoiceTexts } from './custom-texts.ts';

const cup = {
  ...fixtureProduct({}),
  customTextFields: [
    { title: 'Letters', maxLength: 5, mandatory: true },
    { title: 'Card', maxLength: 20, mandatory: false },
  ],
};

/** A tab's storage. */
function memory(broken = false): Storage {
  const storedTexts = new Map<string, string>();
  const orFail = <T>(value: T): T => {
    if (broken) throw new DOMException('full', 'QuotaExceededError');
    return value;
  };
  return {
    getItem: (key: string) => orFail(storedTexts.get(key) ?? null),
    setItem: (key: string, value: string) => void orFail(storedTexts.set(key, value)),
    removeItem: (key: string) => void orFail(storedTexts.delete(key)),
  } as unknown as Storage;
}

function open(storage = memory()) {
  const store = createStore();
  const drafts = sessionDrafts(() => storage);
  const texts = createChoiceTexts(cup, { minLengths: { Card: 3 }, drafts });
  store.sub(texts.textsAtom, () => {});
  const problems = () => store.get(texts.textsAtom).map(({ problem }) => problem);
  return { store, storage, problems, ...texts };
}

describe('createChoiceTexts', () => {
  it('reports missing or short text after validation, and long text immediately', () => {
    const { store, problems, writeAtom, checkAtom } = open();
    expect(problems()).toEqual([null, null]);
    store.set(writeAtom, 'Card', 'Hi');
    expect(problems()).toEqual([null, null]);
    expect(store.set(checkAtom)?.title).toBe('Letters');
    expect(problems()).toEqual(['missing', 'short']);
    store.set(writeAtom, 'Letters', '  ');
    store.set(writeAtom, 'Card', 'Hi Ida');
    expect(problems()).toEqual(['missing', null]);
    store.set(writeAtom, 'Letters', 'For Ida');
    expect(problems()).toEqual(['long', null]);
    store.set(writeAtom, 'Letters', 'Ida');
    expect(store.set(checkAtom)).toBeUndefined();
  });

  it('checks email addresses and days from today', () => {
    const store = createStore();
    const voucher = {
      ...fixtureProduct({}),
      customTextFields: ['Email', 'Day'].map((title) => ({
        ...{ title, maxLength: 100, mandatory: false },
      })),
    };
    const formats = { Email: 'email', Day: 'date' } as const;
    const { textsAtom, writeAtom, checkAtom } = createChoiceTexts(voucher, { formats });
    store.sub(textsAtom, () => {});
    const check = (email: string, day: string) => {
      store.set(writeAtom, 'Email', email);
      store.set(writeAtom, 'Day', day);
      store.set(checkAtom);
      return store.get(textsAtom).map(({ problem }) => problem);
    };
    const now = new Date();
    const getDay = (days: number) => {
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
      return day.toLocaleDateString('sv');
    };
    expect(check('', '')).toEqual([null, null]);
    expect(check('freja', 'tomorrow')).toEqual(['email', 'date']);
    expect(check('freja@', getDay(-1))).toEqual(['email', 'date']);
    expect(check('freja@', '2199-99-99')).toEqual(['email', 'date']);
    expect(check(' freja@fenn.example ', getDay(0))).toEqual([null, null]);
    expect(check('freja@fenn.example', getDay(400))).toEqual([null, null]);
  });

  it('truncates nothing', () => {
    const { store, problems, writeAtom, writtenAtom } = open();
    store.set(writeAtom, 'Letters', 'For Ida');
    expect(store.get(writtenAtom)).toEqual({ Letters: 'For Ida' });
    expect(problems()).toEqual(['long', null]);
  });

  it('restores the text on back navigation until it is submitted', () => {
    const first = open();
    first.store.set(first.writeAtom, 'Letters', 'Ida');
    const second = open(first.storage);
    expect(second.store.get(second.writtenAtom)).toEqual({ Letters: 'Ida' });
    second.store.set(second.sentAtom, { Letters: 'Ida' });
    expect(second.store.get(second.writtenAtom)).toEqual({ Letters: 'Ida' });
    const third = open(first.storage);
    expect(third.store.get(third.writtenAtom)).toEqual({});
  });

  it('keeps the draft of a text that was entered while another one was sent', () => {
    const { store, storage, writeAtom, sentAtom } = open();
    store.set(writeAtom, 'Letters', 'Ida');
    store.set(writeAtom, 'Letters', 'Bo');
    store.set(sentAtom, { Letters: 'Ida' });
    const later = open(storage);
    expect(later.store.get(later.writtenAtom)).toEqual({ Letters: 'Bo' });
  });

  it('works without storage and with invalid stored data', () => {
    const { store, writeAtom, writtenAtom } = open(memory(true));
    store.set(writeAtom, 'Letters', 'Ida');
    expect(store.get(writtenAtom)).toEqual({ Letters: 'Ida' });
    for (const draft of ['nonsense', '7', 'null', '{"Letters":7}']) {
      const storage = memory();
      storage.setItem('vitrine.texts.ridge', draft);
      const opened = open(storage);
      expect(opened.store.get(opened.writtenAtom)).toEqual({});
    }
  });
});
