'use client';

import {
  type AddedToCart,
  catalogAppIdAtom,
  type DraftPort,
  isDevelopment,
  type Selection,
  useAtomValue,
  type VariantView,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { getMaxQuantity } from './availability/product-availability.ts';
import { type OutOfStockItem, toOutOfStockItem } from './availability/to-out-of-stock-item.ts';
import { type OutOfStockSelection, ProductContext } from './product-context.ts';
import { getSubscriptionPrice, toSubscriptionOptionInfo } from './purchase/subscription-option.ts';
import { useAddToCart } from './purchase/use-add-to-cart.ts';
import { type PurchaseOptionsInput, usePurchaseOptions } from './purchase/use-purchase-options.ts';
import { type GiftCardFields, getGiftCardFormats } from './selection/gift-card-fields.ts';
import { SelectionAnnouncer } from './selection/SelectionAnnouncer.tsx';
import { useCustomTexts } from './selection/use-custom-texts.ts';
import {
  type ProductSelectionOptions,
  useProductSelection,
} from './selection/use-product-selection.ts';

/** The keyboard focus targets of an option or a field. */
const focusable = '[role="radio"][tabindex="0"], [role="radio"], button, input, textarea';

export interface ProductRootProps
  extends Omit<ComponentProps<'article'>, 'ref'>,
    ProductSelectionOptions,
    PurchaseOptionsInput {
  /** The product, as the client returns it. */
  product: Product;
  /** Minimum length of a text by its title, which the catalog does not provide. */
  minLengths?: Readonly<Record<string, number>>;
  /**
   * Titles of the custom text fields of a gift card, which `Product.GiftCard` shows. They are sent
   * as custom texts, with the email address and the date checked.
   */
  giftCardFields?: GiftCardFields | undefined;
  /** Storage of unsent texts for back navigation: `sessionDrafts()`. */
  drafts?: DraftPort;
  /**
   * Called when another selection is shown, also after an adjustment; not for the initial one.
   * `view` has its variant, price, stock and images.
   */
  onSelectionChange?: (selection: Selection, view: VariantView) => void;
  /**
   * Called after an addition of at least one piece, for example to open the cart. By default only the
   * button shows it. `CartAnnouncer` announces it in any case.
   */
  onAdded?: (result: AddedToCart) => void;
  /**
   * Opens the request for a notification about a sold-out item, for example a `BackInStock.Dialog`.
   * Without it the main action is disabled.
   */
  onNotifyMe?: (item: OutOfStockItem) => void;
}

/** Reports each selection that differs from the one before. */
function useSelectionChange(
  view: VariantView,
  onChange: ProductRootProps['onSelectionChange'],
): void {
  const current = JSON.stringify(Object.entries(view.selection).sort());
  const before = useRef(current);
  const report = useEffectEvent(() => onChange?.(view.selection, view));
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    report();
  }, [current]);
}

/**
 * Contains all components of one product: they share the selection, the quantity, and the addition
 * to the cart.
 */
export function ProductRoot({
  product: given,
  variants,
  storeVariants,
  initialSelection,
  location,
  minLengths,
  giftCardFields,
  drafts,
  lowStockThreshold,
  onSelectionChange,
  onAdded,
  onNotifyMe: onAsk,
  subscriptionOptions,
  subscriptionOnly,
  defaultSubscriptionOption,
  onSubscriptionOptionChange,
  children,
  ...rest
}: ProductRootProps) {
  const root = useRef<HTMLElement>(null);
  const { locale } = useUi();
  const appId = useAtomValue(catalogAppIdAtom);
  const selection = useProductSelection(given, {
    variants,
    storeVariants,
    initialSelection,
    lowStockThreshold,
    location,
  });
  const { product, action, getLineItem } = selection;
  const purchaseOptions = usePurchaseOptions(selection.view, {
    subscriptionOptions,
    subscriptionOnly,
    defaultSubscriptionOption,
    onSubscriptionOptionChange,
  });
  const { subscriptionOption } = purchaseOptions;
  const subscriptionPrice =
    subscriptionOption && getSubscriptionPrice(subscriptionOption, selection.view);
  // The platform converts only the price of a one-time purchase.
  const view = subscriptionPrice
    ? { ...selection.view, price: subscriptionPrice, convertedPrice: undefined }
    : selection.view;
  useSelectionChange(view, onSelectionChange);
  const [wantedQuantity, setQuantity] = useState(1);
  const customTexts = useCustomTexts(product, {
    ...{ minLengths, drafts },
    formats: getGiftCardFormats(giftCardFields),
  });
  const addition = useAddToCart({
    onAdded: (result) => {
      customTexts.sent();
      onAdded?.(result);
    },
  });

  // The names of the request come from the catalog, which may lack them.
  const onNotifyMe =
    onAsk &&
    ((selection: OutOfStockSelection) =>
      onAsk(
        toOutOfStockItem(
          { ...selection, product: { ...selection.product, name: given.name ?? '' } },
          { locale, appId },
        ),
      ));
  const preorderInfo = storeVariants?.find(
    ({ variantId }) => variantId === view.variant?._id,
  )?.preorderInfo;
  const maxQuantity = getMaxQuantity(view, preorderInfo);
  const quantity =
    maxQuantity === undefined ? wantedQuantity : Math.min(wantedQuantity, maxQuantity);

  useEffect(() => {
    if (!isDevelopment || !giftCardFields || root.current?.querySelector('[data-gift-card]'))
      return;
    console.error('Product.Root has "giftCardFields", so it needs a <Product.GiftCard>.');
  }, [giftCardFields]);

  const focusIn = (attribute: string, name: string) =>
    root.current
      ?.querySelector(`[${attribute}="${CSS.escape(name)}"]`)
      ?.querySelector<HTMLElement>(focusable)
      ?.focus();
  const lineItem = getLineItem({
    quantity,
    texts: customTexts.written,
    subscriptionOptionInfo: subscriptionOption
      ? toSubscriptionOptionInfo(subscriptionOption)
      : undefined,
  });
  const validateSelection = () => {
    if (action.kind === 'select') return void focusIn('data-option', action.option);
    if (action.kind === 'notify-me') {
      return void onNotifyMe?.({ product, variant: view.variant, selection: view.selection });
    }
    const wrong = customTexts.check();
    return wrong ? void focusIn('data-custom-text', wrong.title) : lineItem;
  };
  const runPrimaryAction = () => {
    const validated = validateSelection();
    if (validated) void addition.add(validated);
  };

  return (
    <ProductContext
      value={{
        ...selection,
        view,
        purchaseOptions,
        giftCardFields,
        ...{ root, quantity, maxQuantity, customTexts },
        // An empty field of numbers has `NaN`.
        setQuantity: (next) => Number.isInteger(next) && next >= 1 && setQuantity(next),
        ...{
          preorderInfo,
          addition,
          lineItem,
          validateSelection,
          runPrimaryAction,
          onNotifyMe,
          lowStockThreshold,
        },
      }}
    >
      <article {...rest} ref={root}>
        {children}
        <SelectionAnnouncer />
      </article>
    </ProductContext>
  );
}
