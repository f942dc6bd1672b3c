import { WishlistPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Saved' };

export default function WishlistRoute() {
  return <WishlistPage />;
}
