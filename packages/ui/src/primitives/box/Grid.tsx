import { classes } from '../../utils/classes.ts';
import type { ElementProps } from '../../utils/element.ts';
import * as css from './Box.css.ts';
import { Box } from './Box.tsx';
import { type LayoutProps, sprinkles } from './sprinkles.css.ts';

export interface GridProps
  extends ElementProps,
    Pick<LayoutProps, 'columns' | 'gap' | 'rowGap' | 'columnGap' | 'align'> {}

/** Equal columns: `columns={{ small: '2', medium: '3' }}`. The numbers are strings. */
export function Grid({
  columns = '1',
  gap = '24',
  rowGap,
  columnGap,
  align,
  className,
  ...rest
}: GridProps) {
  const structure = sprinkles({ columns, gap, rowGap, columnGap, align });
  return <Box {...rest} className={classes(css.grid, structure, className)} />;
}
