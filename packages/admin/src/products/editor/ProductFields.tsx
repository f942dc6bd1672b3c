'use client';

import {
  maxProductLengths,
  type ProductFormField,
  type ProductFormValues,
  readDecimal,
} from '@vitrine/atoms';
import {
  Checkbox,
  classes,
  Field,
  type FieldProps,
  RadioGroup,
  TextArea,
  TextField,
  type TextFieldProps,
  useUi,
} from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useProductEditorContext } from './product-editor-context.ts';
import { getProductProblemText, toAmountText } from './product-editor-labels.ts';
import '../../messages/en/editor.ts';

type FieldsOf<Value> = {
  [Key in ProductFormField]: ProductFormValues[Key] extends Value ? Key : never;
}[ProductFormField];

/** A field whose value is a text. */
type TextName = Exclude<FieldsOf<string>, 'discountType' | 'productType'>;

/** A field whose value is an amount. */
type AmountName = 'price' | 'cost' | 'discountValue' | 'weight';

/** Returns the state of one field. */
export function useProductField<Name extends ProductFormField>(name: Name) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { short } = useMomentFormats();
  const { state, change, check, setFocused, getControlId, getLabel, formatValue } =
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
    error: problem && getProductProblemText(name, problem, { t, locale }),
    /** What the value was, or that another user has changed it. */
    note:
      // All fields of a new product are changed.
      (changed &&
        state.entity &&
        t('admin.editor.was', { value: formatValue(name, changed.before) })) ??
      (takenAt && t('admin.editor.taken', { time: short(takenAt) })),
    setValue: (next: ProductFormValues[Name]) =>
      change({ [name]: next } as Partial<ProductFormValues>),
    focusProps: {
      onFocus: () => setFocused(name),
      onBlur: () => check(name),
    },
  };
}

interface ProductTextFieldProps
  extends Pick<FieldProps, 'hint' | 'optional' | 'required' | 'action'>,
    Pick<TextFieldProps, 'inputMode' | 'prefix' | 'dir'> {
  name: TextName;
  /** Lines of a longer text. */
  rows?: number;
  className?: string;
}

/** A field of text, with its value before the change in the hint. */
export function ProductTextField({
  name,
  hint,
  optional,
  required,
  action,
  rows,
  className,
  dir,
  ...input
}: ProductTextFieldProps) {
  const field = useProductField(name);
  const shared = {
    value: field.value,
    className: classes(dir === 'ltr' && layout.leftToRight, field.isChanged && layout.changed),
    ...field.focusProps,
  };
  const max = (maxProductLengths as Partial<Record<ProductFormField, number>>)[name];
  return (
    <Field
      id={field.id}
      label={field.label}
      hint={joinHints(hint, field.note)}
      error={field.error}
      {...{ optional, required, action, className }}
    >
      {rows === undefined ? (
        <TextField
          {...input}
          dir={dir}
          {...shared}
          autoComplete="off"
          onChange={({ currentTarget }) => field.setValue(currentTarget.value)}
        />
      ) : (
        <TextArea
          {...shared}
          rows={rows}
          maxLength={max}
          onChange={({ currentTarget }) => field.setValue(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/**
 * Returns the props of an input for a number with at least some decimals: it shows the number format
 * of the language, and keeps what is typed until it is left.
 */
export function useAmountInput(
  value: ProductFormValues['price'],
  onValue: (value: ProductFormValues['price']) => void,
  decimals = 2,
) {
  const { locale } = useUi();
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? toAmountText(value, locale, decimals),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    dir: 'ltr' as const,
    write: (text: string) => {
      setTyped(text);
      const trimmed = text.trim();
      onValue(trimmed === '' ? '' : (readDecimal(trimmed, locale) ?? { typed: trimmed }));
    },
    leave: () => setTyped(undefined),
  };
}

interface ProductAmountFieldProps
  extends Pick<FieldProps, 'hint' | 'optional' | 'required' | 'className' | 'action'>,
    Pick<TextFieldProps, 'prefix' | 'suffix'> {
  name: AmountName;
  label?: string;
  /** The least number of decimals that are shown. Default 2. */
  decimals?: number;
  /** Called instead of only changing this field. */
  onValue?: (value: ProductFormValues['price']) => void;
  /** Leaves out the value before the change, which another text has. */
  hideNote?: boolean;
}

/** A field of an amount or a number, in the number format of the language. */
export function ProductAmountField({
  name,
  label,
  hint,
  hideNote,
  decimals,
  onValue,
  optional,
  required,
  action,
  className,
  ...input
}: ProductAmountFieldProps) {
  const field = useProductField(name);
  const { write, leave, ...amount } = useAmountInput(
    field.value,
    onValue ?? field.setValue,
    decimals,
  );
  return (
    <Field
      id={field.id}
      label={label ?? field.label}
      hint={joinHints(hint, hideNote ? undefined : field.note)}
      error={field.error}
      {...{ optional, required, action, className }}
    >
      <TextField
        {...input}
        {...amount}
        className={classes(layout.leftToRight, field.isChanged && layout.changed)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onFocus={field.focusProps.onFocus}
        onBlur={() => {
          leave();
          field.focusProps.onBlur();
        }}
      />
    </Field>
  );
}

interface ProductCheckboxProps {
  name: FieldsOf<boolean>;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A setting that is on or off. */
export function ProductCheckbox({ name, hint, disabled }: ProductCheckboxProps) {
  const field = useProductField(name);
  return (
    <Checkbox
      id={field.id}
      checked={field.value}
      disabled={disabled}
      hint={joinHints(hint, field.note)}
      className={classes(layout.checkbox, field.isChanged && layout.changedChoice)}
      onCheckedChange={(checked) => field.setValue(checked === true)}
      {...field.focusProps}
    >
      {field.label}
    </Checkbox>
  );
}

interface ProductChoiceProps<Value extends string> {
  name: 'productType';
  choices: readonly { value: Value; label: string }[];
}

/** A choice of one of few values. */
export function ProductChoice<Value extends ProductFormValues['productType']>({
  name,
  choices,
}: ProductChoiceProps<Value>) {
  const field = useProductField(name);
  return (
    <Field group id={field.id} label={field.label} hint={field.note} error={field.error}>
      <RadioGroup.Root
        value={field.value}
        className={classes(layout.choices, field.isChanged && layout.changedChoice)}
        onValueChange={(value) => field.setValue(value as Value)}
        {...field.focusProps}
      >
        {choices.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Field>
  );
}
