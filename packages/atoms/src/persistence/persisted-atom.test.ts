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

describe('persisted values', () => {
  it('are read as written, with dates if the codec supports them', () => {
    const storage = memoryStorage();
    writePersisted(storage, 'a', { when: new Date(0), list: [1] }, lossless);
    expect(readPersisted(storage, 'a', lossless)).toEqual({ when: new Date(0), list: [1] });
    writePersisted(storage, 'b', { list: [1] });
    expect(storage.read('b')).toBe('{"list":[1]}');
    expect(readPersisted(storage, 'b')).toEqual({ list: [1] });
  });

  it.each([null, {}, []])('are removed when %j is written', (nothing) => {
    const storage = memoryStorage({ a: '[1]' });
    writePersisted(storage, 'a', nothing);
    expect(storage.read('a')).toBeNull();
  });

  it.each(['', '{', '{"$vitrine":"object"}'])(
    'are undefined when the stored text is %j',
    (text) => {
      expect(readPersisted(memoryStorage({ a: text }), 'a', lossless)).toBeUndefined();
    },
  );

  it('are undefined without a storage or if the storage throws', () => {
    for (const storage of [null, undefined, broken]) {
      expect(() => writePersisted(storage, 'a', [1])).not.toThrow();
      expect(readPersisted(storage, 'a')).toBeUndefined();
    }
  });
});

describe('persistedAtom', () => {
  const isText = (value: unknown) => typeof value === 'string';

  function createStoredNames(text: string) {
    const storage = memoryStorage({ names: text });
    const { store } = emptyStorefront();
    const namesAtom = persistedAtom<readonly string[]>({
      name: 'names',
      storage: () => storage,
      toValue: (found) => (Array.isArray(found) ? found.filter(isText) : []),
    });
    return { storage, store, namesAtom };
  }

  it.each(['{', '7', 'null', '{"a":1}', '[1]'])('ignores invalid stored text %j', (text) => {
    const { store, namesAtom } = createStoredNames(text);
    expect(store.get(namesAtom)).toEqual([]);
  });

  it('notifies subscribers of local and external changes', () => {
    const { storage, store, namesAtom } = createStoredNames('["a"]');
    const listener = vi.fn();
    const stop = store.sub(namesAtom, listener);
    store.set(namesAtom, (names) => [...names, 'b']);
    expect(store.get(namesAtom)).toEqual(['a', 'b']);
    storage.change('names', '["c"]');
    expect(store.get(namesAtom)).toEqual(['c']);
    expect(listener).toHaveBeenCalled();
    stop();
  });

  it('keeps values that another tab wrote while there was no subscriber', () => {
    const { storage, store, namesAtom } = createStoredNames('["a"]');
    expect(store.get(namesAtom)).toEqual(['a']);
    storage.change('names', '["a","b"]');
    store.set(namesAtom, (names) => [...names, 'c']);
    expect(storage.read('names')).toBe('["a","b","c"]');
  });

  it('doesn’t write to the storage if nothing changes', () => {
    const { storage, store, namesAtom } = createStoredNames('["a",7]');
    store.set(namesAtom, (names) => names);
    expect(storage.read('names')).toBe('["a",7]');
  });
});
