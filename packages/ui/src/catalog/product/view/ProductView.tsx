'use client';

import { toAnalyticsProduct, useTrack } from '@vitrine/atoms';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { classes } from '../../../utils/classes.ts';
import type { ProductPriceProps } from '../../price/ProductPrice.tsx';
import type { ProductOptionsProps } from '../Product.tsx';
import * as Product from '../Product.tsx';
import type { ProductRootProps } from '../ProductRoot.tsx';
import type { ProductBuyProps } from '../purchase/ProductBuy.tsx';
import type { ProductGalleryProps } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';

export interface ProductViewProps
  extends Omit<ProductRootProps, 'children' | 'title'>,
    Pick<ProductBuyProps, 'formAction' | 'onViewCart'>,
    Pick<ProductPriceProps, 'reduction' | 'lowest'>,
    Pick<
      ProductOptionsProps,
      'renderers' | 'kinds' | 'controlThresholds' | 'badges' | 'weightUnit'
    > {
  /** Note after the price: “VAT included”. */
  priceNote?: ReactNode;
  /** Below the availability: when it leaves, where it can be fetched. */
  availabilityNote?: ReactNode;
  /** Next to the main action if there is room, such as a wishlist button. */
  aside?: ReactNode;
  /** Below the main action, such as `<CompareToggle>` or `<Product.BuyNow>`. */
  below?: ReactNode;
  /** Props of the default gallery: its layout, and how it follows the selection. */
  galleryProps?: ProductGalleryProps;
  /** The images. Default: `<Product.Gallery>`. */
  gallery?: ReactNode;
  /** Everything next to the images, and with it the slots below. */
  info?: ReactNode;
  /** Brand and name. Default: `<Product.Brand>` and `<Product.Name>`. */
  title?: ReactNode;
  /** Between name and price: a `Rating`, and a link to the reviews. The platform has neither. */
  rating?: ReactNode;
  /** The price. Default: `<Product.Price>`. */
  price?: ReactNode;
  /** All options. Default: `<Product.Options>` and `<Product.NotifyMe>`. */
  options?: ReactNode;
  /** Below the options: `<Product.GiftCard>`, for a product with `giftCardFields`. */
  giftCard?: ReactNode;
  /** Above the main action: `<Product.PurchaseOptions>`, for one with `subscriptionOptions`. */
  purchaseOptions?: ReactNode;
  /** Quantity and main action. Default: `<Product.Buy>`. */
  buy?: ReactNode;
  /** Availability of the selection. Default: `<Product.Availability>`. */
  availability?: ReactNode;
  /** Below the availability: a `PickupLocations` with the host's stores. */
  pickup?: ReactNode;
  /** The merchant's description. Default: `<Product.Description>`. */
  description?: ReactNode;
  /** The information sections. Default: `<Product.Details>`. */
  details?: ReactNode;
  /** After both columns, such as `<Product.BuyBar>`. */
  footer?: ReactNode;
}

/** Returns the content of a slot: the default, or the host's element in its position. */
function fillSlot(element: ReactNode, className: string, defaultElement: ReactElement): ReactNode {
  if (element === undefined) return defaultElement;
  return element === null || element === false ? null : <div className={className}>{element}</div>;
}

/**
 * A product page: images, and next to them the label with all actions. Reports `view_item` to
 * analytics. An element replaces the default of a slot, and `null` leaves it out. All slots are
 * inside of `Product.Root`, so components of the host read the product by `useProductContext`.
 *
 * @example
 * <ProductView product={product} buy={<OwnBuyButton />} footer={<Product.BuyBar />} />
 */
export function ProductView({
  priceNote,
  reduction,
  lowest,
  availabilityNote,
  aside,
  below,
  galleryProps,
  gallery,
  info,
  title,
  rating,
  price,
  options,
  giftCard,
  purchaseOptions,
  buy,
  availability,
  pickup,
  description,
  details,
  footer,
  renderers,
  kinds,
  controlThresholds,
  badges,
  weightUnit,
  formAction,
  onViewCart,
  className,
  ...root
}: ProductViewProps) {
  const track = useTrack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetched product is not a new view.
  useEffect(() => {
    track({ name: 'view_item', params: toAnalyticsProduct(root.product) });
  }, [root.product._id, track]);
  const pickerProps = { renderers, kinds, controlThresholds, badges, weightUnit };
  const label = (
    <>
      {fillSlot(
        title,
        css.title,
        <div className={css.title}>
          <Product.Brand />
          <Product.Name />
        </div>,
      )}
      {rating && <div className={css.rating}>{rating}</div>}
      {fillSlot(
        price,
        css.price,
        <Product.Price note={priceNote} {...{ reduction, lowest }} className={css.price} />,
      )}
      {fillSlot(
        options,
        css.choices,
        <div className={css.choices}>
          <Product.Options {...pickerProps} />
          <Product.NotifyMe className={css.notifyMe} />
        </div>,
      )}
      {giftCard && <div className={css.texts}>{giftCard}</div>}
      <Product.Texts className={css.texts} />
      {purchaseOptions && <div className={css.purchaseOptions}>{purchaseOptions}</div>}
      {fillSlot(
        // Product.BuyBar finds the main action by this attribute.
        buy && <div data-product-buy="">{buy}</div>,
        css.buy,
        <Product.Buy {...{ aside, formAction, onViewCart }} className={css.buy} />,
      )}
      {fillSlot(
        availability,
        css.availability,
        <Product.Availability className={css.availability}>
          {availabilityNote}
        </Product.Availability>,
      )}
      {below && <div className={css.below}>{below}</div>}
      {pickup && <div className={css.pickup}>{pickup}</div>}
      <Product.DeliveryEstimate className={css.deliveryEstimate} />
      {fillSlot(description, css.description, <Product.Description className={css.description} />)}
      {fillSlot(details, css.details, <Product.Details className={css.details} />)}
    </>
  );
  return (
    <Product.Root {...root} className={classes(css.root, className)}>
      <div className={css.container}>
        <div className={css.columns}>
          {fillSlot(
            gallery,
            css.gallery,
            <Product.Gallery
              {...galleryProps}
              className={classes(css.gallery, galleryProps?.className)}
            />,
          )}
          <div className={css.label}>{info === undefined ? label : info}</div>
        </div>
      </div>
      {/* Not in the container: in older browsers it would hold what is fixed to the window. */}
      {footer}
    </Product.Root>
  );
}
