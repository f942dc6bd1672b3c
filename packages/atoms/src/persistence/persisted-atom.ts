import { atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import type { Codec, Json } from '../hydration/serialize.ts';
import { externalVersionAtom } from './external-version.ts';
import type { StoragePort, TextPort } from './storage.ts';

/** JSON as it is, for data of texts, numbers, lists and records. */
const plain: Codec = { encode: (data) => data as Json, decode: (json) => json };

/**
 * What a storage has under a name; `undefined` where it has nothing, where the text makes no sense,
 * and where the storage can't be asked. Anyone may have written it: callers look at what they get.
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

/** Null, `{}` and `[]` say nothing. */
const isNothing = (data: unknown) => Object.keys(data ?? {}).length === 0;

/**
 * Keeps a list or a record under a name; one that is empty, or null, is forgotten. A storage that
 * can't take it changes nothing for the page.
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
    // What was to be kept stays on the page.
  }
}

/** What is kept, and where. */
export interface PersistedOptions<Value> {
  /** The name that it is kept under. */
  name: string;
  /** The storage; where there is none, nothing is kept. */
  storage: (get: Getter) => StoragePort | null;
  /** What is made of what was found, which may be anything; `undefined` where nothing was. */
  toValue: (found: unknown) => Value;
  /** How data become JSON. Default: as they are, which dates don't survive. */
  codec?: Codec;
}

/**
 * Something small of the visitor's own in a storage. It follows what other tabs do while someone
 * subscribes. Writing takes the next value of the one that the storage has at that moment, which
 * another tab may have written last.
 */
export type PersistedAtom<Value> = WritableAtom<Value, [next: (before: Value) => Value], void>;

/** Makes an atom of what is kept in a storage; `storedListAtom` is one of a list. */
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
  const read = (get: Getter) => toValue(readPersisted(storage(get), name, codec));
  return atom(
    (get) => {
      get(externalVersion);
      return read(get);
    },
    (get, set, next) => {
      const before = read(get);
      const after = next(before);
      if (after === before) return;
      writePersisted(storage(get), name, after, codec);
      set(externalVersion);
    },
  );
}
