import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { Gallery, Spinner } from '@vitrine/ui';

export default function GalleryExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product?.media ? (
    <Gallery media={product.media} name={product.name} layout="carousel" />
  ) : (
    <Spinner label="Loading" />
  );
}
