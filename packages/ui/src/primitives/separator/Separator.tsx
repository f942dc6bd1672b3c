import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Separator.css.ts';

export interface SeparatorProps extends ComponentProps<'hr'> {
  /** `ink` opens a section, `hairline` divides what belongs together. */
  rule?: 'hairline' | 'ink';
  /** `vertical` between things in one line. */
  orientation?: 'horizontal' | 'vertical';
  /**
   * `false` if the separated content is also semantically separate: then screen readers announce
   * the separator.
   */
  decorative?: boolean;
}

/** A rule. */
export function Separator({
  rule = 'hairline',
  orientation = 'horizontal',
  decorative = true,
  className,
  ...rest
}: SeparatorProps) {
  return (
    <hr
      aria-hidden={decorative || undefined}
      aria-orientation={orientation}
      {...rest}
      className={classes(css.root({ rule, orientation }), className)}
    />
  );
}
