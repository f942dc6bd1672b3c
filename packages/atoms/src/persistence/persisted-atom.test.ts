import { describe, expect, it, vi } from 'vitest';
import { lossless } from '../hydration/serialize.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { persistedAtom, readPersisted, writePersisted } from './persisted-atom.ts';
import { memoryStorage } from './storage.ts';

/** Invalid implementations of the port by a host. */
const broken = {
  read: () => {
    throw new DOMException('The storage is shut.', 'SecurityError');
  },
  write: () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  },
};

describe('what is kept', () => {
  it('is read as it was written, dates with the codec that has them', () => {
    const storage = memoryStorage();
    writePersisted(storage, 'a', { when: new Date(0), list: [1] }, lossless);
    expect(readPersisted(storage, 'a', lossless)).toEqual({ when: new Date(0), list: [1] });
    writePersisted(storage, 'b', { list: [1] });
    expect(storage.read('b')).toBe('{"list":[1]}');
    expect(readPersisted(storage, 'b')).toEqual({ list: [1] });
  });

  it.each([null, {}, []])('is forgotten with %j', (nothing) => {
    const storage = memoryStorage({ a: '[1]' });
    writePersisted(storage, 'a', nothing);
    expect(storage.read('a')).toBeNull();
  });

  it.each(['', '{', '{"$vitrine":"object"}'])('is nothing in %j', (text) => {
    expect(readPersisted(memoryStorage({ a: text }), 'a', lossless)).toBeUndefined();
  });

  it('is nothing where no one keeps it, and where the storage breaks its word', () => {
    for (const storage of [null, undefined, broken]) {
      expect(() => writePersisted(storage, 'a', [1])).not.toThrow();
      expect(readPersisted(storage, 'a')).toBeUndefined();
    }
  });
});

describe('persistedAtom', () => {
  const isText = (value: unknown) => typeof value === 'string';

  function kept(text: string) {
    const storage = memoryStorage({ names: text });
    const { store } = emptyStorefront();
    const namesAtom = persistedAtom<readonly string[]>({
      name: 'names',
      storage: () => storage,
      toValue: (found) => (Array.isArray(found) ? found.filter(isText) : []),
    });
    return { storage, store, namesAtom };
  }

  it.each(['{', '7', 'null', '{"a":1}', '[1]'])('makes nothing of %j', (text) => {
    const { store, namesAtom } = kept(text);
    expect(store.get(namesAtom)).toEqual([]);
  });

  it('tells anyone who subscribes what is written here and elsewhere', () => {
    const { storage, store, namesAtom } = kept('["a"]');
    const listener = vi.fn();
    const stop = store.sub(namesAtom, listener);
    store.set(namesAtom, (names) => [...names, 'b']);
    expect(store.get(namesAtom)).toEqual(['a', 'b']);
    storage.change('names', '["c"]');
    expect(store.get(namesAtom)).toEqual(['c']);
    expect(listener).toHaveBeenCalled();
    stop();
  });

  it('takes nothing from another tab that wrote while no one here listened', () => {
    const { storage, store, namesAtom } = kept('["a"]');
    expect(store.get(namesAtom)).toEqual(['a']);
    storage.change('names', '["a","b"]');
    store.set(namesAtom, (names) => [...names, 'c']);
    expect(storage.read('names')).toBe('["a","b","c"]');
  });

  it('leaves a storage alone where nothing changes', () => {
    const { storage, store, namesAtom } = kept('["a",7]');
    store.set(namesAtom, (names) => names);
    expect(storage.read('names')).toBe('["a",7]');
  });
});
