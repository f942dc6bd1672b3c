import type { AddedToCart } from '@vitrine/atoms';
import { AdditionMessage } from '../product/AdditionMessage.tsx';
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
  return (
    <>
      {problem && <AdditionMessage problem={problem} />}
      <QuickAdd
        {...rest}
        product={product}
        state={state}
        onAdd={() => add({ catalogReference: { appId, catalogItemId: product._id }, quantity: 1 })}
      />
    </>
  );
}
