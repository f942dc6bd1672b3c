'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import * as css from './Form.css.ts';
import { FormContext } from './form-context.ts';
import { type FormHandlers, useForm } from './use-form.ts';
import { sortByPageOrder } from './validate-form.ts';

export interface FormProps extends FormHandlers, Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** URL of the form without JavaScript. */
  action?: string;
  /** Level of the summary's heading, one below that of the form's own title. */
  level?: 2 | 3 | 4;
}

/**
 * Validates on submit, lists errors in a summary that receives the focus, and clears each error as
 * it is corrected. All typed values stay. Answers are the browser's `FormData`, by field name.
 */
export function Form({
  onSubmit,
  validate,
  level,
  className,
  children,
  onInput,
  onChange,
  onReset,
  ...rest
}: FormProps) {
  const form = useForm({ onSubmit, validate });
  const summary = useRef<HTMLDivElement>(null);
  const { rejections } = form;
  useEffect(() => {
    if (rejections > 0) summary.current?.focus();
  }, [rejections]);
  const { errors, pending } = form.context;
  const names = sortByPageOrder(Object.keys(errors), form.fields.current);
  return (
    <form
      {...rest}
      noValidate
      data-pending={pending ? '' : undefined}
      className={classes(css.root, className)}
      onSubmit={form.submit}
      onInput={(event) => {
        onInput?.(event);
        form.correct(event);
      }}
      // Checkboxes and lists only fire this event on a choice.
      onChange={(event) => {
        onChange?.(event);
        form.correct(event);
      }}
      onReset={(event) => {
        onReset?.(event);
        form.reset();
      }}
    >
      {names.length > 0 && (
        <ErrorSummary
          ref={summary}
          level={level}
          errors={names.map((name) => ({
            message: errors[name] ?? '',
            controlId: form.fields.current.get(name)?.controlId,
          }))}
        />
      )}
      <FormContext value={form.context}>{children}</FormContext>
    </form>
  );
}
