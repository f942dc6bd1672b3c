'use client';

import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useIsHydrated } from '../../utils/hooks/use-is-hydrated.ts';
import { joinIds } from '../../utils/ids.ts';
import { type ControlProps, useFieldControl } from '../field/field-context.ts';
import { FormValue } from '../form/FormValue.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as css from './NumberStepper.css.ts';
import { usePressAndHold } from './use-press-and-hold.ts';
import { type StepperOptions, useStepper } from './use-stepper.ts';
import '../../messages/en/common.ts';

export interface NumberStepperProps
  extends StepperOptions,
    Pick<ControlProps, 'name' | 'disabled' | 'aria-describedby' | 'aria-invalid'>,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'children' | 'aria-describedby' | 'aria-invalid'
    > {
  /** Name of what is counted, for screen readers: “Increase quantity of Dipped cup”. */
  of?: string;
  /** Field name for the typed value without JavaScript, in the digits of the locale. */
  nameWithoutScript?: string;
  /** `large` next to a main action: 52 px instead of 46. */
  size?: 'regular' | 'large';
}

/**
 * An integer set by buttons, keys or typing; a held button repeats. At a limit the button is
 * inactive but keeps its focus, and the reason is announced. Attributes go to the root, ARIA
 * descriptions and states to the number.
 */
export function NumberStepper({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max,
  step,
  reason,
  name,
  nameWithoutScript,
  disabled,
  of,
  size = 'regular',
  'aria-describedby': ownDescription,
  'aria-invalid': invalid,
  className,
  ...rest
}: NumberStepperProps) {
  const { t } = useUi();
  const { control, labelId, state } = useFieldControl({
    name,
    disabled,
    ...(ownDescription && { 'aria-describedby': ownDescription }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
  });
  const isHydrated = useIsHydrated();
  const reasonId = useId();
  const stepper = useStepper({ value, defaultValue, onValueChange, min, max, step, reason });
  const less = usePressAndHold(() => stepper.press(-1), stepper.atMin);
  const more = usePressAndHold(() => stepper.press(1), stepper.atMax);
  const {
    required: _required,
    name: sent,
    'aria-describedby': describedBy,
    ...fieldControl
  } = control;
  const label = of ? t('common.quantityOf', { name: of }) : t('common.quantity');
  return (
    <div {...rest} className={classes(css.root, className)}>
      <div {...state} className={css.frame({ size })}>
        <button
          type="button"
          className={css.sign}
          aria-label={of ? t('common.decreaseOf', { name: of }) : t('common.decrease')}
          aria-disabled={stepper.atMin || undefined}
          disabled={control.disabled}
          {...less}
        >
          <Icon as={Minus} size="small" />
        </button>
        <input
          {...fieldControl}
          name={isHydrated ? undefined : nameWithoutScript}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          className={css.number}
          aria-label={labelId ? undefined : label}
          aria-describedby={joinIds(describedBy, stepper.reason && reasonId)}
          aria-valuenow={stepper.value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={stepper.text}
          onChange={(event) => stepper.write(event.target.value)}
          onBlur={stepper.commit}
          onFocus={(event) => event.target.select()}
          onKeyDown={stepper.onKeyDown}
        />
        <button
          type="button"
          className={css.sign}
          aria-label={of ? t('common.increaseOf', { name: of }) : t('common.increase')}
          aria-disabled={stepper.atMax || undefined}
          disabled={control.disabled}
          {...more}
        >
          <Icon as={Plus} size="small" />
        </button>
        {sent && (
          <FormValue
            name={sent}
            value={String(stepper.value)}
            disabled={control.disabled}
            onReset={stepper.reset}
          />
        )}
      </div>
      {stepper.reason && (
        <span id={reasonId} className={css.reason}>
          {stepper.reason}
        </span>
      )}
    </div>
  );
}
