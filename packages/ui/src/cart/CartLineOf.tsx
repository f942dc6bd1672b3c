import {
  applyFixAtom,
  cartAtom,
  cartLineAtom,
  cartProblemsAtom,
  cartTotalsAtom,
  lineErrorAtom,
  linePendingAtom,
  removeLineAtom,
  setQuantityAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useRef } from 'react';
import { CartLine } from './CartLine.tsx';
import { lineDiscountsOf, lineTotalOf } from './total-lines.ts';

/** A line of the storefront's cart by its id; nothing when it is not in the cart. */
export function CartLineOf({ lineId }: { lineId: string }) {
  const root = useRef<HTMLDivElement>(null);
  const line = useAtomValue(cartLineAtom(lineId));
  const { data: cart } = useAtomValue(cartAtom);
  const totals = useAtomValue(cartTotalsAtom);
  const problem = useAtomValue(cartProblemsAtom).find((one) => one.lineId === lineId);
  const pending = useAtomValue(linePendingAtom(lineId));
  const [failure, dismiss] = useAtom(lineErrorAtom(lineId));
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeLineAtom);
  const fix = useSetAtom(applyFixAtom);
  if (!line || !cart) return null;
  // Refusals are told by the line's own error, so the promises may be left alone.
  const quietly = (promise: Promise<unknown>) => void promise.catch(() => {});
  // The message goes away with its button, so the line takes the focus.
  const andKeepFocus = (act: () => void) => () => {
    act();
    root.current?.focus();
  };
  return (
    <CartLine
      ref={root}
      line={line}
      currency={cart.currency}
      total={lineTotalOf(totals.data, lineId, line.quantity)}
      hasNoTotal={totals.isError && !totals.isFetching}
      discounts={lineDiscountsOf(totals.data, lineId)}
      pending={pending}
      problem={problem}
      error={failure?.error}
      onQuantityChange={(quantity) => quietly(setQuantity({ lineId, quantity }))}
      onRemove={() => quietly(remove(lineId))}
      onFix={andKeepFocus(() => quietly(fix([lineId])))}
      onDismissError={andKeepFocus(dismiss)}
    />
  );
}
