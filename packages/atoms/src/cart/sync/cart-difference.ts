import type { LineItem } from '@vitrine/client/cart';
import { isSameItem } from '../lines/added-lines.ts';

/** Changes of a visitor's lines after the login of a member. */
export interface CartDifference {
  /** Lines that were in the member's cart from another visit. */
  returned: readonly LineItem[];
  /** Lines that both carts had, with the pieces of both. */
  combined: readonly LineItem[];
  /** Lines of which fewer are left than there were, as they are. */
  reduced: readonly LineItem[];
  /** Lines that are not there any more, as they were. */
  lost: readonly LineItem[];
}

/**
 * Returns the line of the same item in another cart. An ID identifies a line only within its cart, but
 * is all there is of an item that is not in a catalog.
 */
const counterpart = (lines: readonly LineItem[], line: LineItem): LineItem | undefined =>
  lines.find((one) =>
    one.catalogReference || line.catalogReference ? isSameItem(one, line) : one._id === line._id,
  );

/** Compares the lines of a visitor with those of the cart that they have as a member. */
export function cartDifference(
  before: readonly LineItem[],
  after: readonly LineItem[],
): CartDifference {
  const pairs = after.map((line) => ({ line, was: counterpart(before, line) }));
  const matchedLines = new Set(pairs.map(({ was }) => was));
  const where = (test: (now: number, was: number | undefined) => boolean) =>
    pairs.filter(({ line, was }) => test(line.quantity, was?.quantity)).map(({ line }) => line);
  return {
    returned: where((_now, was) => was === undefined),
    combined: where((now, was) => was !== undefined && now > was),
    reduced: where((now, was) => was !== undefined && now < was),
    lost: before.filter((line) => !matchedLines.has(line) && !counterpart(after, line)),
  };
}

/** Whether there is any change to show. */
export const isDifference = ({ returned, combined, reduced, lost }: CartDifference): boolean =>
  returned.length + combined.length + reduced.length + lost.length > 0;
