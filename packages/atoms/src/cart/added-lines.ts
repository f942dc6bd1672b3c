import { hashKey, partialMatchKey } from '@tanstack/query-core';
import type { Cart, CatalogReference, LineItem, LineItemInput } from '@vitrine/client/cart';

type MaybeCart = Cart | null | undefined;

/** Pieces that were asked for and did not come into the cart, although the call succeeded. */
export interface Shortfall {
  catalogReference: CatalogReference;
  requested: number;
  added: number;
}

/** Whether a line is of an item. The platform may add to the options what it knows itself. */
const isOf = (line: LineItem, reference: CatalogReference): boolean =>
  line.catalogReference !== undefined && partialMatchKey([line.catalogReference], [reference]);

const textsOf = ({ options }: CatalogReference): unknown => options?.customTextFields ?? {};

/**
 * Whether more pieces of an item belong in a line: the same choices, and the same texts of the
 * buyer, for a stamped cup is no plain one.
 */
export const isSameItem = (line: LineItem, reference: CatalogReference): boolean =>
  isOf(line, reference) &&
  line.catalogReference !== undefined &&
  hashKey([textsOf(line.catalogReference)]) === hashKey([textsOf(reference)]);

const pieces = (cart: MaybeCart, reference: CatalogReference): number =>
  (cart?.lineItems ?? [])
    .filter((line) => isOf(line, reference))
    .reduce((count, { quantity }) => count + quantity, 0);

/** Compares what was asked for with the cart before and after: what is missing, item by item. */
export function shortfalls(
  wanted: readonly LineItemInput[],
  before: MaybeCart,
  after: MaybeCart,
): readonly Shortfall[] {
  return wanted.flatMap(({ catalogReference, quantity: requested = 1 }) => {
    const added = pieces(after, catalogReference) - pieces(before, catalogReference);
    return added < requested ? [{ catalogReference, requested, added: Math.max(0, added) }] : [];
  });
}

/** The line of an item that a cart has and an earlier one had not. */
export function newLineOf(
  reference: CatalogReference,
  before: MaybeCart,
  after: MaybeCart,
): LineItem | undefined {
  const known = new Set(before?.lineItems.map(({ _id }) => _id));
  return after?.lineItems.find((line) => !known.has(line._id) && isOf(line, reference));
}
