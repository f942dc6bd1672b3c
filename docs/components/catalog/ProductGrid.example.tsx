import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductGrid } from '@vitrine/ui';

export default function ProductGridExample() {
  const { data: vase } = useAtomValue(productBySlugAtom('ring-vase'));
  const { data: cup } = useAtomValue(productBySlugAtom('dipped-cup'));
  return <ProductGrid products={[vase, cup].filter((product) => product != null)} level={3} />;
}
