import { useId } from 'react';
import type { ProblemMessages } from '../form/control-problem.ts';
import { useFormField } from '../form/form-context.ts';

/** What every field takes, with its label above or beside the control. */
export interface FieldOptions {
  /** Name of the answer in the form's data; errors find the field by it. */
  name?: string;
  /** What is wrong, and what to do. Without it the form around the field may know. */
  error?: string;
  /** Sentences in place of the general ones, by what the browser finds wrong. */
  problems?: ProblemMessages;
}

/** The ids of a field's parts, and the sentence that is below it. */
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
