import { atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../location.ts';
import { externalVersionAtom } from '../persistence/external-version.ts';

/** One parameter of a URL, with its conversion. */
export interface UrlSyncedOptions<Value> {
  location: LocationPort;
  name: string;
  /** Parses a text; invalid ones count as missing. Null is a URL without the parameter. */
  read: (text: string | null) => Value;
  /** Serializes a value; null omits it. */
  write: (value: Value) => string | null;
  /** Whether a change adds a history entry. Default `push`. */
  how?: 'push' | 'replace';
}

/** A value that is stored only in the URL, besides the URL's other parameters. */
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
