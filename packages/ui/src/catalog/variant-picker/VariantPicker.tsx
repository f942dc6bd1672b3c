'use client';

/** Options, and products that are linked like the values of one. */

import type { OptionView, Selection, SelectionAdjustment } from '@vitrine/atoms';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import type { CalloutProps } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getAdjustmentMessages } from './adjustment-messages.ts';
import {
  type ChoiceBadges,
  type ControlThresholds,
  completeControlThresholds,
  type OptionControlKind,
  type OptionRenderers,
} from './option-control.ts';
import { PickerOption } from './PickerOption.tsx';
import * as css from './VariantPicker.css.ts';
import { VariantPickerContext } from './variant-picker-context.ts';
import { type WeightUnit, WeightUnitContext } from './weight-unit.ts';

/**
 * Many pages never need this component, so it loads with the first adjustment. The text does not
 * wait for it.
 */
const Callout = lazy(() =>
  import('./AdjustmentCallout.tsx').catch(() => ({
    default: ({ children }: Pick<CalloutProps, 'children'>) => <p>{children}</p>,
  })),
);

interface AdjustmentNoteProps {
  adjustments: readonly SelectionAdjustment[];
  selection: Selection;
  /** `false` if another component announces the adjustments. Default `true`. */
  announce?: boolean;
}

/** Shows below the options what a choice has changed elsewhere, and announces it. */
function AdjustmentNotice({ adjustments, selection, announce = true }: AdjustmentNoteProps) {
  const ui = useUi();
  const text = getAdjustmentMessages(adjustments, selection, ui);
  useLiveAnnouncement(announce ? text : undefined);
  if (!text) return null;
  return (
    <Suspense fallback={<p>{text}</p>}>
      <Callout>{text}</Callout>
    </Suspense>
  );
}

export interface VariantPickerProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The options as the selection makes them: of `viewSelection` or a `VariantSelection`. */
  options: readonly OptionView[];
  /** The selected values, by option name. */
  selection: Selection;
  /** Called with the name of an option and the selected value. */
  onSelect: (option: string, description: string) => void;
  /**
   * Called when the pointer or the focus comes near an unselected value, so that its variant can be
   * prefetched.
   */
  onHoverIntent?: (option: string, description: string) => void;
  /** Choices removed by the last choice. They are announced and shown below the options. */
  adjustments?: readonly SelectionAdjustment[];
  /** `false` if another component announces the adjustments. Default `true`. */
  announce?: boolean;
  /**
   * Controls that replace those of the picker, by option name or by kind. A lazy one needs a
   * `Suspense` of its own.
   */
  renderers?: OptionRenderers;
  /** Control kinds by option name, instead of the kind that follows from the number of values. */
  kinds?: Readonly<Record<string, OptionControlKind>>;
  /** Up to how many values are cells and a list. Default 10 and 24. */
  controlThresholds?: Partial<ControlThresholds>;
  /** Price badges of the values: the difference to the selected value, or the reduction. */
  badges?: ChoiceBadges;
  /** The weight unit of the store. Default `KG`. */
  weightUnit?: WeightUnit;
}

const none = {};

/** All options of a product, in the product's order. Pass children to arrange them differently. */
function Root({
  options,
  selection,
  onSelect,
  onHoverIntent,
  adjustments = [],
  announce,
  renderers = none,
  kinds = none,
  controlThresholds,
  badges = 'none',
  weightUnit = 'KG',
  className,
  children,
  ...rest
}: VariantPickerProps) {
  return (
    <VariantPickerContext
      value={{
        options,
        selection,
        onSelect,
        onHoverIntent,
        renderers,
        kinds,
        badges,
        controlThresholds: completeControlThresholds(controlThresholds),
      }}
    >
      <WeightUnitContext value={weightUnit}>
        <div {...rest} className={classes(css.root, className)}>
          {children ?? options.map(({ name }) => <PickerOption key={name} name={name} />)}
          <AdjustmentNotice adjustments={adjustments} selection={selection} announce={announce} />
        </div>
      </WeightUnitContext>
    </VariantPickerContext>
  );
}

export { LinkedOption as Links, OptionLink as Link } from './options/LinkedOption.tsx';
export { PickerOption as Option, Root };
