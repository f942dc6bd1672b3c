'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../../utils/classes.ts';
import { joinIds } from '../../../utils/ids.ts';
import { FieldError } from '../../field/FieldError.tsx';
import { type FieldOptions, useField } from '../../field/use-field.ts';
import * as css from './Choice.css.ts';

export interface ChoiceProps extends ComponentProps<'div'> {
  controlId: string;
  labelId?: string;
  hintId?: string;
  errorId?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  /** The box, disc or switch. */
  children: ReactNode;
}

/** A small control with its label next to it, a hint and an error below. */
export function Choice({
  controlId,
  labelId,
  hintId,
  errorId,
  label,
  hint,
  error,
  disabled,
  className,
  children,
  ...rest
}: ChoiceProps) {
  return (
    <div
      {...rest}
      data-field=""
      data-disabled={disabled ? '' : undefined}
      data-invalid={error ? '' : undefined}
      className={classes(css.root, className)}
    >
      <span className={css.control}>{children}</span>
      <label htmlFor={controlId} id={labelId} className={css.label}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span className={css.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </span>
      )}
    </div>
  );
}

interface ChoiceFieldOptions extends FieldOptions {
  id?: string;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
  'aria-describedby'?: string;
}

/** Splits the props of a checkbox or a switch into those of `Choice` and those of the control. */
export function useChoiceField<Props extends ChoiceFieldOptions>({
  id,
  name,
  error,
  problems,
  hint,
  disabled,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: Props) {
  const field = useField({ name, error, problems }, Boolean(hint), id);
  return {
    choice: { ...field, label: children, hint, disabled, className },
    control: {
      ...rest,
      id: field.controlId,
      name,
      disabled,
      'aria-invalid': field.error ? true : undefined,
      'aria-describedby': joinIds(describedBy, field.hintId, field.errorId),
    },
  };
}
