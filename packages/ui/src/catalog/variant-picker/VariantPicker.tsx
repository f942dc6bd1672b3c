import type { OptionView, Repair, Selection } from '@vitrine/atoms';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  useContext,
  useId,
} from 'react';
import { classes } from '../../lib/classes.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { CellOption } from './CellOption.tsx';
import { ColourOption } from './ColourOption.tsx';
import { ListOption } from './ListOption.tsx';
import {
  controlKind,
  type OptionControlProps,
  type OptionRenderers,
  offered,
  otherChoices,
} from './option-control.ts';
import { RepairNote } from './RepairNote.tsx';
import * as css from './VariantPicker.css.ts';
import { type WeightUnit, WeightUnitContext } from './weight-unit.ts';

const controls: Record<
  'colour' | 'cells' | 'list' | 'search',
  ComponentType<OptionControlProps>
> = {
  colour: ColourOption,
  cells: CellOption,
  list: ListOption,
  search: lazy(() => import('./SearchOption.tsx')),
};

interface Picker {
  options: readonly OptionView[];
  selection: Selection;
  onChoose: (option: string, description: string) => void;
  renderers: OptionRenderers;
}

const PickerContext = createContext<Picker | null>(null);

export interface VariantPickerProps extends ComponentProps<'div'> {
  /** The options as the selection makes them: of `viewSelection` or a `VariantSelection`. */
  options: readonly OptionView[];
  selection: Selection;
  onChoose: (option: string, description: string) => void;
  /** What the last choice took away; it is said and stands below the options. */
  repairs?: readonly Repair[];
  /** Controls in place of the usual ones, by the option's name or by kind. */
  renderers?: OptionRenderers;
  /** The unit of the shop's weights. Default `KG`. */
  weightUnit?: WeightUnit;
}

const none: OptionRenderers = {};

/** All options of a product, in its order; give children to set them yourself. */
function Root({
  options,
  selection,
  onChoose,
  repairs = [],
  renderers = none,
  weightUnit = 'KG',
  className,
  children,
  ...rest
}: VariantPickerProps) {
  return (
    <PickerContext value={{ options, selection, onChoose, renderers }}>
      <WeightUnitContext value={weightUnit}>
        <div {...rest} className={classes(css.root, className)}>
          {children ?? options.map(({ name }) => <Option key={name} name={name} />)}
          <RepairNote repairs={repairs} selection={selection} />
        </div>
      </WeightUnitContext>
    </PickerContext>
  );
}

export interface VariantPickerOptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The option's name, as the product has it. */
  name: string;
}

/** One option: its name, what is chosen, and the control that suits the number of its values. */
function Option({ name, className, ...rest }: VariantPickerOptionProps) {
  const picker = useContext(PickerContext);
  if (!picker) {
    throw new Error('VariantPicker.Option stands in a VariantPicker.Root: put one around it.');
  }
  const { locale } = useUi();
  const labelId = useId();
  const option = picker.options.find((one) => one.name === name);
  if (!option || offered(option).length === 0) return null;
  const kind = controlKind(option);
  const Control = picker.renderers[name] ?? picker.renderers[kind] ?? controlOf(kind);
  const [only] = offered(option);
  const chosen = option.choices.find(({ isSelected }) => isSelected);
  return (
    <div {...rest} data-option={name} className={classes(css.option, className)}>
      <div className={css.head}>
        <span id={labelId} className={css.name}>
          {name}
        </span>{' '}
        <bdi className={css.value}>{(kind === 'words' ? only : chosen)?.description}</bdi>
      </div>
      {Control && (
        <Suspense fallback={<div className={css.controlRoom} />}>
          <Control
            option={option}
            labelId={labelId}
            others={otherChoices(picker.selection, name, locale)}
            onChoose={(description) => picker.onChoose(name, description)}
          />
        </Suspense>
      )}
    </div>
  );
}

const controlOf = (kind: ReturnType<typeof controlKind>) =>
  kind === 'words' ? undefined : controls[kind];

export const VariantPicker = { Root, Option };
