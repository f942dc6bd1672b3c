import type { QueryClient } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { atom, type Store, type WritableAtom } from 'jotai/vanilla';

/** Counts the people who have been there one after the other: it changes when another one is. */
export const personAtom = atom(0);

/**
 * Forgets what one person saw when another one is there: queries on show are fetched anew, from
 * nothing, all others go, and so does what `personalAtom` holds.
 */
export function forgetWithPerson(client: Client, store: Store, queryClient: QueryClient): void {
  client.tokens.subscribe((change) => {
    if (change !== 'changed') return;
    store.set(personAtom, (count) => count + 1);
    queryClient.removeQueries({ type: 'inactive' });
    // Each query keeps its own failure; nobody waits for all of them.
    queryClient.resetQueries().catch(() => {});
  });
}

/** State that belongs to the person who is there: the next one finds it as it was at first. */
export function personalAtom<Value>(
  initial: Value,
): WritableAtom<Value, [Value | ((before: Value) => Value)], void> {
  const cellAtom = atom({ person: 0, value: initial });
  const readAtom = atom((get) => {
    const { person, value } = get(cellAtom);
    return person === get(personAtom) ? value : initial;
  });
  return atom(
    (get) => get(readAtom),
    (get, set, next) => {
      const value =
        typeof next === 'function' ? (next as (before: Value) => Value)(get(readAtom)) : next;
      set(cellAtom, { person: get(personAtom), value });
    },
  );
}
