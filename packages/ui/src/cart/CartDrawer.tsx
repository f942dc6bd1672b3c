import { cartStateAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useRef } from 'react';
import { classes } from '../lib/classes.ts';
import { Drawer, type DrawerContentProps } from '../primitives/drawer/Drawer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { CartCheckout, type CartCheckoutProps } from './CartCheckout.tsx';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartCoupon } from './CartCoupon.tsx';
import * as css from './CartDrawer.css.ts';
import type { CartEmptyProps } from './CartEmpty.tsx';
import { CartFreeDelivery } from './CartFreeDelivery.tsx';
import { CartLines } from './CartLines.tsx';
import { CartRoot } from './CartRoot.tsx';
import { CartTotals } from './CartTotals.tsx';

export interface CartDrawerContentProps
  extends Omit<DrawerContentProps, 'children'>,
    Pick<CartCheckoutProps, 'navigate' | 'returnTo'>,
    Pick<CartEmptyProps, 'emptyAction'> {
  /** From which sum on delivery is free: a decimal string in the cart's currency. */
  freeDeliveryFrom?: string;
}

/**
 * The cart beside the page: only the lines scroll, totals and checkout stay in sight. When it
 * closes, the focus is where it was, also when no trigger has opened it.
 */
function Content({
  navigate,
  returnTo,
  emptyAction,
  freeDeliveryFrom,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: CartDrawerContentProps) {
  const { t } = useUi();
  const opener = useRef<Element>(null);
  return (
    <CartRoot asChild>
      <Drawer.Content
        {...rest}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          const before = opener.current;
          if (event.defaultPrevented || !(before instanceof HTMLElement)) return;
          if (!before.isConnected || before === document.body) return;
          event.preventDefault();
          before.focus();
        }}
      >
        <Drawer.Head>
          <Drawer.Title>{t('cart.title')}</Drawer.Title>
          <CartCount />
        </Drawer.Head>
        <Body emptyAction={emptyAction}>
          {freeDeliveryFrom !== undefined && (
            <CartFreeDelivery from={freeDeliveryFrom} className={css.goal} />
          )}
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
  const { hasLines } = useAtomValue(cartStateAtom);
  if (!hasLines) return null;
  return <Drawer.Foot {...rest} className={classes(css.foot, className)} />;
}

/** The cart beside the page: `Root` opens it, by `Trigger` or under the host's control. */
export const CartDrawer: {
  Root: typeof Drawer.Root;
  Trigger: typeof Drawer.Trigger;
  Content: typeof Content;
} = { Root: Drawer.Root, Trigger: Drawer.Trigger, Content };
