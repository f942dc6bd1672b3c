import * as Radix from 'radix-ui/switch';
import type { ReactNode } from 'react';
import { Choice, useChoiceField } from '../_internal/choice/Choice.tsx';
import type { FieldOptions } from '../field/use-field.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends FieldOptions, Omit<Radix.SwitchProps, 'asChild'> {
  /** What is on or off, beside the switch. */
  children: ReactNode;
  hint?: ReactNode;
}

/** Turns something on or off at once. `className` goes to the root, the rest to the switch. */
export function Switch(props: SwitchProps) {
  const { choice, control } = useChoiceField(props);
  return (
    <Choice {...choice}>
      <Radix.Root {...control} className={css.track}>
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </Choice>
  );
}
