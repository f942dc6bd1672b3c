import { atom } from 'jotai/vanilla';
import { memoryStorage, type StoragePort } from '../../persistence/storage.ts';

/**
 * Storage of a visitor's cart-related data beyond the life of the page; without it, the data ends
 * with the page. Set by the host: `store.set(cartStorageAtom, localStoragePort())`.
 */
export const cartStorageAtom = atom<StoragePort | null>(null);

const ownAtom = atom(() => memoryStorage());

export const storageAtom = atom((get) => get(cartStorageAtom) ?? get(ownAtom));
