import type { OptionView, Selection, SelectionAdjustment } from '@vitrine/atoms';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getAdjustmentMessages } from './adjustment-messages.ts';
import {
  type ChoiceBadges,
  type ControlThresholds,
  defaultControlThresholds,
  type OptionControlKind,
  type OptionRenderers,
} from './option-control.ts';
import { LinkedOption, OptionLink } from './options/LinkedOption.tsx';
import { PickerOption } from './PickerOption.tsx';
import * as css from './VariantPicker.css.ts';
import { VariantPickerContext } from './variant-picker-context.ts';
import { type WeightUnit, WeightUnitContext } from './weight-unit.ts';

/** A page may never need it: it comes with the first repair, and the words do not wait for it. */
const Callout = lazy(() => import('./AdjustmentCallout.tsx'));

interface AdjustmentNoteProps {
  adjustments: readonly SelectionAdjustment[];
  selection: Selection;
  /** `false` where something else speaks of it. Default `true`. */
  announce?: boolean;
}

/** Says what a choice has changed elsewhere: to the eye below the options, and in speech. */
function AdjustmentNotice({ adjustments, selection, announce = true }: AdjustmentNoteProps) {
  const ui = useUi();
  const labelText = getAdjustmentMessages(adjustments, selection, ui);
  useLiveAnnouncement(announce ? labelText : undefined);
  if (!labelText) return null;
  return (
    <Suspense fallback={<p>{labelText}</p>}>
      <Callout>{labelText}</Callout>
    </Suspense>
  );
}

export interface VariantPickerProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The options as the selection makes them: of `viewSelection` or a `VariantSelection`. */
  options: readonly OptionView[];
  selection: Selection;
  onSelect: (option: string, description: string) => void;
  /** A pointer or the focus came near a value that is not chosen: what it leads to can be asked. */
  onHoverIntent?: (option: string, description: string) => void;
  /** What the last choice took away; it is said and is below the options. */
  adjustments?: readonly SelectionAdjustment[];
  /** `false` where something else speaks of the repairs. Default `true`. */
  announce?: boolean;
  /** Controls in place of the usual ones, by the option's name or by kind. */
  renderers?: OptionRenderers;
  /** The kind of control of an option by its name, in place of what the number of values says. */
  kinds?: Readonly<Record<string, OptionControlKind>>;
  /** Up to how many values are cells and a list. Default 10 and 24. */
  controlThresholds?: Partial<ControlThresholds>;
  /** What is told of the values' prices: the difference to the chosen one, or the reduction. */
  badges?: ChoiceBadges;
  /** The unit of the shop's weights. Default `KG`. */
  weightUnit?: WeightUnit;
}

const none = {};

/** All options of a product, in its order; give children to set them yourself. */
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
  const steps = { ...defaultControlThresholds, ...controlThresholds };
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
        controlThresholds: steps,
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

/** Options, and products that are linked like the values of one. */
export const VariantPicker = { Root, Option: PickerOption, Links: LinkedOption, Link: OptionLink };
