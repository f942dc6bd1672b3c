import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is under way, for speech. Without it the ring is a decoration beside words. */
  label?: string;
  /** `large` when it stands alone in a region. */
  size?: 'regular' | 'large';
}

/** A 16 px ring in place of a figure or an icon while an answer is awaited. */
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
