'use client';

import * as Slot from 'radix-ui/slot';
import { type ComponentProps, useMemo, useRef } from 'react';
import { CartContext } from './cart-context.ts';

export interface CartRootProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Renders the single child element instead of a `<div>`. */
  asChild?: boolean;
}

/** Contains all components of one cart on the page: lines, code, totals and the checkout. */
export function CartRoot({ asChild, ...rest }: CartRootProps) {
  const root = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ root, focus: () => root.current?.focus() }), []);
  const Root = asChild ? Slot.Root : 'div';
  return (
    <CartContext value={context}>
      <Root tabIndex={-1} {...rest} data-cart-root="" ref={root} />
    </CartContext>
  );
}
