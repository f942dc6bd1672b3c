'use client';

import {
  type AddedToCart,
  catalogAppIdAtom,
  type DraftPort,
  type LocationPort,
  type Selection,
  toLineItem,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type ComponentProps, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { getMaxQuantity } from './availability/product-availability.ts';
import { type OutOfStockItem, toOutOfStockItem } from './availability/to-out-of-stock-item.ts';
import { type OutOfStockSelection, ProductContext } from './product-context.ts';
import { useAddToCart } from './purchase/use-add-to-cart.ts';
import { getDefaultSelection, pickOffered } from './selection/default-selection.ts';
import { SelectionAnnouncer } from './selection/SelectionAnnouncer.tsx';
import { useCustomTexts } from './selection/use-custom-texts.ts';
import { useSelection } from './selection/use-selection.ts';
import { useNormalizedProduct } from './use-normalized-product.ts';

/** The keyboard focus targets of an option or a field. */
const focusable = '[role="radio"][tabindex="0"], [role="radio"], button, input, textarea';

export interface ProductRootProps extends Omit<ComponentProps<'article'>, 'ref'> {
  product: Product;
  /** All variants, if the product's own list is incomplete. */
  variants?: readonly Variant[];
  /** Provide the preorder information of variants. */
  storeVariants?: readonly StoreVariant[];
  /** Initial selection, for example from the page's URL. By default that of the label. */
  initialSelection?: Selection;
  /** The selection in the page's URL; it takes precedence over `initialSelection`. */
  location?: LocationPort;
  /** Minimum length of a text by its title, which the catalog does not provide. */
  minLengths?: Readonly<Record<string, number>>;
  /** Storage of unsent texts for back navigation: `sessionDrafts()`. */
  drafts?: DraftPort;
  /** Threshold of low stock. Default 3. */
  lowStockThreshold?: number;
  /** Called after the addition. `CartAnnouncer` announces it. */
  onAdded?: (result: AddedToCart) => void;
  /**
   * Opens the request for a notification about a sold-out item, for example a `BackInStock.Dialog`.
   * Without it the main action is disabled.
   */
  onNotifyMe?: (item: OutOfStockItem) => void;
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
  drafts,
  lowStockThreshold,
  onAdded,
  onNotifyMe: onAsk,
  children,
  ...rest
}: ProductRootProps) {
  const root = useRef<HTMLElement>(null);
  const { locale } = useUi();
  const product = useNormalizedProduct(given);
  const appId = useAtomValue(catalogAppIdAtom);
  const [defaultSelection] = useState(() => pickOffered(product, getDefaultSelection(product)));
  const initial = initialSelection ?? defaultSelection;
  const selection = useSelection({
    product,
    variants,
    storeVariants,
    initial,
    lowStockThreshold,
    location,
  });
  const { view, action } = selection;
  const [wantedQuantity, setQuantity] = useState(1);
  const texts = useCustomTexts(product, { minLengths, drafts });
  const addition = useAddToCart((result) => {
    texts.sent();
    onAdded?.(result);
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
  const preorder = storeVariants?.find(
    ({ variantId }) => variantId === view.variant?._id,
  )?.preorderInfo;
  const maxQuantity = getMaxQuantity(view, preorder);
  const quantity =
    maxQuantity === undefined ? wantedQuantity : Math.min(wantedQuantity, maxQuantity);

  const focusIn = (attribute: string, name: string) =>
    root.current
      ?.querySelector(`[${attribute}="${CSS.escape(name)}"]`)
      ?.querySelector<HTMLElement>(focusable)
      ?.focus();
  const item = toLineItem(product, { view, quantity, texts: texts.written, appId });
  const validateSelection = () => {
    if (action.kind === 'select') return void focusIn('data-option', action.option);
    if (action.kind === 'notify-me') {
      return void onNotifyMe?.({ product, variant: view.variant, selection: view.selection });
    }
    const wrong = texts.check();
    return wrong ? void focusIn('data-custom-text', wrong.title) : item;
  };
  const runPrimaryAction = () => {
    const validated = validateSelection();
    if (validated) addition.add(validated);
  };

  return (
    <ProductContext
      value={{
        ...selection,
        ...{ root, product, defaultSelection, quantity, setQuantity, maxQuantity, texts },
        ...{
          preorder,
          addition,
          item,
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
