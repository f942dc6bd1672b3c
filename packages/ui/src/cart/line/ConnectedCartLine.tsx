'use client';

import {
  applyCartFixAtom,
  cartLineAtom,
  cartStateAtom,
  lineErrorAtom,
  lineEstimateAtom,
  lineParentAtom,
  linePendingAtom,
  linePriceChangeAtom,
  lineProblemAtom,
  removeLineAtom,
  retryEditsAtom,
  saveForLaterAtom,
  setQuantityAtom,
  totalsFailedAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useRef } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getCoveringMembership, getLineDiscounts, getLineTotal } from '../totals/line-totals.ts';
import { CartLine, type CartLineProps } from './CartLine.tsx';
import { canRestore, getDisplayName, getLineName } from './line-item-fields.ts';
import '../../messages/en/cart-contents.ts';

export interface ConnectedCartLineProps extends Pick<CartLineProps, 'formAction' | 'children'> {
  /** ID of the line in the cart. */
  lineId: string;
  /** Whether it can be saved for later instead of removed. */
  canSave?: boolean;
}

/** A line of the storefront's cart by its id; nothing when it is not in the cart. */
export function ConnectedCartLine({
  lineId,
  canSave,
  formAction,
  children,
}: ConnectedCartLineProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const line = useAtomValue(cartLineAtom(lineId));
  const { currency } = useAtomValue(cartStateAtom);
  const estimate = useAtomValue(lineEstimateAtom(lineId));
  const hasNoTotal = useAtomValue(totalsFailedAtom);
  const problem = useAtomValue(lineProblemAtom(lineId));
  const parent = useAtomValue(lineParentAtom(lineId));
  const priceChange = useAtomValue(linePriceChangeAtom(lineId));
  const pending = useAtomValue(linePendingAtom(lineId));
  const [failure, dismiss] = useAtom(lineErrorAtom(lineId));
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeLineAtom);
  const retry = useSetAtom(retryEditsAtom);
  const save = useSetAtom(saveForLaterAtom);
  const fix = useSetAtom(applyCartFixAtom);
  if (!line || currency === undefined) return null;
  // Rejections show as the line's own error, so the promises may be ignored.
  const ignoreErrors = (promise: Promise<unknown>) => void promise.catch(() => {});
  // The message disappears with its button, so the line gets the focus.
  const andKeepFocus = (act: () => void) => () => {
    act();
    root.current?.focus();
  };
  const saveForLater = () => {
    announce(t('cart.saved.added', { name: getDisplayName(line, t) }));
    ignoreErrors(save(lineId));
  };
  return (
    <CartLine
      ref={root}
      line={line}
      currency={currency}
      total={getLineTotal(estimate, lineId, line.quantity)}
      hasNoTotal={hasNoTotal}
      discounts={getLineDiscounts(estimate, lineId)}
      coveredBy={getCoveringMembership(estimate, lineId)}
      previousPrice={priceChange?.was}
      partOf={parent && getLineName(parent)}
      pending={pending}
      problem={problem}
      error={failure?.error}
      onQuantityChange={(quantity) => ignoreErrors(setQuantity({ lineId, quantity }))}
      onRemove={() => ignoreErrors(remove(lineId))}
      onSave={canSave && canRestore(line) ? saveForLater : undefined}
      onFix={andKeepFocus(() => ignoreErrors(fix([lineId])))}
      onRetry={andKeepFocus(() => ignoreErrors(retry(lineId)))}
      onDismissError={andKeepFocus(dismiss)}
      formAction={formAction}
    >
      {children}
    </CartLine>
  );
}
