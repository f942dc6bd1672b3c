'use client';

import {
  mayNeedPreorder,
  preorderVariantsAtom,
  productBySlugAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import { LoadError } from '../../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { stack } from '../../../utils/styles/stack.css.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView, type ProductViewProps } from './ProductView.tsx';
import '../../../messages/en/catalog.ts';

export interface ProductDetailProps
  extends Omit<ProductViewProps, 'product' | 'variants' | 'storeVariants'> {
  /** The end of the page’s URL, which names what it shows. */
  slug: string;
  /** Action if there is no such product: a link to the storefront. */
  notFoundAction?: ReactNode;
}

/**
 * A product by its slug, in all its states. If a refetch fails, the last data stays on the page
 * with a note that it may be outdated.
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
    <div className={stack[24]}>
      {failure}
      <ViewWithPreorders
        {...rest}
        key={product._id}
        product={product}
        // A video whose URL no longer works continues with the product's current one.
        galleryProps={{ onExpired: () => void read(), ...rest.galleryProps }}
      />
    </div>
  );
}

/** Preorder information is only in the store's list of variants. */
function ViewWithPreorders(props: ProductViewProps & { product: Product }) {
  const { product } = props;
  const productId = mayNeedPreorder(product) ? product._id : null;
  return <ProductView {...props} storeVariants={useAtomValue(preorderVariantsAtom(productId))} />;
}
