'use client';

import {
  type ChoiceText,
  type ChoiceTextsOptions,
  createChoiceTexts,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { useMemo } from 'react';

/** The buyer's custom texts in one view of a product. */
export interface CustomTextsState {
  /** The texts with their problems, in the product's order. */
  fields: readonly ChoiceText[];
  /** By title. */
  written: Readonly<Record<string, string>>;
  /** Sets a text. Nothing is cut off: a text that is too long is a problem. */
  write: (title: string, text: string) => void;
  /**
   * Shows the problems.
   *
   * @returns the first invalid text.
   */
  check: () => ChoiceText | undefined;
  /**
   * Deletes the draft after the texts of this rendering were added to the cart, unless another text
   * was entered meanwhile.
   */
  sent: () => void;
}

/** The custom texts of a product. Input is preserved when the product is refetched. */
export function useCustomTexts(product: Product, options: ChoiceTextsOptions): CustomTextsState {
  const { _id: productId, customTextFields } = product;
  // A refetched product has equal fields with new references.
  const shape = JSON.stringify([productId, customTextFields, options.formats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape represents the product.
  const texts = useMemo(() => createChoiceTexts(product, options), [shape]);
  const written = useAtomValue(texts.writtenAtom);
  const markAsSent = useSetAtom(texts.sentAtom);
  return {
    fields: useAtomValue(texts.textsAtom),
    written,
    write: useSetAtom(texts.writeAtom),
    check: useSetAtom(texts.checkAtom),
    sent: () => markAsSent(written),
  };
}
