'use client';

import { useId } from 'react';
import type { ProblemMessages } from '../form/control-problem.ts';
import { useFormField } from '../form/form-context.ts';

/** Common props of all fields, with the label above or next to the control. */
export interface FieldOptions {
  /** Name of the answer in the form's data; errors find the field by it. */
  name?: string | undefined;
  /** The problem and how to fix it. Without it, the form around the field may provide an error. */
  error?: string | undefined;
  /** Custom messages by validation problem, instead of the general ones. */
  problems?: ProblemMessages | undefined;
}

/** Returns the ids of a field's elements, and the error message below it. */
export function useField({ name, error, problems }: FieldOptions, hinted: boolean, id?: string) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const fromForm = useFormField(name, { controlId, labelId, problems });
  const shown = error ?? fromForm;
  return {
    controlId,
    labelId,
    hintId: hinted ? `${controlId}-hint` : undefined,
    errorId: shown ? `${controlId}-error` : undefined,
    error: shown,
  };
}
