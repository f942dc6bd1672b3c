import { atom } from 'jotai/vanilla';
import { memoryStorage } from '../../persistence/storage.ts';
import { persistentStorageAtom } from '../../storefront.ts';

const ownAtom = atom(() => memoryStorage());

/** Storage of a visitor's cart-related data: the host's, or one that ends with the page. */
export const cartStorageAtom = atom((get) => get(persistentStorageAtom) ?? get(ownAtom));
