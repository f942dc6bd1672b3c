'use client';

import { Check, Minus } from 'lucide-react';
import * as Radix from 'radix-ui/checkbox';
import type { ReactNode } from 'react';
import { Choice, useChoiceField } from '../_internal/choice/Choice.tsx';
import type { FieldOptions } from '../field/use-field.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends FieldOptions, Omit<Radix.CheckboxProps, 'asChild'> {
  /** The label next to the checkbox. */
  children: ReactNode;
  /** A sentence below the label. */
  hint?: ReactNode;
}

/**
 * A checkbox with its label. `checked` may be `indeterminate`: partially selected. `className` goes
 * to the root, all other attributes to the checkbox.
 */
export function Checkbox(props: CheckboxProps) {
  const { choice, control } = useChoiceField(props);
  return (
    <Choice {...choice}>
      <Radix.Root {...control} className={css.box}>
        <Radix.Indicator className={css.indicator}>
          <Icon as={Check} size="small" className={css.tick} />
          <Icon as={Minus} size="small" className={css.dash} />
        </Radix.Indicator>
      </Radix.Root>
    </Choice>
  );
}
