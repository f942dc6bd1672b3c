import type { ComponentType, ReactNode } from 'react';
import type { DrawerContentProps } from '../../primitives/drawer/Drawer.tsx';
import type { CartEmptyProps } from '../CartEmpty.tsx';
import type { CartSlots } from '../cart-slots.ts';
import type { CartCheckoutProps } from '../checkout/CartCheckout.tsx';

export interface CartDrawerContentProps
  extends Omit<DrawerContentProps, 'id'>,
    CartSlots,
    Pick<CartCheckoutProps, 'navigate' | 'returnTo' | 'slowAfter'>,
    Pick<CartEmptyProps, 'emptyAction'> {
  /** Subtotal from which delivery is free: a decimal string in the cart's currency. */
  freeDeliveryFrom?: string;
  /**
   * Replaces everything in the drawer, and with it all slots: `Drawer.Header` with a `Drawer.Title`,
   * `Drawer.Body` with `Cart.Contents` and `Cart.Lines`, and `Drawer.Footer`.
   */
  children?: ReactNode;
}

export interface CartDrawerPanelProps extends CartDrawerContentProps {
  /** ID of the panel, for `aria-controls` of the button. */
  id: string;
  /** Whether it is open. */
  open: boolean;
  /** Called when the shopper closes it. */
  onOpenChange: (open: boolean) => void;
  /** The panel replaces the fallback, which is open already, so it must not slide in again. */
  skipEnterAnimation: boolean;
}

/** The code of the drawer's panel, whichever function loads it. */
export interface CartDrawerModule {
  /** The panel with the cart. */
  CartDrawerPanel: ComponentType<CartDrawerPanelProps>;
}

let loaded: CartDrawerModule | undefined;

/** Makes loaded code available to every drawer of the page, so that none waits for it again. */
export const setLoadedCartDrawer = (code: CartDrawerModule): void => {
  loaded = code;
};

export const getLoadedCartDrawer = (): CartDrawerModule | undefined => loaded;
