import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './StatusDot.css.ts';

/** What the gallery's dot says. */
export type Status = keyof typeof css.dot;

export interface StatusDotProps extends ComponentProps<'span'> {
  /** `available`: a ring. `few` left, or `held` for someone: a half dot. `sold`: a dot. */
  state: Status;
  /** The size of the words. Default `caption`. */
  variant?: keyof typeof css.variant;
  /** The words after the dot; it never stands alone. */
  children: ReactNode;
}

/** The gallery's dot and its words: “Sold out”, “2 left”, “In stock”. */
export function StatusDot({
  state,
  variant = 'caption',
  className,
  children,
  ...rest
}: StatusDotProps) {
  return (
    <span {...rest} data-state={state} className={classes(css.variant[variant], className)}>
      <span aria-hidden="true" className={css.dot[state]} />
      <span>{children}</span>
    </span>
  );
}
