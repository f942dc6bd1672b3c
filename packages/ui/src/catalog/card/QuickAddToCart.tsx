'use client';

import { type AddedToCart, catalogAppIdAtom, toLineItem, useAtomValue } from '@vitrine/atoms';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../patterns/feedback/lazy-part.tsx';
import { AddToCartMessage } from '../product/purchase/AddToCartMessage.tsx';
import { useAddToCart } from '../product/purchase/use-add-to-cart.ts';
import type { PurchaseOptionsInput } from '../product/purchase/use-purchase-options.ts';
import { useNormalizedProduct } from '../product/use-normalized-product.ts';
import { QuickAdd, type QuickAddProps } from './QuickAdd.tsx';
import { getOnlySelection } from './quick-add-option.ts';

const Sheet = lazyPart(() => import('./QuickAddSheet.tsx'));

export interface QuickAddToCartProps
  extends Omit<QuickAddProps, 'onAdd' | 'onSelect' | 'state' | 'hasPurchaseOptions'>,
    Pick<
      PurchaseOptionsInput,
      'subscriptionOptions' | 'subscriptionOnly' | 'defaultSubscriptionOption'
    > {
  /**
   * Where options are chosen: in a sheet over the list, or on the product's page. Default `sheet`.
   */
  choices?: 'sheet' | 'page';
  /**
   * Called after the addition, for example to open the cart. By default only the button shows it.
   * `CartAnnouncer` announces it in any case.
   */
  onAdded?: (result: AddedToCart) => void;
}

/** A `QuickAdd` on the cart of the storefront. */
export function QuickAddToCart({
  choices = 'sheet',
  onAdded,
  product: given,
  subscriptionOptions,
  subscriptionOnly,
  defaultSubscriptionOption,
  ...rest
}: QuickAddToCartProps) {
  const purchaseOptions = { subscriptionOptions, subscriptionOnly, defaultSubscriptionOption };
  const product = useNormalizedProduct(given);
  const appId = useAtomValue(catalogAppIdAtom);
  const { state, problem, add } = useAddToCart({ onAdded });
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const addOne = () => void add(toLineItem(product, { view: getOnlySelection(product), appId }));
  const choose = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {problem && <AddToCartMessage problem={problem} />}
      <QuickAdd
        {...rest}
        product={given}
        hasPurchaseOptions={(subscriptionOptions ?? []).length > 0}
        state={state}
        onAdd={addOne}
        onSelect={choices === 'sheet' ? choose : undefined}
      />
      {wasOpened && (
        <Suspense>
          <Sheet {...{ product: given, isOpen, setOpen, onAdded, purchaseOptions }} />
        </Suspense>
      )}
    </>
  );
}
