'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import { useFieldControl } from '../field/field-context.ts';
import { box } from '../field/input-box.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './NativeSelect.css.ts';

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[];
  /** The first option, which represents no choice; left out where a value is always selected. */
  placeholder?: string;
}

/**
 * One of many, in a native `<select>`: phones open their own list, and browsers fill it in.
 * Attributes go to the `<select>`, `className` to its frame.
 */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  const { control, state } = useFieldControl(rest);
  return (
    <div className={classes(css.root, className)}>
      <select
        {...rest}
        {...control}
        {...state}
        data-placeholder={rest.value === '' ? '' : undefined}
        className={classes(box, css.select)}
      >
        {placeholder !== undefined && (
          <option value="" className={css.option}>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value} className={css.option}>
            {label}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size="small" className={css.sign} />
    </div>
  );
}
