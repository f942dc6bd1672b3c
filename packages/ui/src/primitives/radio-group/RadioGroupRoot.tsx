'use client';

import * as Radix from 'radix-ui/radio-group';
import { classes } from '../../utils/classes.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioGroupProps extends Omit<Radix.RadioGroupProps, 'asChild' | 'orientation'> {
  /** `list`: stacked radio buttons with labels. `cells`: framed cells that fill the line. */
  layout?: 'list' | 'cells';
}

/**
 * A choice of one among a few. Arrow keys move and select. Its name comes from the `Field` with
 * `group` around it.
 */
export function RadioGroupRoot({
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
      className={classes(css.root[layout], className)}
    />
  );
}
