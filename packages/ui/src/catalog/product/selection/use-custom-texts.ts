import {
  type ChoiceText,
  type ChoiceTextsOptions,
  createChoiceTexts,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { useMemo } from 'react';

/** What a buyer writes for one view of a product. */
export interface CustomTextsState {
  fields: readonly ChoiceText[];
  /** By title. */
  written: Readonly<Record<string, string>>;
  write: (title: string, text: string) => void;
  /** Shows what is wrong. @returns the first text that is. */
  check: () => ChoiceText | undefined;
  /** They are in the cart: no draft is kept. */
  sent: () => void;
}

/** The texts of a product. When it is read again, what was written stays. */
export function useCustomTexts(product: Product, options: ChoiceTextsOptions): CustomTextsState {
  const { _id: productId, customTextFields } = product;
  // A product that is read again asks for the same, in objects of its own.
  const shape = JSON.stringify([productId, customTextFields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for the product.
  const texts = useMemo(() => createChoiceTexts(product, options), [shape]);
  return {
    fields: useAtomValue(texts.textsAtom),
    written: useAtomValue(texts.writtenAtom),
    write: useSetAtom(texts.writeAtom),
    check: useSetAtom(texts.checkAtom),
    sent: useSetAtom(texts.sentAtom),
  };
}
