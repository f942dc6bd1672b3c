import { hashKey } from '@tanstack/query-core';
import type { CatalogReference } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartLinesAtom } from '../cart.ts';
import { isSameItem } from './added-lines.ts';

/**
 * Number of pieces of an item that are already in the cart: the same choices and the same texts.
 * Several references can identify one item, such as its variant and its choices: a line keeps the
 * reference that it was added with.
 */
export const inCartAtom = weakFamily(
  (names: CatalogReference | readonly CatalogReference[]) =>
    atom((get) =>
      get(cartLinesAtom)
        .filter((line) => [names].flat().some((reference) => isSameItem(line, reference)))
        .reduce((count, { quantity }) => count + quantity, 0),
    ),
  (names) => hashKey([names]),
);
