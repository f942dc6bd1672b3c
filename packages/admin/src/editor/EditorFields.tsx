'use client';

import { readDecimal } from '@vitrine/atoms';
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
import type { ReactNode } from 'react';
import { toAmountText } from '../utils/use-amount-input.ts';
import * as layout from './EditorLayout.css.ts';
import { joinHints } from './join-hints.tsx';

/** The state of one field of an editor, whatever the editor changes. */
export interface EditorFieldState<Value> {
  /** Of the control. */
  id: string;
  label: string;
  value: Value;
  isChanged: boolean;
  error?: string | undefined;
  /** What the value was, or that another user has changed it. */
  note?: string | undefined;
  disabled?: boolean;
  setValue: (value: Value) => void;
  focusProps: { onFocus?: () => void; onBlur?: () => void };
}

/** What a caller may set of a `Field`. */
export type OwnFieldProps = Partial<
  Pick<
    FieldProps,
    'label' | 'hint' | 'optional' | 'required' | 'disabled' | 'action' | 'className' | 'group'
  >
>;

/** Returns the props of a `Field` for the state of a field. */
export const getFieldProps = (
  field: Omit<EditorFieldState<unknown>, 'value' | 'setValue'>,
  { label = field.label, hint, disabled, ...own }: OwnFieldProps,
) => ({
  ...own,
  id: field.id,
  label,
  hint: joinHints(hint, field.note),
  error: field.error,
  disabled: disabled || field.disabled,
});

interface EditorTextFieldProps
  extends OwnFieldProps,
    Pick<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'autoComplete' | 'dir' | 'maxLength'> {
  field: EditorFieldState<string>;
  /** Lines of a longer text, of which `maxLength` counts the characters. */
  rows?: number | undefined;
  /** Called instead of only changing this field. */
  onValue?: ((value: string) => void) | undefined;
}

/** A field of text, with its value before the change in the hint. */
export function EditorTextField({
  field,
  rows,
  maxLength,
  onValue = field.setValue,
  dir,
  type,
  inputMode,
  prefix,
  autoComplete,
  ...own
}: EditorTextFieldProps) {
  const { locale } = useUi();
  const isNumber = inputMode === 'numeric';
  const shared = {
    // Whole numbers have the digits of the language.
    value: isNumber ? toAmountText(field.value, locale, 0) : field.value,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onValue((isNumber && readDecimal(value, locale)) || value),
    ...field.focusProps,
  };
  return (
    <Field {...getFieldProps(field, own)}>
      {rows === undefined ? (
        <TextField
          {...{ type, inputMode, prefix, autoComplete, dir }}
          {...shared}
          className={classes(
            dir === 'ltr' && layout.leftToRight,
            field.isChanged && layout.changed,
          )}
        />
      ) : (
        <TextArea
          {...shared}
          rows={rows}
          maxLength={maxLength}
          className={classes(field.isChanged && layout.changedArea)}
        />
      )}
    </Field>
  );
}

interface EditorCheckboxProps {
  field: EditorFieldState<boolean>;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** A setting that is on or off. */
export function EditorCheckbox({ field, hint, disabled = field.disabled }: EditorCheckboxProps) {
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

interface EditorChoiceProps<Value extends string> extends Pick<OwnFieldProps, 'hint' | 'label'> {
  field: EditorFieldState<Value>;
  choices: readonly { value: Value; label: string; hint?: string | undefined }[];
  /** Below each other, for choices with a hint each. */
  isList?: boolean;
}

/** A choice of one of few values. */
export function EditorChoice<Value extends string>({
  field,
  choices,
  isList = false,
  ...own
}: EditorChoiceProps<Value>) {
  return (
    <Field group {...getFieldProps(field, own)}>
      <RadioGroup.Root
        value={field.value}
        className={classes(!isList && layout.choices, field.isChanged && layout.changedChoice)}
        onValueChange={(value) => field.setValue(value as Value)}
        {...field.focusProps}
      >
        {choices.map(({ value, label, hint }) => (
          <RadioGroup.Item key={value} value={value} hint={hint}>
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Field>
  );
}
