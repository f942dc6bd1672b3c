'use client';

import {
  maxProductLengths,
  type ProductFormField,
  type ProductFormValues,
  stockPortAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { useUi } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { EditorAmountField } from '../../editor/EditorAmountField.tsx';
import { EditorCheckbox, EditorTextField } from '../../editor/EditorFields.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useProductEditorContext } from './product-editor-context.ts';
import { getProductProblemText } from './product-editor-labels.ts';
import '../../messages/en/editor.ts';

type FieldsOf<Value> = {
  [Key in ProductFormField]: ProductFormValues[Key] extends Value ? Key : never;
}[ProductFormField];

/** A field whose value is a text. */
type TextName = Exclude<FieldsOf<string>, 'discountType' | 'productType'>;

/** A field whose value is an amount. */
type AmountName = 'price' | 'cost' | 'discountValue' | 'weight' | 'stock';

/** Returns the state of one field. */
export function useProductField<Name extends ProductFormField>(name: Name) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { short } = useMomentFormats();
  const { state, currency, change, check, setFocused, getControlId, getLabel, formatValue } =
    useProductEditorContext();
  const changed = state.changes.find(({ key }) => key === name);
  const problem = state.problems.fields[name];
  const takenAt = state.takenAt[name];
  const value = state.values[name];
  return {
    id: getControlId(name),
    label: getLabel(name),
    value,
    isChanged: changed !== undefined,
    problem,
    error: problem && getProductProblemText(name, problem, { t, locale, currency }),
    /** What the value was, or that another user has changed it. */
    note:
      // All fields of a new product are changed.
      (changed &&
        state.entity &&
        t('admin.editor.was', { value: formatValue(name, changed.before, changed.after) })) ??
      (takenAt && t('admin.editor.taken', { time: short(takenAt) })),
    setValue: (next: ProductFormValues[Name]) =>
      change({ [name]: next } as Partial<ProductFormValues>),
    focusProps: {
      onFocus: () => setFocused(name),
      onBlur: () => check(name),
    },
  };
}

/** Whether the stock is a field: the host can write it, and no variants have stock of their own. */
export function useHasStockField(): boolean {
  const { state } = useProductEditorContext();
  return useAtomValue(stockPortAtom) !== null && state.values.options.list.length === 0;
}

type FieldParts<Parts> = Omit<Parts, 'field'>;

interface ProductTextFieldProps extends FieldParts<ComponentProps<typeof EditorTextField>> {
  name: TextName;
}

/** A field of text. */
export function ProductTextField({ name, ...rest }: ProductTextFieldProps) {
  const field = useProductField(name);
  const maxLength = (maxProductLengths as Partial<Record<ProductFormField, number>>)[name];
  return <EditorTextField field={field} maxLength={maxLength} autoComplete="off" {...rest} />;
}

interface ProductAmountFieldProps extends FieldParts<ComponentProps<typeof EditorAmountField>> {
  name: AmountName;
}

/** A field of an amount or a number. */
export const ProductAmountField = ({ name, ...rest }: ProductAmountFieldProps) => (
  <EditorAmountField field={useProductField(name)} {...rest} />
);

interface ProductCheckboxProps extends FieldParts<ComponentProps<typeof EditorCheckbox>> {
  name: FieldsOf<boolean>;
}

/** A setting that is on or off. */
export const ProductCheckbox = ({ name, ...rest }: ProductCheckboxProps) => (
  <EditorCheckbox field={useProductField(name)} {...rest} />
);
