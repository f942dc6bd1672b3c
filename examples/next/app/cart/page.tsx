import { CartPage } from '@vitrine/ui/cart';
import { RecentlyViewedSection } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { checkoutReturn } from '../../lib/shop.ts';

export const metadata: Metadata = { title: 'Cart' };

export default function CartRoute() {
  return (
    <>
      <CartPage returnTo={checkoutReturn} canSave />
      <RecentlyViewedSection />
    </>
  );
}
