import { hashKey } from '@tanstack/query-core';
import type { CatalogReference, LineItem, LineItemInput } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartLinesAtom } from '../cart.ts';
import { hasSameReference, isSameItem } from './added-lines.ts';

/** An item in every way that it can be bought, or one with its subscription, or with none. */
type ItemName =
  | CatalogReference
  | Pick<LineItemInput, 'catalogReference' | 'subscriptionOptionInfo'>;

const isNamed = (line: LineItem, name: ItemName): boolean =>
  'catalogReference' in name ? isSameItem(line, name) : hasSameReference(line, name);

/**
 * Number of pieces of an item that are already in the cart: the same choices and the same texts.
 * With a reference, it counts one-time purchases and all subscriptions; with a line item, only
 * those with the same subscription. Several references can identify one item, such as its variant
 * and its choices: a line keeps the reference that it was added with.
 */
export const inCartAtom = weakFamily(
  (names: ItemName | readonly ItemName[]) =>
    atom((get) =>
      get(cartLinesAtom)
        .filter((line) => [names].flat().some((name) => isNamed(line, name)))
        .reduce((count, { quantity }) => count + quantity, 0),
    ),
  (names) => hashKey([names]),
);
