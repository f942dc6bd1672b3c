import * as Radix from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import * as css from './RadioGroup.css.ts';

/**
 * Availability of a cell's choice: available, few left, available for pre-order, currently sold
 * out, or nonexistent in this combination.
 */
export type Availability = 'available' | 'low' | 'pre-order' | 'sold-out' | 'nonexistent';

interface RadioCellBaseProps extends Omit<Radix.RadioGroupItemProps, 'asChild' | 'title'> {
  /** Name of the choice, in bold. */
  title: ReactNode;
  /** A detail that distinguishes it from the others, such as its weight. */
  detail?: ReactNode;
  /** The line above the availability, such as a price. */
  children?: ReactNode;
}

interface AvailableCellProps {
  /** Available by default. */
  availability?: 'available';
  /** The last line. Optional, since an available choice needs no explanation. */
  availabilityText?: string;
}

interface RestrictedCellProps {
  /** Unavailable cells are dashed and muted. They stay selectable, so that the page can help. */
  availability: Availability;
  /**
   * The last line, which says the availability: “Sold out”, “2 left”. Required, since the style alone
   * says nothing to screen readers. An empty text is left out.
   */
  availabilityText: string;
}

export type RadioCellProps = RadioCellBaseProps & (AvailableCellProps | RestrictedCellProps);

/**
 * A framed cell, at least 64 px high; the chosen one has a 2 px frame of ink.
 *
 * @example
 * <RadioGroup.Cell value="20" title="20 cm" availability="sold-out" availabilityText="Sold out" />
 */
export function RadioCell({
  title,
  detail,
  availability = 'available',
  availabilityText,
  className,
  children,
  ...rest
}: RadioCellProps) {
  return (
    <Radix.Item {...rest} data-availability={availability} className={classes(css.cell, className)}>
      <span className={css.title}>{title}</span>
      {detail && <span className={css.detail}>{detail}</span>}
      {(children || availabilityText) && (
        <span className={css.footer}>
          {children && <span className={css.line}>{children}</span>}
          {availabilityText && (
            <span className={css.line}>
              {availability === 'low' || availability === 'sold-out' ? (
                <StatusDot state={availability}>{availabilityText}</StatusDot>
              ) : (
                availabilityText
              )}
            </span>
          )}
        </span>
      )}
    </Radix.Item>
  );
}
