import type { ReactNode } from 'react';
import { classes } from '../../../utils/classes.ts';
import type { OptionRenderers } from '../../variant-picker/option-control.ts';
import type { WeightUnit } from '../../variant-picker/weight-unit.ts';
import { Product } from '../Product.tsx';
import type { ProductRootProps } from '../ProductRoot.tsx';
import type { ProductGalleryProps } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';

export interface ProductViewProps extends Omit<ProductRootProps, 'children'> {
  /** Behind the price: “VAT included”. */
  priceNote?: ReactNode;
  /** Below the availability: when it leaves, where it can be fetched. */
  availabilityNote?: ReactNode;
  /** Beside the main action where there is room, such as a heart. */
  aside?: ReactNode;
  /** Below the main action, such as `<CompareToggle>`. */
  below?: ReactNode;
  gallery?: ProductGalleryProps;
  /** Controls of options in place of the usual ones. */
  renderers?: OptionRenderers;
  /** The unit of the shop's weights. Default `KG`. */
  weightUnit?: WeightUnit;
}

/** A product as its page shows it: pictures, and beside them the label with all that can be done. */
export function ProductView({
  priceNote,
  availabilityNote,
  aside,
  below,
  gallery,
  renderers,
  weightUnit,
  className,
  ...root
}: ProductViewProps) {
  return (
    <Product.Root {...root} className={classes(css.root, className)}>
      <Product.Gallery {...gallery} className={classes(css.gallery, gallery?.className)} />
      <div className={css.label}>
        <div className={css.title}>
          <Product.Brand />
          <Product.Name />
        </div>
        <Product.Price note={priceNote} className={css.price} />
        <div className={css.choices}>
          <Product.Options renderers={renderers} weightUnit={weightUnit} />
          <Product.NotifyMe className={css.notifyMe} />
        </div>
        <Product.Texts className={css.texts} />
        <Product.Buy aside={aside} className={css.buy} />
        {below && <div className={css.below}>{below}</div>}
        <Product.Availability className={css.availability}>{availabilityNote}</Product.Availability>
        <Product.Description className={css.description} />
        <Product.Details className={css.details} />
      </div>
    </Product.Root>
  );
}
