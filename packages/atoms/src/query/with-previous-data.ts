import { type Atom, atom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import type { QueryResult } from './query-atom.ts';

/**
 * The same result, but where it has no data it shows the last data that there was, marked as
 * placeholder: a new key that is loading or has failed leaves the old answer on the page. What one
 * person saw is not shown to the next.
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
