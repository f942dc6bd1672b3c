'use client';

import { toPreviewProduct } from '@vitrine/atoms';
import type { Product as CatalogProduct } from '@vitrine/client/catalog';
import { Product, ProductCard } from '@vitrine/ui';
import { type ComponentProps, memo, useDeferredValue, useMemo } from 'react';
import * as paneCss from '../../editor/PreviewPane.css.ts';
import { PreviewPane } from '../../editor/PreviewPane.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './ProductEditor.css.ts';
import { type ProductEditorTarget, useProductEditorContext } from './product-editor-context.ts';
import '../../messages/en/product-editor.ts';

const price = `.${css.previewPrice}`;

/** The elements of the shopper's components that show a field. */
const targets: Partial<Record<ProductEditorTarget, string>> = {
  name: 'h1',
  brand: `.${css.previewTitle} > p`,
  price,
  discountType: price,
  discountValue: price,
  options: `.${css.previewOptions}`,
  description: `.${css.previewDescription}`,
  media: `.${css.previewGallery}`,
};

interface ProductPreviewProps
  extends Pick<ComponentProps<typeof PreviewPane>, 'isWide' | 'onWideChange'> {
  className: string;
  focusedField: ProductEditorTarget | undefined;
  onSelectField: (field: ProductEditorTarget) => void;
}

// While an owner types, the editor renders at once and the preview later: a preview of the same product
// does not render with the editor.
const ProductPageCard = memo(ProductCard);
const ProductPage = memo(function ProductPage({
  product,
  isWide,
}: {
  product: CatalogProduct;
  isWide: boolean;
}) {
  return (
    <Product.Root
      // Other options begin with another selection.
      key={JSON.stringify(product.productOptions.map(({ name }) => name))}
      product={product}
      className={css.previewPage}
    >
      <div className={css.previewGallery}>
        <Product.Gallery layout={isWide ? 'mosaic' : 'carousel'} viewer={false} />
      </div>
      <div className={css.previewLabel}>
        <div className={css.previewTitle}>
          <Product.Brand />
          <Product.Name />
        </div>
        <div className={css.previewPrice}>
          <Product.Price />
        </div>
        <div className={css.previewOptions}>
          <Product.Options />
        </div>
        <Product.Buy />
        <Product.Availability />
        <div className={css.previewDescription}>
          <Product.Description />
        </div>
        <Product.Details />
      </div>
    </Product.Root>
  );
});

/**
 * The product's page and its card by the shopper's components, with the values that are not saved. The
 * page is put together here, because `ProductView` reports a view to analytics.
 */
export function ProductPreview({ onSelectField, ...rest }: ProductPreviewProps) {
  const t = useAdminTranslate();
  const { state, currency } = useProductEditorContext();
  const { entity, values, changes } = useDeferredValue(state);
  const product = useMemo(
    () =>
      toPreviewProduct(
        entity,
        values,
        changes.map(({ key }) => key),
        currency,
      ),
    [entity, values, changes, currency],
  );
  return (
    <PreviewPane
      {...rest}
      targets={targets}
      onSelectField={(field) => onSelectField(field as ProductEditorTarget)}
      views={[
        {
          id: 'page',
          label: t('admin.productEditor.previewPage'),
          content: <ProductPage product={product} isWide={rest.isWide} />,
        },
        {
          id: 'card',
          label: t('admin.productEditor.previewCard'),
          content: (
            <div className={paneCss.card}>
              <ProductPageCard product={product} />
            </div>
          ),
        },
      ]}
    />
  );
}
