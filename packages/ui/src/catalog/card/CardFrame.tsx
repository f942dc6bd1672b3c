import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './ProductCard.css.ts';

export interface CardFrameProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** `feature` is two columns wide in a `ProductGrid`. */
  size: 'default' | 'feature';
  /** The stage with all that lies on it. */
  picture: ReactNode;
  /** Name, what it is, price, colors, mark. */
  label: ReactNode;
  /** At the top end corner of the image, above the card's link. */
  corner?: ReactNode;
  /** Under the label, over the card's link. */
  footer?: ReactNode;
  /** Slides in at the bottom of the image. */
  action?: ReactNode;
}

/** Layout of a card, both loaded and loading. */
export function CardFrame({
  size,
  picture,
  label,
  corner,
  footer,
  action,
  className,
  ...rest
}: CardFrameProps) {
  return (
    <article {...rest} data-size={size} className={classes(css.root, className)}>
      <div className={css.mediaFrame}>{picture}</div>
      <div className={css.label}>
        {label}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
      {corner && <div className={css.corner}>{corner}</div>}
    </article>
  );
}
