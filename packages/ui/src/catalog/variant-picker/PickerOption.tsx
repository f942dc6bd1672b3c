'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense, useId } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { OptionHeader } from './OptionHeader.tsx';
import {
  formatOtherChoices,
  getControlKind,
  getOfferedChoices,
  type OptionControlKind,
  type OptionControlProps,
} from './option-control.ts';
import { CellOption } from './options/CellOption.tsx';
import { ColorOption } from './options/ColorOption.tsx';
import * as css from './VariantPicker.css.ts';
import { useVariantPickerContext } from './variant-picker-context.ts';

/** Reserves the height of a control until it has loaded. */
const withFallback =
  (Control: ComponentType<OptionControlProps>) => (props: OptionControlProps) => (
    <Suspense fallback={<div className={css.controlContainer} />}>
      <Control {...props} />
    </Suspense>
  );

/** Cells are many for a long list, but they are there when its code does not arrive. */
const asCells = { default: CellOption };

// The usual controls have no `Suspense`: a server may send what is in one after the page, so that
// they would be missing without JavaScript, and shift the page with it.
const controls: Record<Exclude<OptionControlKind, 'words'>, ComponentType<OptionControlProps>> = {
  color: ColorOption,
  cells: CellOption,
  list: withFallback(lazy(() => import('./options/ListOption.tsx').catch(() => asCells))),
  search: withFallback(lazy(() => import('./options/SearchOption.tsx').catch(() => asCells))),
};

const getControl = (kind: OptionControlKind) => (kind === 'words' ? undefined : controls[kind]);

/** The value of the control that an event happened in or around. */
const valueAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('[role="radio"]')?.getAttribute('value') : undefined;

export interface VariantPickerOptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The option's name, as the product has it. */
  name: string;
}

/**
 * One option: its name, the selected value, and the control that suits the number of its values.
 * `data-availability` is that of the selected value, or `incomplete`.
 */
export function PickerOption({ name, className, ...rest }: VariantPickerOptionProps) {
  const picker = useVariantPickerContext();
  const { locale } = useUi();
  const labelId = useId();
  const option = picker.options.find((one) => one.name === name);
  const [only, ...further] = option ? getOfferedChoices(option) : [];
  if (!option || !only) return null;
  // One value leaves nothing to choose, whatever the host would like to see.
  const kind =
    further.length === 0
      ? 'words'
      : (picker.kinds[name] ?? getControlKind(option, picker.controlThresholds));
  const Control = picker.renderers[name] ?? picker.renderers[kind] ?? getControl(kind);
  const chosen = kind === 'words' ? only : option.choices.find(({ isSelected }) => isSelected);
  const prefetch = ({ target }: { target: EventTarget }) => {
    const description = valueAt(target);
    if (description && description !== chosen?.description)
      picker.onHoverIntent?.(name, description);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside.
    <div
      onPointerOver={picker.onHoverIntent && prefetch}
      onFocus={picker.onHoverIntent && prefetch}
      {...rest}
      data-option={name}
      data-availability={chosen?.state ?? 'incomplete'}
      className={classes(css.option, className)}
    >
      <OptionHeader id={labelId} name={name} value={chosen?.description} />
      {Control && (
        <Control
          option={option}
          labelId={labelId}
          others={formatOtherChoices(picker.selection, name, locale)}
          badges={picker.badges}
          onSelect={(description) => picker.onSelect(name, description)}
        />
      )}
    </div>
  );
}
