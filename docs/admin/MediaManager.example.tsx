import { CommandProvider, MediaManager } from '@vitrine/admin';
import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function MediaManagerExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? (
    <CommandProvider>
      <MediaManager productId={product._id} />
    </CommandProvider>
  ) : null;
}
