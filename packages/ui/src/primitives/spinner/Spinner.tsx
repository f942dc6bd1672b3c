import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Accessible name of the task in progress. Without it, the spinner is decorative next to text.
   */
  label?: string;
  /** `large` if it is the only content of a region. */
  size?: 'regular' | 'large';
}

/** A 16 px spinner in place of a number or an icon while waiting for a response. */
export function Spinner({ label, size = 'regular', className, ...rest }: SpinnerProps) {
  const speech = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...speech}
      {...rest}
      className={classes(css.root, size === 'large' && css.large, className)}
    />
  );
}
