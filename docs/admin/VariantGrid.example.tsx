import { CommandProvider, VariantGrid } from '@vitrine/admin';
import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function VariantGridExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? (
    <CommandProvider>
      <VariantGrid productId={product._id} />
    </CommandProvider>
  ) : null;
}
