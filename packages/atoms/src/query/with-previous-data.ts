import { type Atom, atom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import type { QueryResult } from './query-atom.ts';

/** Makes an atom that holds the last value of the current session, for readers to set and show. */
export const previousDataAtom = <Value>(): Atom<{ value?: Value }> =>
  atom((get) => {
    get(sessionIdAtom);
    return {};
  });

/**
 * Returns the same result, but without data the last data, marked as placeholder: while a new key
 * is loading or has failed, the previous response stays on the page. Data of one session is never
 * shown to the next.
 */
export function withPreviousData<Data>(source: Atom<QueryResult<Data>>): Atom<QueryResult<Data>> {
  const lastAtom = previousDataAtom<Data>();
  return atom((get) => {
    const last = get(lastAtom);
    const result = get(source);
    if (result.data !== undefined) {
      last.value = result.data;
      return result;
    }
    if (last.value === undefined) return result;
    return { ...result, data: last.value, isPlaceholderData: true } as QueryResult<Data>;
  });
}
