import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { Stack, WishlistButton, WishlistGrid } from '@vitrine/ui';

export default function WishlistExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return (
    <Stack gap="24">
      {product && <WishlistButton product={product} showLabel />}
      <WishlistGrid level={3} />
    </Stack>
  );
}
