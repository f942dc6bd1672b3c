import { atom } from 'jotai/vanilla';
import { memoryStorage, type StoragePort } from '../../persistence/storage.ts';

/**
 * Where what a visitor keeps beside the cart outlives the page; as long as the page unless the
 * host sets it: `store.set(cartStorageAtom, localStoragePort())`.
 */
export const cartStorageAtom = atom<StoragePort | null>(null);

const ownAtom = atom(() => memoryStorage());

export const storageAtom = atom((get) => get(cartStorageAtom) ?? get(ownAtom));
