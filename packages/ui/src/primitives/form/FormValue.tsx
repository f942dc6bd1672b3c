import { useEffect, useRef } from 'react';
import { useFormReset } from '../../utils/hooks/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface FormValueProps {
  name: string | undefined;
  /** What the form sends. */
  value: string;
  required?: boolean;
  disabled?: boolean;
  /** The form was reset. */
  onReset: () => void;
}

/**
 * Carries the value of a control that shows other words than it sends, such as digits of the
 * locale. The form sees it change, checks and sends it as any input.
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
