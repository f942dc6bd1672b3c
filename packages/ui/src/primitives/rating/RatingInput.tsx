'use client';

import { Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './RatingInput.css.ts';
import '../../messages/en/rating.ts';

export interface RatingInputProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'ref'> {
  /** The rating, from 1 to `max`, if the host controls it; null for none. */
  value?: number | null;
  /** The rating at first, from 1 to `max`. */
  defaultValue?: number;
  /** Called with the new rating. */
  onValueChange?: (value: number) => void;
  /** The best rating. Default 5. */
  max?: number;
  /** Name of the answer in a form; its value is the number of stars. */
  name?: string;
  /** Whether a form needs an answer. */
  required?: boolean;
  /** Whether it can’t be used. */
  disabled?: boolean;
}

/**
 * Rates with stars: a group of native radio buttons, which forms send without JavaScript too. Arrow
 * keys move and select. Its name comes from the `Field` with `group` around it, or from `aria-label`.
 *
 * @example
 * <Field group label="Your rating" name="rating" required><RatingInput /></Field>
 */
export function RatingInput({
  value,
  defaultValue,
  onValueChange,
  max = 5,
  id,
  name,
  required,
  disabled,
  className,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: RatingInputProps) {
  const { t } = useUi();
  const ownName = useId();
  const { control, labelId, state } = useFieldControl({
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  });
  return (
    <div
      {...rest}
      {...state}
      role="radiogroup"
      aria-labelledby={labelledBy ?? labelId}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control.required}
      className={classes(css.root, className)}
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <label key={stars} className={css.option}>
          <input
            type="radio"
            // The error summary of a form leads to the first one.
            id={stars === 1 ? control.id : undefined}
            name={control.name ?? ownName}
            value={stars}
            required={control.required}
            disabled={control.disabled}
            className={css.radio}
            {...(value === undefined
              ? { defaultChecked: stars === defaultValue }
              : { checked: stars === value })}
            onChange={() => onValueChange?.(stars)}
          />
          <Icon as={Star} className={css.star} />
          <VisuallyHidden>{t('rating.stars', { count: stars })}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
