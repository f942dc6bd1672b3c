import { cartAtom, cartPendingAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './CartFreeDelivery.css.ts';
import { progressTowards } from './goal-progress.ts';

export interface CartFreeDeliveryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From which sum on the shop sends free of charge: a decimal string in the cart's currency. */
  from: string;
}

/**
 * How far the cart is from free delivery. The sum is what the platform said last, and looks unsure
 * while a change is on its way. Nothing for an empty cart, or where one of the amounts is none.
 */
export function CartFreeDelivery({ from, className, ...rest }: CartFreeDeliveryProps) {
  const { t, locale } = useUi();
  const { data: cart } = useAtomValue(cartAtom);
  const { isPending } = useAtomValue(cartPendingAtom);
  const sum = cart?.subtotalAfterDiscounts ?? cart?.subtotal;
  const way = cart && cart.lineItems.length > 0 ? progressTowards(from, sum?.amount) : undefined;
  if (!cart || !way) return null;
  const amount = formatMoney({ amount: way.left, currency: cart.currency }, locale) ?? '';
  return (
    <div
      {...rest}
      data-pending={isPending ? '' : undefined}
      aria-busy={isPending || undefined}
      className={classes(css.root, className)}
    >
      <p className={css.labelText}>
        {way.isReached ? t('cart.goal.reached') : t('cart.goal.left', { amount })}
      </p>
      <Progress value={way.fraction} label={t('cart.goal.label')} />
    </div>
  );
}
