'use client';

import { type EventFormField, type EventFormValues, maxEventLengths } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import {
  EditorCheckbox,
  EditorChoice,
  type EditorFieldState,
  EditorTextField,
} from '../../editor/EditorFields.tsx';
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
      (changed &&
        t('admin.editor.was', { value: formatValue(name, changed.before, changed.after) })) ??
      (takenAt && t('admin.editor.taken', { time: short(takenAt) })),
    setValue: (value: EventFormValues[Name]) =>
      change({ [name]: value } as Partial<EventFormValues>),
    focusProps: {
      onFocus: () => setFocused(name),
      onBlur: () => check(name),
    },
  };
}

interface EventTextFieldProps extends Omit<ComponentProps<typeof EditorTextField>, 'field'> {
  name: TextName;
}

/** A field of text. */
export function EventTextField({ name, ...rest }: EventTextFieldProps) {
  const field = useEventField(name);
  const maxLength = (maxEventLengths as Partial<Record<EventFormField, number>>)[name];
  return <EditorTextField field={field} maxLength={maxLength} {...rest} />;
}

interface EventCheckboxProps {
  name: FieldsOf<boolean>;
  hint?: ReactNode;
}

/** A setting that is on or off. */
export const EventCheckbox = ({ name, hint }: EventCheckboxProps) => (
  <EditorCheckbox field={useEventField(name)} hint={hint} />
);

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
  const choices = getFieldChoices(name, t)
    .filter(({ value }) => !without.includes(value))
    .map((choice) => ({ ...choice, hint: getHint?.(choice.value) }));
  return (
    <EditorChoice<string>
      field={field as EditorFieldState<string>}
      choices={choices}
      hint={hint}
      label={label}
      isList={getHint !== undefined}
    />
  );
}
