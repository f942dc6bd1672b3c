import { type Atom, atom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import type { QueryResult } from './query-atom.ts';

/**
 * Returns the same result, but without data the last data, marked as placeholder: while a new key
 * is loading or has failed, the previous response stays on the page. Data of one session is never
 * shown to the next.
 */
export function withPreviousData<Data>(source: Atom<QueryResult<Data>>): Atom<QueryResult<Data>> {
  const lastAtom = atom((get): { data?: Data } => {
    get(sessionIdAtom);
    return {};
  });
  return atom((get) => {
    const last = get(lastAtom);
    const result = get(source);
    if (result.data !== undefined) {
      last.data = result.data;
      return result;
    }
    if (last.data === undefined) return result;
    return { ...result, data: last.data, isPlaceholderData: true } as QueryResult<Data>;
  });
}
