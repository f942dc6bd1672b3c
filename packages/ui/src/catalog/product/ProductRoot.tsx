import type { AddedToCart, Selection } from '@vitrine/atoms';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type ComponentProps, useRef, useState } from 'react';
import { ChoiceSpeech } from './ChoiceSpeech.tsx';
import { leadSelection } from './lead-selection.ts';
import { lineItem } from './line-item.ts';
import { mainAction } from './main-action.ts';
import { type Missed, ProductContext } from './product-context.ts';
import { useAddition } from './use-addition.ts';
import { useSelection } from './use-selection.ts';

/** What takes the keyboard's focus in an option or a field. */
const focusable = '[role="radio"][tabindex="0"], [role="radio"], button, input, textarea';

export interface ProductRootProps extends Omit<ComponentProps<'article'>, 'ref'> {
  product: Product;
  /** The id of the catalogue's app, by which carts name its products. */
  appId: string;
  /** All variants, where the product's own list is not whole. */
  variants?: readonly Variant[];
  /** Tell which variants can be ordered before they are in stock. */
  storeVariants?: readonly StoreVariant[];
  /** What is chosen at first, as from the page's address. By default what the label shows. */
  initialSelection?: Selection;
  /** So many left are few. Default 3. */
  few?: number;
  /** It came into the cart. `CartAnnouncer` speaks of it. */
  onAdded?: (result: AddedToCart) => void;
  /** Asks for a message when something sold out is back. Without it the main action rests. */
  onTellMe?: (missed: Missed) => void;
}

const nothingWritten: Readonly<Record<string, string>> = {};

/** Around all parts of one product: they share what is chosen, how many, and the way to the cart. */
export function ProductRoot({
  product,
  appId,
  variants,
  storeVariants,
  initialSelection,
  few,
  onAdded,
  onTellMe,
  children,
  ...rest
}: ProductRootProps) {
  const root = useRef<HTMLElement>(null);
  const [lead] = useState(() => leadSelection(product));
  const initial = initialSelection ?? lead;
  const { view, repairs, choose } = useSelection({ product, variants, storeVariants, initial });
  const [wantedQuantity, setQuantity] = useState(1);
  const [texts, setTexts] = useState(nothingWritten);
  const [wasTried, setTried] = useState(false);
  const addition = useAddition(onAdded);

  const action = mainAction(view);
  const preorder = storeVariants?.find(
    ({ variantId }) => variantId === view.variant?._id,
  )?.preorderInfo;
  const most = action.kind === 'order-ahead' ? preorder?.limit : mostInStock(view.quantity);
  const quantity = most === undefined ? wantedQuantity : Math.min(wantedQuantity, most);
  const unwritten = product.customTextFields.flatMap(({ title, mandatory }) =>
    mandatory && !texts[title]?.trim() ? [title] : [],
  );

  const focusIn = (attribute: string, name: string) =>
    root.current
      ?.querySelector(`[${attribute}="${CSS.escape(name)}"]`)
      ?.querySelector<HTMLElement>(focusable)
      ?.focus();
  const item = lineItem(appId, product, { view, quantity, texts });
  const complete = () => {
    if (action.kind === 'choose') return void focusIn('data-option', action.option);
    if (action.kind === 'tell-me') {
      return void onTellMe?.({ product, variant: view.variant, selection: view.selection });
    }
    const [field] = unwritten;
    setTried(true);
    return field === undefined ? item : void focusIn('data-text', field);
  };
  const act = () => {
    const wanted = complete();
    if (wanted) addition.add(wanted);
  };

  return (
    <ProductContext
      value={{
        ...{ root, product, view, repairs, choose, lead, quantity, setQuantity, most, texts },
        ...{ preorder, action, addition, item, complete, act, onTellMe, few },
        setText: (title, text) => setTexts((before) => ({ ...before, [title]: text })),
        unwritten: wasTried ? unwritten : [],
      }}
    >
      <article {...rest} ref={root}>
        {children}
        <ChoiceSpeech />
      </article>
    </ProductContext>
  );
}

const mostInStock = (quantity: number | undefined) =>
  quantity !== undefined && quantity > 0 ? quantity : undefined;
