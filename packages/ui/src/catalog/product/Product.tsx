'use client';

/** A product and its components; the page arranges them freely. */

import { ProductType } from '@vitrine/client/catalog';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DeliveryEstimateProps } from '../../patterns/delivery-estimate/DeliveryEstimate.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading, type HeadingProps } from '../../primitives/heading/Heading.tsx';
import { SafeHtml } from '../../primitives/safe-html/SafeHtml.tsx';
import { StatusDot, type StatusDotProps } from '../../primitives/status-dot/StatusDot.tsx';
import { Text, type TextProps } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ProductPrice, type ProductPriceProps } from '../price/ProductPrice.tsx';
import type { VariantPickerProps } from '../variant-picker/VariantPicker.tsx';
import * as VariantPicker from '../variant-picker/VariantPicker.tsx';
import { useAvailability } from './availability/use-availability.ts';
import * as css from './Product.css.ts';
import { useProductContext } from './product-context.ts';
import { AddToCartMessage } from './purchase/AddToCartMessage.tsx';
import '../../messages/en/catalog.ts';
import '../../messages/en/common.ts';

/** The brand; nothing without one in the catalog. */
function Brand({ className, ...rest }: TextProps) {
  const { brand } = useProductContext().product;
  if (!brand) return null;
  return (
    <Text as="p" variant="caption" tone="muted" {...rest} className={classes(css.name, className)}>
      <bdi>{brand}</bdi>
    </Text>
  );
}

/** The name: the page title unless `level` differs. */
function Name({ level = 1, className, ...rest }: Partial<HeadingProps>) {
  return (
    <Heading variant="displayL" {...rest} level={level} className={classes(css.name, className)}>
      <bdi>{useProductContext().product.name}</bdi>
    </Heading>
  );
}

/** The price of the selection. */
function Price(props: Omit<ProductPriceProps, 'product' | 'prices'>) {
  const { product, view, confirmation, purchaseOptions } = useProductContext();
  // The discount of the product is not that of a subscription.
  const { discount: _discount, ...withoutDiscount } = product;
  const isOwnPrice = view.price === purchaseOptions.oneTimeView.price;
  // While the selection is incomplete there is no single price, only the label's.
  const prices = view.state === 'incomplete' ? undefined : view.price;
  return (
    <ProductPrice
      size="page"
      pending={prices && confirmation === 'pending'}
      converted={view.convertedPrice}
      {...props}
      product={isOwnPrice ? product : withoutDiscount}
      prices={prices}
    />
  );
}

export type ProductOptionsProps = Omit<
  VariantPickerProps,
  'options' | 'selection' | 'onSelect' | 'onHoverIntent' | 'adjustments' | 'announce'
>;

/** All options. For a request for a sold-out size, add `Product.NotifyMe`. */
function Options(props: ProductOptionsProps) {
  const { view, adjustments, choose, prefetch } = useProductContext();
  if (view.options.length === 0 && adjustments.length === 0) return null;
  return (
    <VariantPicker.Root
      {...props}
      options={view.options}
      selection={view.selection}
      adjustments={adjustments}
      announce={false}
      onSelect={choose}
      onHoverIntent={prefetch}
    />
  );
}

export interface ProductNotifyMeProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {}

/**
 * Requests a notification for the only size that is sold out in the chosen color, without selecting
 * it first.
 */
function NotifyMe({ className, ...rest }: ProductNotifyMeProps) {
  const { t } = useUi();
  const { product, view, onNotifyMe } = useProductContext();
  const option = view.options.findLast(({ optionType }) => optionType !== 'color');
  const soldOutChoices = option?.choices.filter(({ state }) => state === 'sold-out') ?? [];
  const [choice] = soldOutChoices;
  if (!onNotifyMe || !option || !choice || choice.isSelected || soldOutChoices.length > 1)
    return null;
  const selection = { ...view.selection, [option.name]: choice.description };
  return (
    <Button
      {...rest}
      emphasis="text"
      className={classes(css.notifyMe, className)}
      onClick={() => onNotifyMe({ product, variant: choice.variant, selection })}
    >
      {t('catalog.notifyMeChoice', { choice: choice.description })}
    </Button>
  );
}

export interface ProductAvailabilityProps extends Omit<StatusDotProps, 'state' | 'children'> {
  /** Content shown while it is available: shipping time, pickup locations. */
  children?: ReactNode;
}

/** Whether the quantity is available, with its dot; `data-availability` contains it as one word. */
function Availability({ children, ...rest }: ProductAvailabilityProps) {
  const { t } = useUi();
  const { confirm } = useProductContext();
  const { state, dotStatus, text } = useAvailability();
  return (
    <StatusDot variant="body" {...rest} data-availability={state} state={dotStatus}>
      {text}
      {state === 'unknown' && (
        <>
          {' '}
          <Button emphasis="text" onClick={() => void confirm()}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {dotStatus !== 'sold-out' && children && <span className={css.further}>{children}</span>}
    </StatusDot>
  );
}

/** Most visitors of a product haven't entered an address yet: its code doesn't delay the page. */
const LazyDeliveryEstimate = lazy<ComponentType<DeliveryEstimateProps>>(() =>
  import('../../patterns/delivery-estimate/DeliveryEstimate.tsx').then(
    ({ DeliveryEstimate }) => ({ default: DeliveryEstimate }),
    () => ({ default: () => null }),
  ),
);

/**
 * The destination and the delivery option that the visitor has chosen in the cart. Renders nothing
 * before that, or for a product that isn't shipped.
 */
function ProductDeliveryEstimate(props: DeliveryEstimateProps) {
  const { product } = useProductContext();
  if (product.productType === ProductType.digital) return null;
  return (
    <Suspense>
      <LazyDeliveryEstimate {...props} />
    </Suspense>
  );
}

/** Why the last item was not added to the cart, or not completely; for a buy button of the host's own. */
function BuyMessage() {
  const { problem } = useProductContext().addition;
  return problem && <AddToCartMessage problem={problem} />;
}

/** The merchant's description, with its markup. See `SafeHtml`. */
function Description({
  className,
}: {
  /** Class names of the element around the markup. */
  className?: string;
}) {
  return <SafeHtml html={useProductContext().product.description} className={className} />;
}

export { ProductRoot as Root } from './ProductRoot.tsx';
export { ProductBuy as Buy } from './purchase/ProductBuy.tsx';
export { ProductBuyBar as BuyBar } from './purchase/ProductBuyBar.tsx';
export { ProductBuyNow as BuyNow } from './purchase/ProductBuyNow.tsx';
export { ProductPurchaseOptions as PurchaseOptions } from './purchase/ProductPurchaseOptions.tsx';
export { ProductGiftCard as GiftCard } from './selection/ProductGiftCard.tsx';
export { ProductTexts as Texts } from './selection/ProductTexts.tsx';
export { ProductDetails as Details } from './view/ProductDetails.tsx';
export { ProductGallery as Gallery } from './view/ProductGallery.tsx';
export {
  Availability,
  Brand,
  BuyMessage,
  Description,
  Name,
  NotifyMe,
  Options,
  Price,
  ProductDeliveryEstimate as DeliveryEstimate,
};
