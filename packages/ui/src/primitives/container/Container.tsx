import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Container.css.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Applies width and gutter to the single child element, such as `main`. */
  asChild?: boolean;
}

/** The page's column: at most 1440 px, with the page's gutter on both sides. */
export function Container({ asChild, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={classes(css.root, className)} />;
}
