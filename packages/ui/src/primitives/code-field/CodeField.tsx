'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { OTPInput } from 'input-otp';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'children' | 'defaultValue' | 'maxLength' | 'onChange' | 'size' | 'type' | 'value'
  > {
  /** Number of digits of the code. */
  length?: number;
  /** The typed digits. */
  value: string;
  /** Called with the typed digits. */
  onValueChange: (value: string) => void;
  /** Called once per code when all digits are entered. */
  onComplete?: (value: string) => void;
  /** For pages whose policy wants one on every style. */
  nonce?: string;
}

/** Users paste “123 456”, “123-456”, or a full sentence around the digits. */
const keepDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/**
 * A code from a message: one input that looks like one slot per digit, so that pasting, autofill
 * and screen readers work as in any field. `className` and `style` go to the root, the rest to the
 * input.
 */
export function CodeField({
  length = 6,
  value,
  onValueChange,
  onComplete,
  className,
  style,
  ...rest
}: CodeFieldProps) {
  const { control, state } = useFieldControl(rest);
  return (
    <div
      className={classes(css.root, className)}
      style={{ ...style, ...assignInlineVars({ [css.length]: String(length) }) }}
    >
      <OTPInput
        autoComplete="one-time-code"
        inputMode="numeric"
        {...rest}
        {...control}
        maxLength={length}
        value={value}
        onChange={onValueChange}
        onComplete={onComplete}
        pattern="^\d+$"
        pasteTransformer={keepDigits}
        pushPasswordManagerStrategy="none"
        render={({ slots }) => (
          <div className={css.slots} aria-hidden="true">
            {slots.map(({ char, isActive, hasFakeCaret }, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
                key={index}
                {...state}
                data-active={isActive ? '' : undefined}
                className={css.slot}
              >
                {hasFakeCaret ? <span className={css.caret} /> : char}
              </span>
            ))}
          </div>
        )}
      />
    </div>
  );
}
