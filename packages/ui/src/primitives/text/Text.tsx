import type { TextRole } from '@vitrine/theme';
import { classes } from '../../utils/classes.ts';
import { type ElementProps, getElement } from '../../utils/element.ts';
import * as css from './Text.css.ts';

export interface TextProps extends ElementProps {
  /** Role of the text, which defines size, weight and typeface. Default `body`. */
  variant?: TextRole;
  /** Meaning of the text, shown by its color. By default it inherits the color. */
  tone?: keyof typeof css.tone;
}

/** Text in one of the theme's roles. A `span` unless `as` is set: `as="p"` in prose. */
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
