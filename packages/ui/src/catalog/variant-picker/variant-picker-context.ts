'use client';

import type { OptionView, Selection } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import type {
  ChoiceBadges,
  ControlThresholds,
  OptionControlKind,
  OptionRenderers,
} from './option-control.ts';

/** State shared by the options of one picker. */
export interface VariantPickerContextValue {
  options: readonly OptionView[];
  selection: Selection;
  onSelect: (option: string, description: string) => void;
  onHoverIntent: ((option: string, description: string) => void) | undefined;
  renderers: OptionRenderers;
  kinds: Readonly<Record<string, OptionControlKind>>;
  controlThresholds: ControlThresholds;
  badges: ChoiceBadges;
}

export const VariantPickerContext = createContext<VariantPickerContextValue | null>(null);

/**
 * The picker around an option.
 *
 * @throws {Error} outside a `VariantPicker.Root`.
 */
export function useVariantPicker(): VariantPickerContextValue {
  const picker = useContext(VariantPickerContext);
  if (!picker) {
    throw new Error('VariantPicker.Option stands in a VariantPicker.Root: put one around it.');
  }
  return picker;
}
