'use client';

import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { FormContext } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'asChild'>;

/** The submit button of a form. Pending while the answers are being sent. */
export function SubmitButton({
  emphasis = 'primary',
  size = 'large',
  state,
  ...rest
}: SubmitButtonProps) {
  const pending = useContext(FormContext)?.pending;
  return (
    <Button
      {...rest}
      type="submit"
      emphasis={emphasis}
      size={size}
      state={state ?? (pending ? 'loading' : 'idle')}
    />
  );
}
