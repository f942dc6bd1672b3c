'use client';

import * as Radix from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Completed part of `max`; `null` if unknown. */
  value: number | null;
  /** All of it. Default 1. */
  max?: number;
  /** Accessible name of the task in progress. */
  label: string;
  /** `warning` when a time limit is almost reached. */
  tone?: keyof typeof css.tone;
}

/** A 2 px bar on a hairline: the progress of a task, or the remaining time. */
export function Progress({
  value,
  max = 1,
  label,
  tone = 'neutral',
  className,
  ...rest
}: ProgressProps) {
  const { locale } = useUi();
  const known = value === null ? null : Math.min(Math.max(value, 0), max);
  const percent = getNumberFormat(locale, { style: 'percent' });
  return (
    <Radix.Root
      {...rest}
      aria-label={label}
      value={known}
      max={max}
      getValueLabel={(done, all) => percent.format(done / all)}
      className={classes(css.tone[tone], className)}
    >
      <Radix.Indicator
        className={classes(css.bar, css.still)}
        style={known === null ? undefined : { inlineSize: `${(known / max) * 100}%` }}
      />
    </Radix.Root>
  );
}
