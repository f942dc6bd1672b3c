import { classes } from '../../utils/classes.ts';
import { type ElementProps, getElement } from '../../utils/element.ts';
import { type Sprinkles, sprinkles } from './sprinkles.css.ts';

/** A value for every screen, or one per screen: `{ small: '12', medium: '24' }`. */
type Space = Pick<Sprinkles, 'padding' | 'paddingBlock' | 'paddingInline'>;

export interface BoxProps extends ElementProps, Space {
  /** `none` removes it, also for screen readers: `{ small: 'none', medium: 'block' }`. */
  display?: Sprinkles['display'];
}

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
