import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the one child element itself instead of wrapping it in a `span`. */
  asChild?: boolean;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root {...rest} data-visually-hidden="" className={classes(css.root, className)} />;
}
