'use client';

import { createContext, useContext } from 'react';
import type { DataAttributes } from '../../utils/data-attributes.ts';
import { joinIds } from '../../utils/ids.ts';

/** Values that a field passes to its control. */
export interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  name: string | undefined;
  invalid: boolean;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

/** The field around a control; `null` outside of one, and inside a group of several controls. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props of a control. The field around it provides missing ones. */
export interface ControlProps {
  /** ID of the control. A field around it sets its own. */
  id?: string;
  /** Name of the answer in a form. */
  name?: string;
  /** Whether a form needs an answer. */
  required?: boolean;
  /** Whether it can’t be used. */
  disabled?: boolean;
  /** IDs of elements that describe it, besides the hint and the error of the field around it. */
  'aria-describedby'?: string;
  /** Whether the value has an error. In a field with an error it has one. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/**
 * Returns the wiring of a control: attributes for the focusable element, the id of its label, and
 * the state attributes for its frame. Works with and without a field around it.
 */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  const invalid = field?.invalid || (own['aria-invalid'] ?? 'false').toString() !== 'false';
  const disabled = own.disabled ?? field?.disabled;
  return {
    control: {
      id: field?.controlId ?? own.id,
      name: own.name ?? field?.name,
      required: own.required ?? field?.required,
      disabled,
      'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
      'aria-invalid': invalid || undefined,
    },
    labelId: field?.labelId,
    state: {
      'data-invalid': invalid ? '' : undefined,
      'data-disabled': disabled ? '' : undefined,
    } satisfies DataAttributes,
  };
}
