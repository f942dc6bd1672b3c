'use client';

import * as Radix from 'radix-ui/switch';
import type { ReactNode } from 'react';
import { Choice, useChoiceField } from '../_internal/choice/Choice.tsx';
import type { FieldOptions } from '../field/use-field.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends FieldOptions, Omit<Radix.SwitchProps, 'asChild'> {
  /** Name of the setting, next to the switch. */
  children: ReactNode;
  /** A sentence below the label. */
  hint?: ReactNode;
}

/** Turns a setting on or off immediately. `className` goes to the root, the rest to the switch. */
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
