import { ProductEditor } from '@vitrine/admin/products';
import { Link } from '@vitrine/ui';
import { useParams } from 'react-router';
import { urls } from '../urls.ts';

/** The editor of a product; without an ID in the URL, of a new one. */
export function Component() {
  const { productId } = useParams();
  if (!productId) return <ProductEditor key="new" />;
  return (
    <ProductEditor
      key={productId}
      productId={productId}
      variantsHref={urls.variants(productId)}
      media={<Link href={urls.media(productId)}>Manage media</Link>}
    />
  );
}
