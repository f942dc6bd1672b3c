import { CommandProvider, ProductEditor } from '@vitrine/admin';
import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function ProductEditorExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? (
    <CommandProvider>
      <ProductEditor productId={product._id} />
    </CommandProvider>
  ) : null;
}
