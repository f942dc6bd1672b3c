'use client';

import { useEffect, useRef } from 'react';
import { useFormReset } from '../../utils/hooks/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface FormValueProps {
  name: string | undefined;
  /** The submitted value. */
  value: string;
  required?: boolean;
  disabled?: boolean;
  /** The form was reset. */
  onReset: () => void;
}

/**
 * Holds the value of a control whose displayed text differs from the submitted value, such as
 * localized digits. The form tracks, validates and submits it like any input.
 */
export function FormValue({ name, value, required, disabled, onReset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  useFormReset(input, onReset);
  useEffect(() => {
    const node = input.current;
    if (!node || lastValue.current === value) return;
    lastValue.current = value;
    node.value = value;
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return (
    <VisuallyHidden asChild>
      <input
        ref={input}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        name={name}
        defaultValue={value}
        required={required}
        disabled={disabled}
      />
    </VisuallyHidden>
  );
}
