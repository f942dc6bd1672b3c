import { describe, expect, it, vi } from 'vitest';
import { localStoragePort, memoryStorage, type StorageWindow } from './storage.ts';

/** A window with a storage, and what another tab does to it. */
function tab(isShut = false) {
  const texts = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  const localStorage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  const page = {
    get localStorage() {
      if (isShut) throw new DOMException('The storage is shut.', 'SecurityError');
      return localStorage;
    },
    addEventListener: (_: string, listener: never) => void listeners.add(listener),
    removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
  };
  const tell = (key: string | null) => {
    for (const listener of listeners) listener({ key });
  };
  return { page: page as unknown as StorageWindow, texts, tell };
}

describe('localStoragePort', () => {
  it('saves and removes a value', () => {
    const { page, texts } = tab();
    const storage = localStoragePort(page);
    storage.write('wishes', '["a"]');
    expect([storage.read('wishes'), texts.get('wishes')]).toEqual(['["a"]', '["a"]']);
    storage.write('wishes', null);
    expect([storage.read('wishes'), texts.size]).toEqual([null, 0]);
  });

  it('reports changes by another tab to this key or to all keys', () => {
    const { page, tell } = tab();
    const listener = vi.fn();
    const stop = localStoragePort(page).subscribe('wishes', listener);
    const calls = ['other', 'wishes', null].map((key) => {
      tell(key);
      return listener.mock.calls.length;
    });
    expect(calls).toEqual([0, 1, 2]);
    stop();
    tell('wishes');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is empty and silent if storage is unavailable, and on a server', () => {
    for (const storage of [localStoragePort(tab(true).page), localStoragePort(undefined)]) {
      storage.write('wishes', '["a"]');
      expect(storage.read('wishes')).toBeNull();
      storage.subscribe('wishes', () => {})();
    }
  });
});

describe('memoryStorage', () => {
  it('reports external changes only, not its own writes', () => {
    const storage = memoryStorage({ wishes: '["a"]' });
    const listener = vi.fn();
    const stop = storage.subscribe('wishes', listener);
    storage.write('wishes', '["b"]');
    expect([storage.read('wishes'), listener.mock.calls.length]).toEqual(['["b"]', 0]);
    storage.change('wishes', null);
    expect([storage.read('wishes'), listener.mock.calls.length]).toEqual([null, 1]);
    stop();
    storage.change('wishes', '["c"]');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
