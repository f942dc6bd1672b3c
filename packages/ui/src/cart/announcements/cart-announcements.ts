import type { LineItem } from '@vitrine/client/cart';

/** One change between two states of the cart, from a shopper's view. */
export type CartChange =
  | { kind: 'added' | 'removed'; line: LineItem }
  | { kind: 'quantity'; line: LineItem };

/** A line with a key that outlives its id. */
export interface AnnouncedLine {
  key: string;
  line: LineItem;
}

const byKey = (lines: readonly AnnouncedLine[]) =>
  new Map(lines.map(({ key, line }) => [key, line]));

/** A line that was put back in another visit of the page has another key, and is still the same. */
function isSame({ line: one }: AnnouncedLine, { line: other }: AnnouncedLine): boolean {
  const choices = ({ descriptionLines }: LineItem) => JSON.stringify(descriptionLines);
  return (
    one.quantity === other.quantity &&
    one.catalogReference !== undefined &&
    one.catalogReference.catalogItemId === other.catalogReference?.catalogItemId &&
    choices(one) === choices(other)
  );
}

/** Returns the changes from one state of the cart to the next, in display order. */
export function diffLines(
  before: readonly AnnouncedLine[],
  after: readonly AnnouncedLine[],
): readonly CartChange[] {
  const old = byKey(before);
  const now = byKey(after);
  const missingLines = before.filter(({ key }) => !now.has(key));
  const come = after.filter(({ key }) => !old.has(key));
  const added = come.filter((line) => !missingLines.some((one) => isSame(one, line)));
  const removed = missingLines.filter((line) => !come.some((one) => isSame(one, line)));
  return [
    ...added.map(({ line }): CartChange => ({ kind: 'added', line })),
    ...removed.map(({ line }): CartChange => ({ kind: 'removed', line })),
    ...after
      .filter(({ key, line }) => (old.get(key)?.quantity ?? line.quantity) !== line.quantity)
      .map(({ line }): CartChange => ({ kind: 'quantity', line })),
  ];
}
