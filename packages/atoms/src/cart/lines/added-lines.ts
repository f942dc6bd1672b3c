import { hashKey, partialMatchKey } from '@tanstack/query-core';
import type { Cart, CatalogReference, LineItem, LineItemInput } from '@vitrine/client/cart';

type MaybeCart = Cart | null | undefined;

/** Requested pieces that were not added to the cart, although the request succeeded. */
export interface Shortfall {
  /** The requested item. */
  catalogReference: CatalogReference;
  /** Number of pieces in the request. */
  requested: number;
  /** Number of pieces that the cart has more than before; 0 if there are none. */
  added: number;
}

/** Whether a line is for an item. The platform may add its own options. */
const isOf = (line: LineItem, reference: CatalogReference): boolean =>
  line.catalogReference !== undefined && partialMatchKey([line.catalogReference], [reference]);

const getTexts = ({ options }: CatalogReference): unknown => options?.customTextFields ?? {};

/** What identifies the line of an item: its reference, and the subscription that it is bought with. */
export type LineItemKey = Pick<LineItem, 'catalogReference' | 'subscriptionOptionInfo'>;

/**
 * Whether a line has the choices of a reference and its custom texts, because a stamped cup differs
 * from a plain one. It may be bought once or with any subscription.
 */
export const hasSameReference = (line: LineItem, reference: CatalogReference): boolean =>
  isOf(line, reference) &&
  line.catalogReference !== undefined &&
  hashKey([getTexts(line.catalogReference)]) === hashKey([getTexts(reference)]);

/** Returns what distinguishes two subscriptions to the same item; null for a one-time purchase. */
function getTerms({ subscriptionOptionInfo }: LineItemKey): object | null {
  const { title, subscriptionSettings } = subscriptionOptionInfo ?? {};
  if (!title && !subscriptionSettings) return null;
  return {
    ...(title && { title: title.original }),
    ...(subscriptionSettings && { subscriptionSettings }),
  };
}

/** Whether a line is bought in the same way as an item. The platform may add its own terms. */
function hasSameSubscription(line: LineItem, item: LineItemKey): boolean {
  const own = getTerms(line);
  const wanted = getTerms(item);
  return own && wanted ? partialMatchKey([own], [wanted]) : own === wanted;
}

/**
 * Whether more pieces of an item belong to a line: the same choices, custom texts and subscription.
 */
export const isSameItem = (line: LineItem, item: LineItemKey): boolean =>
  item.catalogReference !== undefined &&
  hasSameReference(line, item.catalogReference) &&
  hasSameSubscription(line, item);

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

const countPieces = (cart: MaybeCart, isCounted: (line: LineItem) => boolean): number =>
  (cart?.lineItems ?? []).filter(isCounted).reduce((count, { quantity }) => count + quantity, 0);

/**
 * Returns the cart before a change, and null for another cart: the platform creates a new one if the
 * cart was ordered or has expired meanwhile, and all of its lines are new.
 */
const toSameCart = (before: MaybeCart, after: MaybeCart): MaybeCart =>
  before && after && before._id !== after._id ? null : before;

/**
 * Returns the number of pieces of an item added to a cart between two responses; negative if some
 * were removed.
 */
export function getGrowth(item: LineItemInput, before: MaybeCart, after: MaybeCart): number {
  const isCounted = (line: LineItem) =>
    couldMatch(line, item.catalogReference) && hasSameSubscription(line, item);
  return countPieces(after, isCounted) - countPieces(toSameCart(before, after), isCounted);
}

/**
 * Compares the requested items with the cart before and after: returns the missing pieces, item by
 * item. Pieces that a platform adds under other terms are not missing.
 */
export function shortfalls(
  requestedItems: readonly LineItemInput[],
  before: MaybeCart,
  after: MaybeCart,
): readonly Shortfall[] {
  const earlier = toSameCart(before, after);
  return requestedItems.flatMap(({ catalogReference, quantity: requested = 1 }) => {
    const isCounted = (line: LineItem) => couldMatch(line, catalogReference);
    const added = countPieces(after, isCounted) - countPieces(earlier, isCounted);
    return added < requested ? [{ catalogReference, requested, added: Math.max(0, added) }] : [];
  });
}

/** The line of an item that a cart has and an earlier one had not. */
export function toNewLine(
  item: LineItemInput,
  before: MaybeCart,
  after: MaybeCart,
): LineItem | undefined {
  const known = new Set(toSameCart(before, after)?.lineItems.map(({ _id }) => _id));
  const lines = after?.lineItems.filter(
    (line) => !known.has(line._id) && couldMatch(line, item.catalogReference),
  );
  return (
    lines?.find((line) => isSameItem(line, item)) ??
    lines?.find((line) => hasSameSubscription(line, item)) ??
    lines?.[0]
  );
}

/** The line that an item was added to: one of the same item, or one that grew under another name. */
export function findAddedLine(
  item: LineItemInput,
  before: MaybeCart,
  after: MaybeCart,
): LineItem | undefined {
  const lines = after?.lineItems ?? [];
  const known = toSameCart(before, after)?.lineItems ?? [];
  const counts = new Map(known.map(({ _id, quantity }) => [_id, quantity]));
  return (
    lines.find((line) => isSameItem(line, item)) ??
    lines.find(
      (line) =>
        couldMatch(line, item.catalogReference) && line.quantity > (counts.get(line._id) ?? 0),
    )
  );
}
