import type { OptionView, Selection } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import type {
  ChoiceBadges,
  OptionControlKind,
  OptionLadder,
  OptionRenderers,
} from './option-control.ts';

/** What the options of one picker share. */
export interface Picker {
  options: readonly OptionView[];
  selection: Selection;
  onChoose: (option: string, description: string) => void;
  onNear: ((option: string, description: string) => void) | undefined;
  renderers: OptionRenderers;
  kinds: Readonly<Record<string, OptionControlKind>>;
  ladder: OptionLadder;
  badges: ChoiceBadges;
}

export const PickerContext = createContext<Picker | null>(null);

/**
 * The picker around an option.
 *
 * @throws {Error} outside a `VariantPicker.Root`.
 */
export function usePicker(): Picker {
  const picker = useContext(PickerContext);
  if (!picker) {
    throw new Error('VariantPicker.Option stands in a VariantPicker.Root: put one around it.');
  }
  return picker;
}
