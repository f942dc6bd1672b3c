import { classes } from '../../utils/classes.ts';
import { type ElementProps, getElement } from '../../utils/element.ts';
import { type LayoutProps, sprinkles } from './sprinkles.css.ts';

export interface BoxProps
  extends ElementProps,
    Pick<LayoutProps, 'display' | 'padding' | 'paddingBlock' | 'paddingInline'> {}

/**
 * Space around content. Its appearance belongs to the component inside. Sizes and numbers of columns
 * are strings: `padding="24"`.
 */
export function Box({
  as = 'div',
  asChild,
  display,
  padding,
  paddingBlock,
  paddingInline,
  className,
  ...rest
}: BoxProps) {
  const { Element, role } = getElement(as, asChild);
  const structure = sprinkles({ display, padding, paddingBlock, paddingInline });
  return <Element role={role} {...rest} className={classes(structure, className)} />;
}
