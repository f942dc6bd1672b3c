import * as Radix from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './RadioGroup.css.ts';

/**
 * Availability of a cell's choice: available, few left, available for pre-order, currently sold
 * out, or nonexistent in this combination.
 */
export type Availability = 'available' | 'low' | 'pre-order' | 'sold-out' | 'nonexistent';

export interface RadioCellProps extends Omit<Radix.RadioGroupItemProps, 'asChild' | 'title'> {
  /** Name of the choice, in bold. */
  title: ReactNode;
  /** A detail that distinguishes it from the others, such as its weight. */
  detail?: ReactNode;
  /** Unavailable cells are dashed and muted. They stay selectable, so that the page can help. */
  availability?: Availability;
  /** The last line: a price, or a status dot with text. */
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
