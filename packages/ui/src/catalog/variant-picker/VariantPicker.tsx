import type { OptionView, Selection, SelectionAdjustment } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { LinkedOption, OptionLink } from './LinkedOption.tsx';
import {
  type ChoiceBadges,
  type OptionControlKind,
  type OptionLadder,
  type OptionRenderers,
  usualLadder,
} from './option-control.ts';
import { PickerOption } from './PickerOption.tsx';
import { PickerContext } from './picker-context.ts';
import { RepairNote } from './RepairNote.tsx';
import * as css from './VariantPicker.css.ts';
import { type WeightUnit, WeightUnitContext } from './weight-unit.ts';

export interface VariantPickerProps extends ComponentProps<'div'> {
  /** The options as the selection makes them: of `viewSelection` or a `VariantSelection`. */
  options: readonly OptionView[];
  selection: Selection;
  onChoose: (option: string, description: string) => void;
  /** A pointer or the focus came near a value that is not chosen: what it leads to can be asked. */
  onNear?: (option: string, description: string) => void;
  /** What the last choice took away; it is said and stands below the options. */
  adjustments?: readonly SelectionAdjustment[];
  /** `false` where something else speaks of the repairs. Default `true`. */
  spoken?: boolean;
  /** Controls in place of the usual ones, by the option's name or by kind. */
  renderers?: OptionRenderers;
  /** The kind of control of an option by its name, in place of what the number of values says. */
  kinds?: Readonly<Record<string, OptionControlKind>>;
  /** Up to how many values are cells and a list. Default 10 and 24. */
  ladder?: Partial<OptionLadder>;
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
  onChoose,
  onNear,
  adjustments = [],
  spoken,
  renderers = none,
  kinds = none,
  ladder,
  badges = 'none',
  weightUnit = 'KG',
  className,
  children,
  ...rest
}: VariantPickerProps) {
  const steps = { ...usualLadder, ...ladder };
  return (
    <PickerContext
      value={{ options, selection, onChoose, onNear, renderers, kinds, badges, ladder: steps }}
    >
      <WeightUnitContext value={weightUnit}>
        <div {...rest} className={classes(css.root, className)}>
          {children ?? options.map(({ name }) => <PickerOption key={name} name={name} />)}
          <RepairNote adjustments={adjustments} selection={selection} spoken={spoken} />
        </div>
      </WeightUnitContext>
    </PickerContext>
  );
}

/** Options, and products that are linked like the values of one. */
export const VariantPicker = { Root, Option: PickerOption, Links: LinkedOption, Link: OptionLink };
