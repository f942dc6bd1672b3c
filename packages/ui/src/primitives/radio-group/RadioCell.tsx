import * as Radix from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './RadioGroup.css.ts';

/**
 * Whether what a cell offers can be had: there, few left, ordered before it is there, sold out for
 * now, or never made in this combination.
 */
export type Availability = 'available' | 'low' | 'pre-order' | 'sold-out' | 'nonexistent';

export interface RadioCellProps extends Omit<Radix.RadioGroupItemProps, 'asChild' | 'title'> {
  /** What is chosen, in strong type. */
  title: ReactNode;
  /** What tells it from the others, such as its weight. */
  detail?: ReactNode;
  /** Dashed and muted where it is gone; it can still be chosen, so that the page can help. */
  availability?: Availability;
  /** The last line: a price, or a mark with words. */
  children?: ReactNode;
}

/** A framed cell, at least 64 px high; the chosen one has a 2 px frame of ink. */
export function RadioCell({
  title,
  detail,
  availability = 'available',
  className,
  children,
  ...rest
}: RadioCellProps) {
  return (
    <Radix.Item {...rest} data-availability={availability} className={classes(css.cell, className)}>
      <span className={css.title}>{title}</span>
      {detail && <span className={css.detail}>{detail}</span>}
      {children && <span className={css.footer}>{children}</span>}
    </Radix.Item>
  );
}
