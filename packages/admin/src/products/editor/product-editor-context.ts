'use client';

import type {
  EditorState,
  ProductFieldProblem,
  ProductFormField,
  ProductFormValues,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import type { EditorLabels } from '../../editor/editor-labels.ts';

/** A place of the editor that can have the focus: a field, or the media, which are no field. */
export type ProductEditorTarget = ProductFormField | 'media';

/** Shared context of the components of one product's editor. */
export interface ProductEditorContextValue extends EditorLabels<ProductFormField> {
  state: EditorState<Product, ProductFormValues, ProductFieldProblem>;
  /** Heading level of the sections. */
  level: HeadingLevel;
  /** ISO 4217 code. A new product has that of the store; it is empty until that is loaded. */
  currency: string;
  change: (values: Partial<ProductFormValues>) => void;
  /** Checks a field that the user has left. */
  check: (field: ProductFormField) => void;
  setFocused: (field: ProductEditorTarget) => void;
  /** Returns the id of a field's control. */
  getControlId: (field: ProductEditorTarget) => string;
}

export const ProductEditorContext = createContext<ProductEditorContextValue | null>(null);

/** @throws {Error} outside a `ProductEditor`. */
export function useProductEditorContext(): ProductEditorContextValue {
  const value = useContext(ProductEditorContext);
  if (!value) throw new Error('This component belongs in a <ProductEditor>.');
  return value;
}
