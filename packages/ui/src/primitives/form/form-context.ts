'use client';

import { createContext, useContext, useEffect } from 'react';
import type { ProblemMessages } from './control-problem.ts';

/** One error message by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** State of a field in a form: its focus target and its label. */
export interface FormField {
  controlId: string;
  labelId: string;
  problems: ProblemMessages | undefined;
}

interface FormContextValue {
  errors: FieldErrors;
  pending: boolean;
  /** Registers a field with the form. @returns a function that unregisters it. */
  register: (name: string, field: FormField) => () => void;
  /** Changes the message of a field that has an error. */
  replaceError: (name: string, message: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Registers a field with the form around it. @returns the form's error message for it. */
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

/** Changes the error that the form has for a field, if it has one, to a message that says more. */
export function useErrorMessage(name: string, message: string | undefined): void {
  const form = useContext(FormContext);
  const hasError = form?.errors[name] !== undefined;
  const replaceError = form?.replaceError;
  useEffect(() => {
    if (hasError && message) replaceError?.(name, message);
  }, [hasError, replaceError, name, message]);
}
