import { VariantGrid } from '@vitrine/admin/products';
import { AppLink, Button } from '@vitrine/ui';
import { useParams } from 'react-router';
import { routes } from '../urls.ts';

export function Component() {
  const { productId = '' } = useParams();
  return (
    <VariantGrid
      key={productId}
      productId={productId}
      actions={
        <Button emphasis="quiet" asChild>
          <AppLink href={routes.adminProduct(productId)}>Back to the editor</AppLink>
        </Button>
      }
    />
  );
}
