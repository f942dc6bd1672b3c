import { createContext, useContext, useEffect } from 'react';
import type { ProblemMessages } from './control-problem.ts';

/** One sentence by the name of each field that needs another look. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form knows of a field: where to put the focus, and how to speak of it. */
export interface FormField {
  controlId: string;
  labelId: string;
  problems: ProblemMessages | undefined;
}

interface FormValue {
  errors: FieldErrors;
  pending: boolean;
  /** Tells the form of a field. @returns what takes it back. */
  register: (name: string, field: FormField) => () => void;
}

export const FormContext = createContext<FormValue | null>(null);

/** Makes a field known to the form around it. @returns the form's sentence about it. */
export function useFormField(name: string | undefined, field: FormField): string | undefined {
  const form = useContext(FormContext);
  const register = form?.register;
  const { controlId, labelId, problems } = field;
  useEffect(
    () => (name ? register?.(name, { controlId, labelId, problems }) : undefined),
    [name, register, controlId, labelId, problems],
  );
  return name ? form?.errors[name] : undefined;
}
