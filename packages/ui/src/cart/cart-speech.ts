import type { LineItem } from '@vitrine/client/cart';

/** One change between two states of the cart, as a shopper would tell it. */
export type CartChange =
  | { kind: 'added' | 'removed'; line: LineItem }
  | { kind: 'quantity'; line: LineItem };

const byId = (lines: readonly LineItem[]) => new Map(lines.map((line) => [line._id, line]));

/** A line that was put back has another id, and is still the same object. */
function isSame(one: LineItem, other: LineItem): boolean {
  const choices = ({ descriptionLines }: LineItem) => JSON.stringify(descriptionLines);
  return (
    one.quantity === other.quantity &&
    one.catalogReference !== undefined &&
    one.catalogReference.catalogItemId === other.catalogReference?.catalogItemId &&
    choices(one) === choices(other)
  );
}

/** What changed from one state of the cart to the next, in the order of the page. */
export function changesOf(
  before: readonly LineItem[],
  after: readonly LineItem[],
): readonly CartChange[] {
  const old = byId(before);
  const now = byId(after);
  const gone = before.filter(({ _id }) => !now.has(_id));
  const come = after.filter(({ _id }) => !old.has(_id));
  const added = come.filter((line) => !gone.some((one) => isSame(one, line)));
  const removed = gone.filter((line) => !come.some((one) => isSame(one, line)));
  return [
    ...added.map((line): CartChange => ({ kind: 'added', line })),
    ...removed.map((line): CartChange => ({ kind: 'removed', line })),
    ...after
      .filter((line) => (old.get(line._id)?.quantity ?? line.quantity) !== line.quantity)
      .map((line): CartChange => ({ kind: 'quantity', line })),
  ];
}
