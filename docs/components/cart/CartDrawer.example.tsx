import { CartDrawer, CartTrigger } from '@vitrine/ui';

export default function CartDrawerExample() {
  return (
    <CartDrawer.Root>
      <CartDrawer.Trigger asChild>
        <CartTrigger />
      </CartDrawer.Trigger>
      <CartDrawer.Content />
    </CartDrawer.Root>
  );
}
