import { RadioGroup as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classes } from '../../lib/classes.ts';
import { ids } from '../../lib/ids.ts';
import { Choice } from '../choice/Choice.tsx';
import { useFieldControl } from '../field/field-context.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioGroupProps extends Omit<Radix.RadioGroupProps, 'asChild' | 'orientation'> {
  /** `list`: discs with words below each other. `cells`: framed cells that fill the line. */
  layout?: 'list' | 'cells';
}

/** One of a few. Arrow keys move and choose. Its name comes from the `Field` with `group` around it. */
function Root({
  layout = 'list',
  name,
  required,
  disabled,
  className,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const { control, labelId, state } = useFieldControl({
    ...rest,
    name,
    required,
    disabled,
    'aria-describedby': describedBy,
  });
  return (
    <Radix.Root
      {...rest}
      {...control}
      {...state}
      aria-labelledby={labelledBy ?? labelId}
      className={classes(css.root({ layout }), className)}
    />
  );
}

export interface RadioProps extends Omit<Radix.RadioGroupItemProps, 'asChild'> {
  children: ReactNode;
  hint?: ReactNode;
}

/** A disc with its words. `className` goes to the root, the rest to the disc. */
function Item({ id, hint, disabled, className, children, ...rest }: RadioProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <Choice
      controlId={controlId}
      hintId={hintId}
      label={children}
      hint={hint}
      disabled={disabled}
      className={className}
    >
      <Radix.Item
        {...rest}
        id={controlId}
        disabled={disabled}
        aria-describedby={ids(rest['aria-describedby'], hintId)}
        className={css.disc}
      >
        <Radix.Indicator className={css.dot} />
      </Radix.Item>
    </Choice>
  );
}

/**
 * Whether what a cell offers can be had: there, few left, ordered before it is there, sold out for
 * now, or never made in this combination.
 */
export type Availability = 'available' | 'low' | 'pre-order' | 'sold-out' | 'not-made';

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
function Cell({
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
      {children && <span className={css.foot}>{children}</span>}
    </Radix.Item>
  );
}

export const RadioGroup = { Root, Item, Cell };
