import type { AddedToCart, DraftPort, LocationPort, Selection } from '@vitrine/atoms';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type ComponentProps, useRef, useState } from 'react';
import { getMaxQuantity } from './availability/product-availability.ts';
import { type OutOfStockSelection, ProductContext } from './product-context.ts';
import { toLineItem } from './purchase/line-item.ts';
import { getPrimaryAction } from './purchase/primary-action.ts';
import { useAddToCart } from './purchase/use-add-to-cart.ts';
import { getDefaultSelection, pickOffered } from './selection/default-selection.ts';
import { SelectionAnnouncer } from './selection/SelectionAnnouncer.tsx';
import { useCustomTexts } from './selection/use-custom-texts.ts';
import { useSelection } from './selection/use-selection.ts';
import { useNormalizedProduct } from './use-normalized-product.ts';

/** What takes the keyboard's focus in an option or a field. */
const focusable = '[role="radio"][tabindex="0"], [role="radio"], button, input, textarea';

export interface ProductRootProps extends Omit<ComponentProps<'article'>, 'ref'> {
  product: Product;
  /** The id of the catalog's app, by which carts name its products. */
  appId: string;
  /** All variants, where the product's own list is not whole. */
  variants?: readonly Variant[];
  /** Tell which variants can be ordered before they are in stock. */
  storeVariants?: readonly StoreVariant[];
  /** What is chosen at first, as from the page's address. By default what the label shows. */
  initialSelection?: Selection;
  /** Where the choice is in the page's address; what it says wins over `initialSelection`. */
  location?: LocationPort;
  /** The least characters of a text by its title, which the catalog does not say. */
  minLengths?: Readonly<Record<string, number>>;
  /** Where texts that are not sent yet are found again on the way back: `sessionDrafts()`. */
  drafts?: DraftPort;
  /** So many left are few. Default 3. */
  lowStockThreshold?: number;
  /** It came into the cart. `CartAnnouncer` speaks of it. */
  onAdded?: (result: AddedToCart) => void;
  /** Asks for a message when something sold out is back. Without it the main action rests. */
  onNotifyMe?: (missed: OutOfStockSelection) => void;
}

/** Around all parts of one product: they share what is chosen, how many, and the way to the cart. */
export function ProductRoot({
  product: given,
  appId,
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
  const product = useNormalizedProduct(given);
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
  const { view } = selection;
  const [wantedQuantity, setQuantity] = useState(1);
  const texts = useCustomTexts(product, { minLengths, drafts });
  const addition = useAddToCart((result) => {
    texts.sent();
    onAdded?.(result);
  });

  // What is asked for is named as the catalog names it, which may be not at all.
  const onNotifyMe =
    onAsk &&
    ((missed: OutOfStockSelection) =>
      onAsk({ ...missed, product: { ...missed.product, name: given.name ?? '' } }));
  const action = getPrimaryAction(view);
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
  const item = toLineItem(appId, product, { view, quantity, texts: texts.written });
  const validateSelection = () => {
    if (action.kind === 'select') return void focusIn('data-option', action.option);
    if (action.kind === 'notify-me') {
      return void onNotifyMe?.({ product, variant: view.variant, selection: view.selection });
    }
    const wrong = texts.check();
    return wrong ? void focusIn('data-custom-text', wrong.title) : item;
  };
  const runPrimaryAction = () => {
    const wanted = validateSelection();
    if (wanted) addition.add(wanted);
  };

  return (
    <ProductContext
      value={{
        ...selection,
        ...{ root, product, defaultSelection, quantity, setQuantity, maxQuantity, texts },
        ...{
          preorder,
          action,
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
