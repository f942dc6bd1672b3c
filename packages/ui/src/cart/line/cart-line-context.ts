'use client';

import type { LineItem, Money } from '@vitrine/client/cart';
import { createContext, useContext } from 'react';
import type { LineProblemValue } from './LineProblem.tsx';
import type { QuantityLimits } from './quantity-limits.ts';

/** A discount of one line with its name, and the amount if the platform returns it. */
export interface LineDiscount {
  /** “Discount” where the shop has no name for it. */
  name?: string | undefined;
  /** The reduction of the whole line; undefined if the platform returns none for it. */
  amount?: Money | undefined;
}

/** One line of a cart, with the functions that change it. */
export interface CartLineContextValue {
  /** The line as the client returns it. */
  line: LineItem;
  /** The product's name in the buyer's language; a default text if it has none. */
  name: string;
  /** URL of the product's page, for `AppLink`; undefined if it has none. */
  href: string | undefined;
  /** ISO 4217 code of the cart's amounts. */
  currency: string;
  /** The platform's total of the line; undefined until it is available. */
  total: Money | undefined;
  /** Whether the total is unavailable, so that the price of one piece is shown instead. */
  hasNoTotal: boolean;
  /** Discounts of this line; empty without any. */
  discounts: readonly LineDiscount[];
  /**
   * Name of the membership that pays for the line, empty if it has no name; undefined if none does.
   */
  coveredBy: string | undefined;
  /** Previous price of one piece before a price change, until the shopper has accepted it. */
  previousPrice: Money | undefined;
  /** The name of the line that this one belongs to. */
  partOf: string | undefined;
  /** Whether a change of this line is pending. */
  pending: boolean;
  /** Why the line cannot be bought. Its message is below the line. */
  problem: LineProblemValue | undefined;
  /** Why the last change failed. Its message is below the line. */
  error: Error | undefined;
  /** ID of the message of `error`, for `aria-describedby`; undefined without an error. */
  errorId: string | undefined;
  /** Limits of the quantity by the stock. */
  quantityLimits: QuantityLimits;
  /** Changes the quantity; 0 removes the line. */
  setQuantity: (quantity: number) => void;
  /** Removes the line. Its place offers to undo that. */
  remove: () => void;
  /** Saves the line for later; undefined if it cannot be saved. */
  saveForLater: (() => void) | undefined;
  /** Target of the quantity form without scripts. */
  formAction: string | undefined;
}

export const CartLineContext = createContext<CartLineContextValue | null>(null);

/**
 * Returns the surrounding cart line, for a component of the host's own.
 *
 * @example
 * const { name, remove } = useCartLineContext();
 * return <Button onClick={remove}>Remove {name}</Button>;
 * @throws {Error} outside a cart line.
 */
export function useCartLineContext(): CartLineContextValue {
  const context = useContext(CartLineContext);
  if (!context) {
    throw new Error(
      'Components of a cart line need a <CartLine> or <Cart.Line> above them: pass them as its children, or return them from renderLine.',
    );
  }
  return context;
}
