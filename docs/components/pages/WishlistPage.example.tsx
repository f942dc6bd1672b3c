import { WishlistPage } from '@vitrine/ui';

export default function WishlistPageExample() {
  return <WishlistPage />;
}
