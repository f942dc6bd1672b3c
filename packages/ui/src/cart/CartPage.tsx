import { cartAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import { Container } from '../primitives/container/Container.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { CartCheckout, type CartCheckoutProps } from './CartCheckout.tsx';
import { CartContents } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartCoupon } from './CartCoupon.tsx';
import type { CartEmptyProps } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import * as css from './CartPage.css.ts';
import { CartRoot } from './CartRoot.tsx';
import { CartSkeleton, TotalsSkeleton } from './CartSkeleton.tsx';
import { CartTotals } from './CartTotals.tsx';

export interface CartPageProps
  extends Omit<ComponentProps<'div'>, 'children' | 'ref'>,
    Pick<CartCheckoutProps, 'navigate' | 'returnTo'>,
    Pick<CartEmptyProps, 'emptyAction'> {}

/** The cart as a page: lines, and beside them from 1024 px up a summary that stays in sight. */
export function CartPage({ navigate, returnTo, emptyAction, className, ...rest }: CartPageProps) {
  const { t } = useUi();
  return (
    <CartRoot {...rest} className={classes(css.root, className)}>
      <Container>
        <div className={css.head}>
          <Heading level={1} className={css.title}>
            {t('cart.title')}
          </Heading>
          <CartCount />
        </div>
        <CartContents emptyAction={emptyAction} level={2} loading={<Loading />}>
          <div className={css.columns}>
            <CartLines className={css.lines} />
            <Summary navigate={navigate} returnTo={returnTo} />
          </div>
        </CartContents>
      </Container>
    </CartRoot>
  );
}

function Loading() {
  return (
    <div className={css.columns}>
      <CartSkeleton className={css.lines} />
      <div className={css.summary}>
        <TotalsSkeleton />
      </div>
    </div>
  );
}

function Summary(props: Pick<CartCheckoutProps, 'navigate' | 'returnTo'>) {
  const { t } = useUi();
  const { data: cart } = useAtomValue(cartAtom);
  if (!cart || cart.lineItems.length === 0) return null;
  return (
    <section className={css.summary}>
      <VisuallyHidden asChild>
        <h2>{t('cart.summary')}</h2>
      </VisuallyHidden>
      <CartCoupon />
      <CartTotals />
      <CartCheckout {...props} />
    </section>
  );
}
