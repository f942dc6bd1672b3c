import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { Inline, Stack, WishlistButton, WishlistGrid } from '@vitrine/ui';

export default function WishlistExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return (
    <Stack gap="24">
      <Inline>{product && <WishlistButton product={product} showLabel />}</Inline>
      <WishlistGrid level={3} />
    </Stack>
  );
}
