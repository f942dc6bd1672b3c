import {
  type AddedToCart,
  createVariantIndex,
  repairSelection,
  viewSelection,
} from '@vitrine/atoms';
import { AdditionMessage } from '../product/AdditionMessage.tsx';
import { lineItem } from '../product/line-item.ts';
import { useAddition } from '../product/use-addition.ts';
import { QuickAdd, type QuickAddProps } from './QuickAdd.tsx';

export interface QuickAddToCartProps extends Omit<QuickAddProps, 'onAdd' | 'state'> {
  /** The id of the catalogue's app, by which carts name its products. */
  appId: string;
  /** It came into the cart. `CartAnnouncer` speaks of it. */
  onAdded?: (result: AddedToCart) => void;
}

/** A `QuickAdd` on the cart of the storefront. */
export function QuickAddToCart({ appId, onAdded, product, ...rest }: QuickAddToCartProps) {
  const { state, problem, add } = useAddition(onAdded);
  const addOne = () => {
    const index = createVariantIndex(product);
    // An option of one value is not asked for, but the platform wants to hear it.
    const { selection } = repairSelection(index, {});
    const view = viewSelection(index, selection);
    add(lineItem(appId, product, { view, quantity: 1, texts: {} }));
  };
  return (
    <>
      {problem && <AdditionMessage problem={problem} />}
      <QuickAdd {...rest} product={product} state={state} onAdd={addOne} />
    </>
  );
}
