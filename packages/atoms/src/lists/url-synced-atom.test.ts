import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { memoryLocation } from '../location.ts';
import { urlSyncedAtom } from './url-synced-atom.ts';

function page(query = '') {
  const location = memoryLocation(query);
  const viewAtom = urlSyncedAtom<string>({
    ...{ location, name: 'view' },
    read: (text) => text ?? 'list',
    write: (view) => (view === 'list' ? null : view),
  });
  return { location, viewAtom, store: createStore() };
}

test('reads and writes a URL parameter and preserves the others', () => {
  const { location, viewAtom, store } = page('?q=candle&view=cards');
  expect(store.get(viewAtom)).toBe('cards');
  store.set(viewAtom, 'calendar');
  expect([store.get(viewAtom), String(location.read())]).toEqual([
    'calendar',
    'q=candle&view=calendar',
  ]);
  store.set(viewAtom, 'list');
  expect([store.get(viewAtom), String(location.read())]).toEqual(['list', 'q=candle']);
});

test('notifies subscribers when the URL changes', () => {
  const { location, viewAtom, store } = page();
  const listener = vi.fn();
  store.sub(viewAtom, listener);
  store.set(viewAtom, 'cards');
  location.visit('');
  expect(store.get(viewAtom)).toBe('list');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('matches the URL when it is remounted', () => {
  const { location, viewAtom, store } = page('?view=cards');
  const leave = store.sub(viewAtom, () => {});
  expect(store.get(viewAtom)).toBe('cards');
  leave();
  location.write(new URLSearchParams('view=calendar'), 'push');
  store.sub(viewAtom, () => {});
  expect(store.get(viewAtom)).toBe('calendar');
});
