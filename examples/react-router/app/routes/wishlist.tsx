import { WishlistPage } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/wishlist.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Saved');

export default function WishlistRoute() {
  return <WishlistPage />;
}
