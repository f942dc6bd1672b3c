'use client';

import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import type { FieldErrors, FormField } from './form-context.ts';
import { validateForm } from './validate-form.ts';
import '../../messages/en/common.ts';

/** Name of an error of the form as a whole: no field has it. */
const FORM_ERROR = '';

/** Result of a submission: rejections by field name, or nothing on success. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return is one of them.
export type SubmitHandlerResult = FieldErrors | undefined | void;

export interface FormHandlers {
  /**
   * Called with the answers once they are valid. Rejections that it returns, for example from a
   * server, are shown at their fields until these change; those under any other name are shown in
   * the summary. An exception goes to `reportError`, and the summary shows a general message.
   */
  onSubmit: (
    values: FormData,
    event: FormEvent<HTMLFormElement>,
  ) => SubmitHandlerResult | Promise<SubmitHandlerResult>;
  /** Validation beyond that of the browser: one message by the name of each invalid field. */
  validate?: (values: FormData) => FieldErrors;
}

/** Errors of a form: found on submit, cleared one by one as they are corrected. */
export function useForm({ onSubmit, validate }: FormHandlers) {
  const ui = useUi();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const [rejections, setRejections] = useState(0);
  const busy = useRef(false);
  const fields = useRef(new Map<string, FormField>());
  // The submitted value of each rejected field. The rejection applies until the value changes.
  const rejected = useRef(new Map<string, string>());

  const register = useCallback((name: string, field: FormField) => {
    fields.current.set(name, field);
    return () => {
      if (fields.current.get(name) === field) fields.current.delete(name);
    };
  }, []);
  const replaceError = useCallback((name: string, message: string) => {
    setErrors((shown) => (name in shown ? { ...shown, [name]: message } : shown));
  }, []);
  const context = useMemo(
    () => ({ errors, pending, register, replaceError }),
    [errors, pending, register, replaceError],
  );

  const check = (form: HTMLFormElement, values: FormData): FieldErrors => ({
    ...validateForm(form, fields.current, ui),
    ...validate?.(values),
  });

  const show = (found: FieldErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRejections((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const values = getFormValues(event);
    const found = check(event.currentTarget, values);
    rejected.current.clear();
    show(found);
    if (Object.keys(found).length > 0) return;
    busy.current = true;
    setPending(true);
    try {
      const answer = (await onSubmit(values, event)) ?? {};
      for (const name of Object.keys(answer)) rejected.current.set(name, getResult(values, name));
      show(answer);
    } catch (error) {
      // The user can only try again; the host's monitoring needs the cause.
      reportError(error);
      rejected.current.set(FORM_ERROR, getResult(values, FORM_ERROR));
      show({ [FORM_ERROR]: ui.t('common.sendFailed') });
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const correct = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return;
    const values = new FormData(event.currentTarget);
    const found = check(event.currentTarget, values);
    const remaining = Object.entries(errors).flatMap(([name, sentence]) => {
      const still = rejected.current.get(name) === getResult(values, name) ? sentence : found[name];
      return still ? [[name, still]] : [];
    });
    setErrors(Object.fromEntries(remaining));
  };

  const reset = () => {
    rejected.current.clear();
    setErrors({});
  };

  return { context, fields, rejections, submit, correct, reset };
}

/** The answers, with the button that sent them, if it has a name. */
function getFormValues(event: FormEvent<HTMLFormElement>): FormData {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return new FormData(event.currentTarget, submitter);
}

function getResult(values: FormData, name: string): string {
  return JSON.stringify(
    values.getAll(name).map((value) => (typeof value === 'string' ? value : value.name)),
  );
}
