import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { RelatedShelf } from '@vitrine/ui';

export default function ProductShelfExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return product ? <RelatedShelf product={product} level={3} /> : null;
}
