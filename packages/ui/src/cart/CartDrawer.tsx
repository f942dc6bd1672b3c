import { cartAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import { Drawer, type DrawerContentProps } from '../primitives/drawer/Drawer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { CartCheckout, type CartCheckoutProps } from './CartCheckout.tsx';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartCoupon } from './CartCoupon.tsx';
import * as css from './CartDrawer.css.ts';
import type { CartEmptyProps } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import { CartRoot } from './CartRoot.tsx';
import { CartTotals } from './CartTotals.tsx';

export interface CartDrawerContentProps
  extends Omit<DrawerContentProps, 'children'>,
    Pick<CartCheckoutProps, 'navigate' | 'returnTo'>,
    Pick<CartEmptyProps, 'emptyAction'> {}

/** The cart beside the page: only the lines scroll, totals and checkout stay in sight. */
function Content({ navigate, returnTo, emptyAction, ...rest }: CartDrawerContentProps) {
  const { t } = useUi();
  return (
    <CartRoot asChild>
      <Drawer.Content {...rest} aria-describedby={undefined}>
        <Drawer.Head>
          <Drawer.Title>{t('cart.title')}</Drawer.Title>
          <CartCount />
        </Drawer.Head>
        <Body emptyAction={emptyAction}>
          <CartLines />
        </Body>
        <Foot>
          <CartCoupon />
          <CartTotals />
          <CartCheckout navigate={navigate} returnTo={returnTo} />
        </Foot>
      </Drawer.Content>
    </CartRoot>
  );
}

function Body(props: CartContentsProps) {
  return (
    <Drawer.Body className={css.body}>
      <CartContents {...props} />
    </Drawer.Body>
  );
}

/** What a cart with lines costs; an empty one, or one that is not known, has no foot. */
function Foot({ className, ...rest }: ComponentProps<'div'>) {
  const { data: cart } = useAtomValue(cartAtom);
  if (!cart || cart.lineItems.length === 0) return null;
  return <Drawer.Foot {...rest} className={classes(css.foot, className)} />;
}

/** The cart beside the page: `Root` opens it, by `Trigger` or under the host's control. */
export const CartDrawer: {
  Root: typeof Drawer.Root;
  Trigger: typeof Drawer.Trigger;
  Content: typeof Content;
} = { Root: Drawer.Root, Trigger: Drawer.Trigger, Content };
