import { hashKey, partialMatchKey } from '@tanstack/query-core';
import type { Cart, CatalogReference, LineItem, LineItemInput } from '@vitrine/client/cart';

type MaybeCart = Cart | null | undefined;

/** Requested pieces that were not added to the cart, although the request succeeded. */
export interface Shortfall {
  catalogReference: CatalogReference;
  requested: number;
  added: number;
}

/** Whether a line is for an item. The platform may add its own options. */
const isOf = (line: LineItem, reference: CatalogReference): boolean =>
  line.catalogReference !== undefined && partialMatchKey([line.catalogReference], [reference]);

const getTexts = ({ options }: CatalogReference): unknown => options?.customTextFields ?? {};

/**
 * Whether more pieces of an item belong to a line: the same choices, and the same custom texts,
 * because a stamped cup differs from a plain one.
 */
export const isSameItem = (line: LineItem, reference: CatalogReference): boolean =>
  isOf(line, reference) &&
  line.catalogReference !== undefined &&
  hashKey([getTexts(line.catalogReference)]) === hashKey([getTexts(reference)]);

/** Returns the option that alone identifies the variant of a product in a reference. */
function getName({ options = {} }: CatalogReference): 'variant' | 'choices' | null {
  const hasVariant = options.variantId !== undefined;
  const hasChoices = options.options !== undefined;
  if (hasVariant === hasChoices) return null;
  return hasVariant ? 'variant' : 'choices';
}

/**
 * Whether a line references the variant of a product and a reference its choices, or vice versa:
 * they may be the same, but only the platform knows.
 */
function hasDifferentReference(
  { catalogReference: own }: LineItem,
  reference: CatalogReference,
): boolean {
  if (own?.appId !== reference.appId || own.catalogItemId !== reference.catalogItemId) return false;
  const names = [getName(own), getName(reference)];
  return (
    names.includes('variant') &&
    names.includes('choices') &&
    hashKey([getTexts(own)]) === hashKey([getTexts(reference)])
  );
}

const couldMatch = (line: LineItem, reference: CatalogReference): boolean =>
  isOf(line, reference) || hasDifferentReference(line, reference);

const pieces = (cart: MaybeCart, reference: CatalogReference): number =>
  (cart?.lineItems ?? [])
    .filter((line) => couldMatch(line, reference))
    .reduce((count, { quantity }) => count + quantity, 0);

/**
 * Returns the number of pieces of an item added to a cart between two responses; negative if some
 * were removed.
 */
export const getGrowth = (
  reference: CatalogReference,
  before: MaybeCart,
  after: MaybeCart,
): number => pieces(after, reference) - pieces(before, reference);

/**
 * Compares the requested items with the cart before and after: returns the missing pieces, item by
 * item.
 */
export function shortfalls(
  requestedItems: readonly LineItemInput[],
  before: MaybeCart,
  after: MaybeCart,
): readonly Shortfall[] {
  return requestedItems.flatMap(({ catalogReference, quantity: requested = 1 }) => {
    const added = getGrowth(catalogReference, before, after);
    return added < requested ? [{ catalogReference, requested, added: Math.max(0, added) }] : [];
  });
}

/** The line of an item that a cart has and an earlier one had not. */
export function toNewLine(
  reference: CatalogReference,
  before: MaybeCart,
  after: MaybeCart,
): LineItem | undefined {
  const known = new Set(before?.lineItems.map(({ _id }) => _id));
  return after?.lineItems.find((line) => !known.has(line._id) && couldMatch(line, reference));
}

/** The line that an item was added to: one of the same item, or one that grew under another name. */
export function findAddedLine(
  reference: CatalogReference,
  before: MaybeCart,
  after: MaybeCart,
): LineItem | undefined {
  const lines = after?.lineItems ?? [];
  const counts = new Map(before?.lineItems.map(({ _id, quantity }) => [_id, quantity]));
  return (
    lines.find((line) => isSameItem(line, reference)) ??
    lines.find(
      (line) =>
        hasDifferentReference(line, reference) && line.quantity > (counts.get(line._id) ?? 0),
    )
  );
}
