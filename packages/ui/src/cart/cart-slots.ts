import type { ReactNode } from 'react';
import type { CartLinesProps } from './line/CartLines.tsx';

/**
 * What a host can add to the cart's page and drawer, or replace. An element replaces the default of
 * a slot, and `null` leaves it out.
 */
export interface CartSlots extends Pick<CartLinesProps, 'renderLine'> {
  /**
   * Whether lines can be saved for later; give `createStorefront` a `storage` that outlives the
   * page.
   */
  canSave?: boolean;
  /** Above the lines, such as a promise about delivery. Not in an empty cart. */
  beforeLines?: ReactNode;
  /** Below the lines, such as products that go with them. Not in an empty cart. */
  afterLines?: ReactNode;
  /** The buyer's note. Default: `<Cart.Note>` on the page, nothing in the drawer. */
  note?: ReactNode;
  /** The field for a coupon. Default: `<Cart.Coupon>`. */
  coupon?: ReactNode;
  /** The amounts. Default: `<Cart.Totals>`. */
  totals?: ReactNode;
  /** The button that opens the checkout, with its messages. Default: `<Cart.Checkout>`. */
  checkout?: ReactNode;
  /** Below the checkout button, such as the accepted cards. Not in an empty cart. */
  footer?: ReactNode;
}
