'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../utils/classes.ts';
import { joinIds } from '../../utils/ids.ts';
import { useFieldControl } from '../field/field-context.ts';
import { box, input } from '../field/input-box.css.ts';
import * as css from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /**
   * Content before the input: a unit, an icon, a fixed prefix of every value. Screen readers read
   * its text with the input.
   */
  prefix?: ReactNode;
  /** Content after the input; may contain a button. */
  suffix?: ReactNode;
}

// URLs are written from left to right in every language.
const leftToRight = new Set(['email', 'url']);

/**
 * A single-line text field, 48 px high. `className` goes to the box, all other attributes to the
 * input.
 */
export function TextField({
  prefix,
  suffix,
  type = 'text',
  dir,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const { control, state } = useFieldControl(rest);
  const base = useId();
  const prefixId = typeof prefix === 'string' ? `${base}-prefix` : undefined;
  const suffixId = typeof suffix === 'string' ? `${base}-suffix` : undefined;
  return (
    <div {...state} className={classes(box, css.root, className)} style={style}>
      {prefix && (
        <span id={prefixId} className={css.prefix}>
          {prefix}
        </span>
      )}
      <input
        {...rest}
        {...control}
        type={type}
        dir={dir ?? (leftToRight.has(type) ? 'ltr' : undefined)}
        aria-describedby={joinIds(control['aria-describedby'], prefixId, suffixId)}
        className={input}
      />
      {suffix && (
        <span id={suffixId} className={css.suffix}>
          {suffix}
        </span>
      )}
    </div>
  );
}
