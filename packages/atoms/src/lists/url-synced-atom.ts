import { atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../location.ts';
import { externalVersionAtom } from '../persistence/external-version.ts';

/** One word of an address, and what it means. */
export interface UrlSyncedOptions<Value> {
  location: LocationPort;
  name: string;
  /** What a text means; what makes no sense counts as not said. Null is an address without it. */
  read: (text: string | null) => Value;
  /** How a value is written; null leaves it out. */
  write: (value: Value) => string | null;
  /** Whether a change leaves a step to come back to. Default `push`. */
  how?: 'push' | 'replace';
}

/** A value that lives in the address and nowhere else, beside all that the address says. */
export function urlSyncedAtom<Value>({
  location,
  name,
  read,
  write,
  how = 'push',
}: UrlSyncedOptions<Value>): WritableAtom<Value, [value: Value], void> {
  const externalVersion = externalVersionAtom(() => (refetch) => location.subscribe(refetch));
  return atom(
    (get) => {
      get(externalVersion);
      return read(location.read().get(name));
    },
    (_get, set, value: Value) => {
      const params = location.read();
      const text = write(value);
      if (text === null) params.delete(name);
      else params.set(name, text);
      location.write(params, how);
      set(externalVersion);
    },
  );
}
