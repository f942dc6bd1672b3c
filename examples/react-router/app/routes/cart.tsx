import { CartPage, RecentlyViewedSection } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import { checkoutReturn } from '../shop.ts';
import type { Route } from './+types/cart.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Cart');

export default function CartRoute() {
  return (
    <>
      <CartPage returnTo={checkoutReturn} canSave />
      <RecentlyViewedSection />
    </>
  );
}
