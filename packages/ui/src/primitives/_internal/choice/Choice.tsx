import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../../utils/classes.ts';
import { FieldError } from '../../field/FieldError.tsx';
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
