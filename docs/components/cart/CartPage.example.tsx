import { CartPage } from '@vitrine/ui';

export default function CartPageExample() {
  return <CartPage freeDeliveryFrom="80" />;
}
