import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { CartAnnouncer, CartFeedback, QuickAddToCart, Toaster } from '@vitrine/ui';

export default function CartAnnouncerExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return (
    <>
      <CartAnnouncer />
      <CartFeedback policy="toast" onOpen={() => {}} />
      <Toaster />
      {product && <QuickAddToCart product={product} />}
    </>
  );
}
