import { productBySlugAtom, storeVariantsAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import { LoadError } from '../../../patterns/feedback/LoadError.tsx';
import { Stack } from '../../../primitives/box/Stack.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView, type ProductViewProps } from './ProductView.tsx';

export interface ProductDetailProps
  extends Omit<ProductViewProps, 'product' | 'variants' | 'storeVariants'> {
  slug: string;
  /** What can be done where there is no such product: a link to the shop. */
  notFoundAction?: ReactNode;
}

/**
 * A product by its slug, in all its states. When a newer answer fails, the last good one stays on
 * the page and says that it may be old.
 */
export function ProductDetail({ slug, notFoundAction, ...rest }: ProductDetailProps) {
  const { t } = useUi();
  const [{ data: product, isError, isFetching }, read] = useAtom(productBySlugAtom(slug));
  const failure = isError && (
    <LoadError
      tone={product ? 'warning' : 'danger'}
      loading={isFetching}
      onRetry={() => void read()}
    >
      {t(product ? 'catalog.productOld' : 'catalog.productFailed')}
    </LoadError>
  );
  if (product === undefined) return failure || <ProductSkeleton />;
  if (product === null) {
    return (
      <EmptyState level={1} title={t('catalog.productNotFound')} action={notFoundAction}>
        {t('catalog.productNotFoundHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="24">
      {failure}
      <WithPreorders
        {...rest}
        key={product._id}
        product={product}
        // A film whose address answers no more goes on with what the product has now.
        gallery={{ onExpired: () => void read(), ...rest.gallery }}
      />
    </Stack>
  );
}

/** What can be ordered ahead is known by the store's list of variants only. */
function WithPreorders(props: ProductViewProps & { product: Product }) {
  const ahead = { productId: props.product._id, 'preorderInfo.enabled': true };
  const { items } = useAtomValue(storeVariantsAtom({ filter: ahead, limit: 100 }));
  return <ProductView {...props} storeVariants={items} />;
}
