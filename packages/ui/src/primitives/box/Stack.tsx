import { classes } from '../../utils/classes.ts';
import type { ElementProps } from '../../utils/element.ts';
import * as css from './Box.css.ts';
import { Box } from './Box.tsx';
import { type LayoutProps, sprinkles } from './sprinkles.css.ts';

export interface StackProps extends ElementProps, Pick<LayoutProps, 'gap' | 'align' | 'justify'> {}

/** Things one below the other, with one distance between them. */
export function Stack({ gap = '16', align, justify, className, ...rest }: StackProps) {
  return (
    <Box {...rest} className={classes(css.stack, sprinkles({ gap, align, justify }), className)} />
  );
}
