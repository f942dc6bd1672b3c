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
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
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
