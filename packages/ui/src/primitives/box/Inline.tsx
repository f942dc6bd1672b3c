import { classes } from '../../utils/classes.ts';
import type { ElementProps } from '../../utils/element.ts';
import * as css from './Box.css.ts';
import { Box } from './Box.tsx';
import { type LayoutProps, sprinkles } from './sprinkles.css.ts';

export interface InlineProps
  extends ElementProps,
    Pick<LayoutProps, 'gap' | 'rowGap' | 'columnGap' | 'align' | 'justify'> {
  /** `false` prevents wrapping. */
  wrap?: boolean;
}

/** Elements side by side in reading order, wrapped if there is not enough space. */
export function Inline({
  gap = '8',
  rowGap,
  columnGap,
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const structure = sprinkles({ gap, rowGap, columnGap, align, justify });
  return (
    <Box {...rest} className={classes(css.inline, !wrap && css.unwrapped, structure, className)} />
  );
}
