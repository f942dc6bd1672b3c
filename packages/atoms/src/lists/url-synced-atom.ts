import { atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../location.ts';
import { readingsAtom } from '../persistence/external-version.ts';

/** One word of an address, and what it means. */
export interface AddressedOptions<Value> {
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
export function addressedAtom<Value>({
  location,
  name,
  read,
  write,
  how = 'push',
}: AddressedOptions<Value>): WritableAtom<Value, [value: Value], void> {
  const tellingsAtom = readingsAtom(() => (readAgain) => location.subscribe(readAgain));
  return atom(
    (get) => {
      get(tellingsAtom);
      return read(location.read().get(name));
    },
    (_get, set, value: Value) => {
      const params = location.read();
      const text = write(value);
      if (text === null) params.delete(name);
      else params.set(name, text);
      location.write(params, how);
      set(tellingsAtom);
    },
  );
}
