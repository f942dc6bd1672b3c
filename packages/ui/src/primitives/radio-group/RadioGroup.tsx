'use client';

/** Options of which one is selected, all of them visible: as a list, or as cells for short values. */

import * as Radix from 'radix-ui/radio-group';
import { type ReactNode, useId } from 'react';
import { joinIds } from '../../utils/ids.ts';
import { Choice } from '../_internal/choice/Choice.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioProps extends Omit<Radix.RadioGroupItemProps, 'asChild'> {
  /** The label. */
  children: ReactNode;
  /** A sentence below the label. */
  hint?: ReactNode;
}

/** A radio button with its label. `className` goes to the root, the rest to the radio button. */
function Item({ id, hint, disabled, className, children, ...rest }: RadioProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <Choice
      controlId={controlId}
      hintId={hintId}
      label={children}
      hint={hint}
      disabled={disabled}
      className={className}
    >
      <Radix.Item
        {...rest}
        id={controlId}
        disabled={disabled}
        aria-describedby={joinIds(rest['aria-describedby'], hintId)}
        className={css.disc}
      >
        <Radix.Indicator className={css.dot} />
      </Radix.Item>
    </Choice>
  );
}

export { RadioCell as Cell } from './RadioCell.tsx';
export { RadioGroupRoot as Root } from './RadioGroupRoot.tsx';
export { Item };
