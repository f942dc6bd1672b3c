'use client';

import { cartAtom, cartPendingAtom, cartTotalsAtom, useAtomValue } from '@vitrine/atoms';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './CartFreeDelivery.css.ts';
import { progressTowards } from './goal-progress.ts';
import { useUnavailableCount } from './use-unavailable-count.ts';
import '../../messages/en/cart-contents.ts';

/**
 * Returns the way to free delivery from a subtotal; undefined for an empty cart, without a goal, if an
 * amount is invalid, or while items are in the subtotal that can only be removed.
 */
export function useFreeDelivery(from: string | undefined) {
  const { data: cart } = useAtomValue(cartAtom);
  const { data: totals } = useAtomValue(cartTotalsAtom);
  const unavailableCount = useUnavailableCount();
  // Only the totals leave out what a membership pays for.
  const hasMembership = (totals?.membershipOptions?.selectedMemberships ?? []).length > 0;
  const subtotal = hasMembership
    ? totals?.priceSummary?.subtotal
    : (cart?.subtotalAfterDiscounts ?? cart?.subtotal);
  if (from === undefined || !cart || cart.lineItems.length === 0 || unavailableCount > 0) {
    return undefined;
  }
  return progressTowards(from, subtotal?.amount);
}

export interface CartFreeDeliveryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Subtotal from which delivery is free: a decimal string in the cart's currency. */
  from: string;
}

/**
 * The remaining amount until free delivery. The subtotal is the platform's last one, and is marked
 * as provisional while a change is pending. Hidden for an empty cart, or if an amount is invalid.
 */
export function CartFreeDelivery({ from, className, ...rest }: CartFreeDeliveryProps) {
  const { t, locale } = useUi();
  const { data: cart } = useAtomValue(cartAtom);
  const { isChangingAmounts } = useAtomValue(cartPendingAtom);
  const way = useFreeDelivery(from);
  if (!cart || !way) return null;
  const amount = formatMoney({ amount: way.left, currency: cart.currency }, locale) ?? '';
  return (
    <div
      {...rest}
      data-pending={isChangingAmounts ? '' : undefined}
      aria-busy={isChangingAmounts || undefined}
      className={classes(css.root, className)}
    >
      <p className={css.labelText}>
        {way.isReached && <Icon as={Check} size="small" />}
        {way.isReached ? t('cart.goal.reached') : t('cart.goal.left', { amount })}
      </p>
      {!way.isReached && <Progress value={way.fraction} label={t('cart.goal.label')} />}
    </div>
  );
}
