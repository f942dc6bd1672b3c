'use client';

import type { CellValue } from '@vitrine/atoms';
import { classes, Field, TextField, type TextFieldProps } from '@vitrine/ui';
import { useAmountInput } from '../utils/use-amount-input.ts';
import { type EditorFieldState, getFieldProps, type OwnFieldProps } from './EditorFields.tsx';
import * as layout from './EditorLayout.css.ts';

interface EditorAmountFieldProps extends OwnFieldProps, Pick<TextFieldProps, 'prefix' | 'suffix'> {
  field: EditorFieldState<CellValue>;
  /** The least number of decimals that are shown. Default 2. */
  decimals?: number | undefined;
  /** Called instead of only changing this field. */
  onValue?: ((value: CellValue) => void) | undefined;
  /** Leaves out the value before the change, which another text has. */
  hideNote?: boolean | undefined;
}

/** A field of an amount or a number, in the number format of the language. */
export function EditorAmountField({
  field,
  hideNote,
  decimals,
  onValue = field.setValue,
  prefix,
  suffix,
  ...own
}: EditorAmountFieldProps) {
  const { write, leave, ...amount } = useAmountInput(field.value, onValue, decimals);
  return (
    <Field {...getFieldProps({ ...field, note: hideNote ? undefined : field.note }, own)}>
      <TextField
        {...{ prefix, suffix }}
        {...amount}
        className={classes(layout.amount, field.isChanged && layout.changed)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onFocus={field.focusProps.onFocus}
        onBlur={() => {
          leave();
          field.focusProps.onBlur?.();
        }}
      />
    </Field>
  );
}
