import type { TextRole } from '@vitrine/theme';
import { classes } from '../../utils/classes.ts';
import { type ElementProps, getElement } from '../../utils/element.ts';
import * as css from './Text.css.ts';

export interface TextProps extends ElementProps {
  /** What the text is; size, weight and face follow. Default `body`. */
  variant?: TextRole;
  /** What the text says beyond its words. By default it has the color of what is around it. */
  tone?: keyof typeof css.tone;
}

/** Words in one of the theme's roles. A `span` unless `as` says otherwise: `as="p"` in prose. */
export function Text({
  as = 'span',
  asChild,
  variant = 'body',
  tone,
  className,
  ...rest
}: TextProps) {
  const { Element, role } = getElement(as, asChild);
  const look = classes(css.variant[variant], tone && css.tone[tone], className);
  return <Element role={role} {...rest} className={look} />;
}
