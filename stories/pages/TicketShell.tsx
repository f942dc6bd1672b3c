import { CartDrawer } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as css from './Shop.css.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

/** A page of tickets within the demo shop: its head, its foot and the cart beside it. */
export function TicketShell({ children }: { children: ReactNode }) {
  return (
    <CartDrawer.Root>
      <div className={css.root}>
        <ShopHeader route={{ page: 'unknown' }} />
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
        <ShopFooter />
      </div>
      <CartDrawer.Content />
    </CartDrawer.Root>
  );
}
