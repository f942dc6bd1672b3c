import { Check, Minus } from 'lucide-react';
import * as Radix from 'radix-ui/checkbox';
import type { ReactNode } from 'react';
import { joinIds } from '../../utils/ids.ts';
import { Choice } from '../_internal/choice/Choice.tsx';
import { type FieldOptions, useField } from '../field/use-field.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends FieldOptions, Omit<Radix.CheckboxProps, 'asChild'> {
  /** The label next to the checkbox. */
  children: ReactNode;
  hint?: ReactNode;
}

/**
 * A checkbox with its label. `checked` may be `indeterminate`: partially selected. `className` goes
 * to the root, all other attributes to the checkbox.
 */
export function Checkbox({
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
}: CheckboxProps) {
  const field = useField({ name, error, problems }, Boolean(hint), id);
  return (
    <Choice {...field} label={children} hint={hint} disabled={disabled} className={className}>
      <Radix.Root
        {...rest}
        id={field.controlId}
        name={name}
        disabled={disabled}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={joinIds(describedBy, field.hintId, field.errorId)}
        className={css.box}
      >
        <Radix.Indicator className={css.indicator}>
          <Icon as={Check} size="small" className={css.tick} />
          <Icon as={Minus} size="small" className={css.dash} />
        </Radix.Indicator>
      </Radix.Root>
    </Choice>
  );
}
