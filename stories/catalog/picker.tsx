import {
  choose,
  createVariantIndex,
  type Selection,
  type SelectionAdjustment,
  viewSelection,
} from '@vitrine/atoms';
import type { Choice, Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { VariantPicker, type VariantPickerProps } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { getProduct } from '../lib/demo-products.ts';

export const candle = getProduct('ridge-pillar-candle');

export interface PickerProps
  extends Pick<VariantPickerProps, 'renderers' | 'kinds' | 'controlThresholds' | 'badges'> {
  product: Product;
  selection: Selection;
  storeVariants?: readonly StoreVariant[];
}

/** A picker that stores the selection, as a page does. */
export function Picker({ product, selection, storeVariants, ...rest }: PickerProps) {
  const index = useMemo(
    () => createVariantIndex(product, undefined, storeVariants),
    [product, storeVariants],
  );
  const [state, setState] = useState<{
    selection: Selection;
    adjustments: readonly SelectionAdjustment[];
  }>({
    selection,
    adjustments: [],
  });
  return (
    <VariantPicker.Root
      {...rest}
      style={{ maxInlineSize: 441 }}
      options={viewSelection(index, state.selection).options}
      selection={state.selection}
      adjustments={state.adjustments}
      onSelect={(option, description) =>
        setState(choose(index, state.selection, option, description))
      }
    />
  );
}

export const getChoice = (description: string, value = description): Choice => ({
  value,
  description,
  inStock: true,
  visible: true,
});

/** The candle in other sizes, and in these numbers by color and size; none means not made. */
export function candleIn(
  sizes: readonly string[],
  getStock: (Colour: string, Size: string) => number | undefined,
): Product {
  const colours = candle.productOptions[0]?.choices ?? [];
  const variants = colours.flatMap(({ description: Colour }) =>
    sizes.flatMap((Size, index): Variant[] => {
      const quantity = getStock(Colour, Size);
      if (quantity === undefined) return [];
      const price = 18 + index * 7;
      const priceData = { currency: 'EUR', price, discountedPrice: price };
      return [
        {
          _id: `${Colour} ${Size}`,
          choices: { Colour, Size },
          variant: { visible: true, priceData },
          stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
        },
      ];
    }),
  );
  const productOptions = candle.productOptions.map((option) =>
    option.name === 'Size' ? { ...option, choices: sizes.map((size) => getChoice(size)) } : option,
  );
  return { ...candle, productOptions, variants };
}

/** Returns the number of sizes that a story needs. */
export const sizesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 5} cm`);
