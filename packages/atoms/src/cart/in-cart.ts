import { hashKey } from '@tanstack/query-core';
import type { CatalogReference } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { weakFamily } from '../core/weak-family.ts';
import { isSameItem } from './added-lines.ts';
import { cartLinesAtom } from './cart.ts';

/** How many pieces of an item the cart has already: the same choices and the same texts. */
export const inCartAtom = weakFamily(
  (reference: CatalogReference) =>
    atom((get) =>
      get(cartLinesAtom)
        .filter((line) => isSameItem(line, reference))
        .reduce((count, { quantity }) => count + quantity, 0),
    ),
  (reference) => hashKey([reference]),
);
