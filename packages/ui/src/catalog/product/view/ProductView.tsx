'use client';

import { toAnalyticsProduct, useTrack } from '@vitrine/atoms';
import { type ReactNode, useEffect } from 'react';
import { classes } from '../../../utils/classes.ts';
import type { ProductPriceProps } from '../../price/ProductPrice.tsx';
import type { OptionRenderers } from '../../variant-picker/option-control.ts';
import type { WeightUnit } from '../../variant-picker/weight-unit.ts';
import * as Product from '../Product.tsx';
import type { ProductRootProps } from '../ProductRoot.tsx';
import type { ProductBuyProps } from '../purchase/ProductBuy.tsx';
import type { ProductGalleryProps } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';

export interface ProductViewProps
  extends Omit<ProductRootProps, 'children'>,
    Pick<ProductBuyProps, 'formAction'>,
    Pick<ProductPriceProps, 'reduction' | 'lowest'> {
  /** Note after the price: “VAT included”. */
  priceNote?: ReactNode;
  /** Below the availability: when it leaves, where it can be fetched. */
  availabilityNote?: ReactNode;
  /** Next to the main action if there is room, such as a wishlist button. */
  aside?: ReactNode;
  /** Below the main action, such as `<CompareToggle>`. */
  below?: ReactNode;
  gallery?: ProductGalleryProps;
  /** Custom controls of options. */
  renderers?: OptionRenderers;
  /** The unit of the store's weights. Default `KG`. */
  weightUnit?: WeightUnit;
}

/**
 * A product page: images, and next to them the label with all actions. Reports `view_item` to
 * analytics.
 */
export function ProductView({
  priceNote,
  reduction,
  lowest,
  availabilityNote,
  aside,
  below,
  gallery,
  renderers,
  weightUnit,
  formAction,
  className,
  ...root
}: ProductViewProps) {
  const track = useTrack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetched product is not a new view.
  useEffect(() => {
    track({ name: 'view_item', params: toAnalyticsProduct(root.product) });
  }, [root.product._id, track]);
  return (
    <Product.Root {...root} className={classes(css.root, className)}>
      <Product.Gallery {...gallery} className={classes(css.gallery, gallery?.className)} />
      <div className={css.label}>
        <div className={css.title}>
          <Product.Brand />
          <Product.Name />
        </div>
        <Product.Price
          note={priceNote}
          reduction={reduction}
          lowest={lowest}
          className={css.price}
        />
        <div className={css.choices}>
          <Product.Options renderers={renderers} weightUnit={weightUnit} />
          <Product.NotifyMe className={css.notifyMe} />
        </div>
        <Product.Texts className={css.texts} />
        <Product.Buy aside={aside} formAction={formAction} className={css.buy} />
        {below && <div className={css.below}>{below}</div>}
        <Product.Availability className={css.availability}>{availabilityNote}</Product.Availability>
        <Product.DeliveryEstimate className={css.deliveryEstimate} />
        <Product.Description className={css.description} />
        <Product.Details className={css.details} />
      </div>
    </Product.Root>
  );
}
