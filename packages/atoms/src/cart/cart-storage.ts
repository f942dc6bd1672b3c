import { atom } from 'jotai/vanilla';
import { decode, encode, type Json } from '../core/serialise.ts';
import { memoryStorage, type StoragePort } from '../core/storage.ts';

/**
 * Where what a visitor keeps beside the cart outlives the page; as long as the page unless the
 * host sets it: `store.set(cartStorageAtom, localStoragePort())`.
 */
export const cartStorageAtom = atom<StoragePort | null>(null);

const ownAtom = atom(() => memoryStorage());

export const storageAtom = atom((get) => get(cartStorageAtom) ?? get(ownAtom));

/** What a text of a storage stands for; nothing where somebody else has written it. */
export function readKept(storage: StoragePort, name: string): unknown {
  const text = storage.read(name);
  if (text === null) return undefined;
  try {
    return decode(JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

/** Keeps data under a name; null forgets it. */
export function writeKept(storage: StoragePort, name: string, data: unknown): void {
  storage.write(name, data === null ? null : JSON.stringify(encode(data)));
}
