import { describe, expect, it } from 'vitest';
import { emptyStorefront } from '../testing/storefronts.ts';
import { memoryStorage } from './storage.ts';
import { storedListAtom } from './stored-list.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function createStoredList(text?: string, max?: number) {
  const storage = memoryStorage(text === undefined ? {} : { names: text });
  const { store } = emptyStorefront();
  const options = { name: 'names', storage, toId: (name: string) => name, isItem: isText };
  const listAtom = storedListAtom<string>({ ...options, ...(max !== undefined && { max }) });
  return { storage, store, listAtom };
}

describe('storedListAtom', () => {
  it('saves unique items up to the maximum', () => {
    const { storage, store, listAtom } = createStoredList(undefined, 3);
    for (const name of ['a', 'b', 'a', 'c', 'd']) store.set(listAtom, (all) => [name, ...all]);
    expect(store.get(listAtom)).toEqual(['d', 'c', 'a']);
    expect(storage.read('names')).toBe('["d","c","a"]');
    store.set(listAtom, () => []);
    expect(storage.read('names')).toBeNull();
  });

  it.each(['{', '7', '{"a":1}', ''])('returns an empty list for %j', (text) => {
    const { store, listAtom } = createStoredList(text);
    expect(store.get(listAtom)).toEqual([]);
  });

  it('drops invalid items', () => {
    const { store, listAtom } = createStoredList('["a",7,null,"b"]');
    expect(store.get(listAtom)).toEqual(['a', 'b']);
  });

  it('follows changes in another tab while subscribed', () => {
    const { storage, store, listAtom } = createStoredList('["a"]');
    const stop = store.sub(listAtom, () => {});
    storage.change('names', '["b"]');
    expect(store.get(listAtom)).toEqual(['b']);
    stop();
  });
});
