import { atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import type { Codec, Json } from '../hydration/serialize.ts';
import { deletionCountAtom, notePersonalEntry } from '../session/personal-data.ts';
import { externalVersionAtom } from './external-version.ts';
import type { StoragePort, TextPort } from './storage.ts';

/** Unconverted JSON, for data of texts, numbers, lists and records. */
const plain: Codec = { encode: (data) => data as Json, decode: (json) => json };

/**
 * Returns a storage's data under a name; `undefined` if there is none, if the text is invalid, or
 * if the storage can't be accessed. Its origin is unknown: callers validate it.
 */
export function readPersisted(
  storage: TextPort | null | undefined,
  name: string,
  { decode }: Codec = plain,
): unknown {
  try {
    const text = storage?.read(name);
    return text ? decode(JSON.parse(text) as Json) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the session's data under a name, as `readPersisted` does. A member's logout deletes it,
 * and the reading atom is computed again.
 */
export function readPersonal(
  get: Getter,
  storage: TextPort | null | undefined,
  name: string,
  codec?: Codec,
): unknown {
  get(deletionCountAtom);
  notePersonalEntry(get, storage, name);
  return readPersisted(storage, name, codec);
}

/** Null, `{}` and `[]` are empty. */
const isNothing = (data: unknown) => Object.keys(data ?? {}).length === 0;

/**
 * Stores a list or a record under a name; an empty one, or null, is deleted. A storage failure
 * changes nothing for the page.
 */
export function writePersisted(
  storage: TextPort | null | undefined,
  name: string,
  data: object | null,
  { encode }: Codec = plain,
): void {
  const text = isNothing(data) ? null : JSON.stringify(encode(data));
  try {
    storage?.write(name, text);
  } catch {
    // The data stays on the page.
  }
}

/** Stores the session's data, as `writePersisted` does. A member's logout deletes it. */
export function writePersonal(
  get: Getter,
  storage: TextPort | null | undefined,
  name: string,
  data: object | null,
  codec?: Codec,
): void {
  notePersonalEntry(get, storage, name);
  writePersisted(storage, name, data, codec);
}

/** Stored data and its storage. */
export interface PersistedOptions<Value> {
  /** Name of the storage entry. */
  name: string;
  /** The storage; without it, nothing is stored. */
  storage: (get: Getter) => StoragePort | null;
  /** Converts the stored data, which may be anything; `undefined` if there is none. */
  toValue: (found: unknown) => Value;
  /** Conversion of data to JSON. Default: none, which doesn't preserve dates. */
  codec?: Codec;
}

/**
 * A small value of the visitor in a storage. It follows changes by other tabs while subscribed.
 * Writing computes the next value from the storage's current one, which another tab may have
 * written. A member's logout deletes it.
 */
export type PersistedAtom<Value> = WritableAtom<Value, [next: (before: Value) => Value], void>;

/** Creates an atom of stored data; `storedListAtom` is one of a list. */
export function persistedAtom<Value extends object>({
  name,
  storage,
  toValue,
  codec,
}: PersistedOptions<Value>): PersistedAtom<Value> {
  const externalVersion = externalVersionAtom((get) => {
    const port = storage(get);
    return port ? (refetch) => port.subscribe(name, refetch) : undefined;
  });
  const read = (get: Getter) => toValue(readPersonal(get, storage(get), name, codec));
  return atom(
    (get) => {
      get(externalVersion);
      return read(get);
    },
    (get, set, next) => {
      const before = read(get);
      const after = next(before);
      if (after === before) return;
      writePersonal(get, storage(get), name, after, codec);
      set(externalVersion);
    },
  );
}
