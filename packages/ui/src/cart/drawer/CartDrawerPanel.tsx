'use client';

import { cartStateAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useRef } from 'react';
import { BrowseCollectionsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartContents, type CartContentsProps } from '../CartContents.tsx';
import { CartCount } from '../CartCount.tsx';
import { CartRoot } from '../CartRoot.tsx';
import { CartCheckout } from '../checkout/CartCheckout.tsx';
import { CartCoupon } from '../coupon/CartCoupon.tsx';
import * as rows from '../line/CartLines.css.ts';
import { CartLines } from '../line/CartLines.tsx';
import { CartSaved } from '../saved/CartSaved.tsx';
import { CartFreeDelivery } from '../totals/CartFreeDelivery.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import * as css from './CartDrawer.css.ts';
import {
  type CartDrawerContentProps,
  type CartDrawerPanelProps,
  setLoadedCartDrawer,
} from './cart-drawer-module.ts';
import '../../messages/en/cart.ts';

/** Code loaded when the user is about to open the cart. */
export function CartDrawerPanel({
  open,
  onOpenChange,
  skipEnterAnimation,
  ...rest
}: CartDrawerPanelProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <CartRoot asChild>
        <Panel
          {...rest}
          className={classes(skipEnterAnimation && css.noAnimation, rest.className)}
        />
      </CartRoot>
    </Drawer.Root>
  );
}

function Panel({
  navigate,
  returnTo,
  slowAfter,
  emptyAction = <BrowseCollectionsLink />,
  freeDeliveryFrom,
  canSave,
  renderLine,
  beforeLines,
  afterLines,
  note,
  coupon = <CartCoupon />,
  totals = <CartTotals freeDeliveryFrom={freeDeliveryFrom} />,
  checkout = <CartCheckout {...{ navigate, returnTo, slowAfter }} />,
  footer,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: CartDrawerContentProps) {
  const { t } = useUi();
  const opener = useRef<Element>(null);
  return (
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
      {children ?? (
        <>
          <Drawer.Header>
            <Drawer.Title>{t('cart.title')}</Drawer.Title>
            <CartCount />
          </Drawer.Header>
          <Body emptyAction={emptyAction} below={canSave && <CartSaved level={3} />}>
            {freeDeliveryFrom !== undefined && (
              <CartFreeDelivery from={freeDeliveryFrom} className={css.goal} />
            )}
            {beforeLines}
            <CartLines canSave={canSave} renderLine={renderLine} />
            {note && <div className={rows.below}>{note}</div>}
            {afterLines}
            {canSave && <CartSaved level={3} />}
          </Body>
          <Footer>
            {coupon}
            {totals}
            {checkout}
            {footer}
          </Footer>
        </>
      )}
    </Drawer.Content>
  );
}

function Body(props: CartContentsProps) {
  return (
    <Drawer.Body className={css.body}>
      <CartContents {...props} />
    </Drawer.Body>
  );
}

/** Totals of a cart with lines; an empty or unloaded cart has no footer. */
function Footer({ className, ...rest }: ComponentProps<'div'>) {
  const { hasLines } = useAtomValue(cartStateAtom);
  if (!hasLines) return null;
  return <Drawer.Footer {...rest} className={classes(css.footer, className)} />;
}

setLoadedCartDrawer({ CartDrawerPanel });
