import { catalogKeys } from '../catalog/keys.ts';
import { collectionKeys } from '../collections/index.ts';

/**
 * Cache keys affected by a catalog change: products are in lists, in collections, behind choices
 * and among the variants of the store.
 */
export const catalogReaderKeys = [catalogKeys.all, collectionKeys.all];
