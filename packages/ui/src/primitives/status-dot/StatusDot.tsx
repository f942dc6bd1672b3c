import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './StatusDot.css.ts';

/** The availability that a dot shows. */
export type Status = keyof typeof css.dot;

export interface StatusDotProps extends ComponentProps<'span'> {
  /**
   * `available` is a ring, `low` half a dot, `reserved` a dot in a ring, `sold-out` a full dot,
   * `canceled` a struck ring.
   */
  state: Status;
  /** The size of the text. Default `caption`. */
  variant?: keyof typeof css.variant;
  /** The text after the dot. A dot is never alone. */
  children: ReactNode;
}

/** A dot that shows availability, and its text: “Sold out”, “2 left”, “In stock”. */
export function StatusDot({
  state,
  variant = 'caption',
  className,
  children,
  ...rest
}: StatusDotProps) {
  return (
    <span {...rest} data-status={state} className={classes(css.variant[variant], className)}>
      <span aria-hidden="true" className={css.dot[state]} />
      <span>{children}</span>
    </span>
  );
}
