'use client';

import { type EventFormField, type EventFormValues, maxEventLengths } from '@vitrine/atoms';
import {
  Checkbox,
  classes,
  Field,
  type FieldProps,
  RadioGroup,
  TextArea,
  TextField,
  type TextFieldProps,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useEventEditorContext } from './event-editor-context.ts';
import { getFieldChoices, getProblemText } from './event-editor-labels.ts';
import '../../messages/en/editor.ts';

type FieldsOf<Value> = {
  [Key in EventFormField]: EventFormValues[Key] extends Value ? Key : never;
}[EventFormField];

/** A field whose value is a text. */
export type TextName = FieldsOf<string>;

/** Returns the state of one field. */
export function useEventField<Name extends EventFormField>(name: Name) {
  const t = useAdminTranslate();
  const { short } = useMomentFormats();
  const { state, change, check, setFocused, getControlId, getLabel, formatValue, isReadOnly } =
    useEventEditorContext();
  const changed = state.changes.find(({ key }) => key === name);
  const problem = state.problems.fields[name];
  const takenAt = state.takenAt[name];
  return {
    id: getControlId(name),
    label: getLabel(name),
    value: state.values[name],
    disabled: isReadOnly,
    isChanged: changed !== undefined,
    problem,
    error: problem && getProblemText(name, problem, t),
    /** What the value was, or that another user has changed it. */
    note:
      (changed && t('admin.editor.was', { value: formatValue(name, changed.before) })) ??
      (takenAt && t('admin.editor.taken', { time: short(takenAt) })),
    setValue: (value: EventFormValues[Name]) =>
      change({ [name]: value } as Partial<EventFormValues>),
    focusProps: {
      onFocus: () => setFocused(name),
      onBlur: () => check(name),
    },
  };
}

interface EventTextFieldProps
  extends Pick<FieldProps, 'hint' | 'optional' | 'required' | 'action'>,
    Pick<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'autoComplete' | 'dir' | 'disabled'> {
  name: TextName;
  /** Replaces the name of the field. */
  label?: string;
  /** Lines of a longer text. */
  rows?: number;
  className?: string;
  /** Called instead of only changing this field. */
  onValue?: (value: string) => void;
}

/** A field of text, with its value before the change in the hint. */
export function EventTextField({
  name,
  label,
  hint,
  optional,
  required,
  action,
  rows,
  className,
  onValue,
  disabled,
  dir,
  ...input
}: EventTextFieldProps) {
  const field = useEventField(name);
  const shared = {
    value: field.value,
    className: classes(dir === 'ltr' && layout.leftToRight, field.isChanged && layout.changed),
    ...field.focusProps,
  };
  const max = (maxEventLengths as Partial<Record<EventFormField, number>>)[name];
  const write = onValue ?? field.setValue;
  return (
    <Field
      id={field.id}
      label={label ?? field.label}
      hint={joinHints(hint, field.note)}
      error={field.error}
      {...{ optional, required, action, className }}
      disabled={disabled || field.disabled}
    >
      {rows === undefined ? (
        <TextField
          {...input}
          dir={dir}
          {...shared}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      ) : (
        <TextArea
          {...shared}
          rows={rows}
          maxLength={max}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface EventCheckboxProps {
  name: FieldsOf<boolean>;
  hint?: ReactNode;
}

/** A setting that is on or off. */
export function EventCheckbox({ name, hint }: EventCheckboxProps) {
  const field = useEventField(name);
  return (
    <Checkbox
      id={field.id}
      checked={field.value}
      disabled={field.disabled}
      hint={joinHints(hint, field.note)}
      className={classes(layout.checkbox, field.isChanged && layout.changedChoice)}
      onCheckedChange={(checked) => field.setValue(checked === true)}
      {...field.focusProps}
    >
      {field.label}
    </Checkbox>
  );
}

interface EventChoiceProps {
  name: TextName;
  hint?: ReactNode;
  /** Hides the name of the field, which a heading has already. */
  label?: ReactNode;
  /** Below each other, with a hint each. */
  getHint?: (value: string) => string;
  /** Values that are not offered. */
  without?: readonly string[];
}

/** A choice of one of few values. */
export function EventChoice({ name, hint, label, getHint, without = [] }: EventChoiceProps) {
  const t = useAdminTranslate();
  const field = useEventField(name);
  return (
    <Field
      group
      id={field.id}
      label={label ?? field.label}
      hint={joinHints(hint, field.note)}
      error={field.error}
      disabled={field.disabled}
    >
      <RadioGroup.Root
        value={field.value}
        className={classes(!getHint && layout.choices, field.isChanged && layout.changedChoice)}
        onValueChange={(value) => field.setValue(value as EventFormValues[TextName])}
        {...field.focusProps}
      >
        {getFieldChoices(name, t)
          .filter(({ value }) => !without.includes(value))
          .map(({ value, label: text }) => (
            <RadioGroup.Item key={value} value={value} hint={getHint?.(value)}>
              {text}
            </RadioGroup.Item>
          ))}
      </RadioGroup.Root>
    </Field>
  );
}
