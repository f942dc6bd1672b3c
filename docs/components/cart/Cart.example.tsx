import { Cart, Stack } from '@vitrine/ui';

export default function CartExample() {
  return (
    <Cart.Root>
      <Cart.Contents>
        <Stack gap="24">
          <Cart.Lines />
          <Cart.Coupon />
          <Cart.Totals />
          <Cart.Checkout />
        </Stack>
      </Cart.Contents>
    </Cart.Root>
  );
}
