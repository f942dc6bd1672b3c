import * as Radix from 'radix-ui/switch';
import type { ReactNode } from 'react';
import { joinIds } from '../../utils/ids.ts';
import { Choice } from '../_internal/choice/Choice.tsx';
import { type FieldOptions, useField } from '../field/use-field.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends FieldOptions, Omit<Radix.SwitchProps, 'asChild'> {
  /** Name of the setting, next to the switch. */
  children: ReactNode;
  hint?: ReactNode;
}

/** Turns a setting on or off immediately. `className` goes to the root, the rest to the switch. */
export function Switch({
  id,
  name,
  error,
  problems,
  hint,
  disabled,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const field = useField({ name, error, problems }, Boolean(hint), id);
  return (
    <Choice {...field} label={children} hint={hint} disabled={disabled} className={className}>
      <Radix.Root
        {...rest}
        id={field.controlId}
        name={name}
        disabled={disabled}
        aria-describedby={joinIds(describedBy, field.hintId, field.errorId)}
        className={css.track}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </Choice>
  );
}
