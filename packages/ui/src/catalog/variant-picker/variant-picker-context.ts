'use client';

import type { OptionView, Selection } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import type {
  ChoiceBadges,
  ControlThresholds,
  OptionControlKind,
  OptionRenderers,
} from './option-control.ts';

/** State shared by the options of one picker: the props of its `VariantPicker.Root`. */
export interface VariantPickerContextValue {
  /** The options with their choices, as the selection makes them. */
  options: readonly OptionView[];
  /** The chosen values by option name. */
  selection: Selection;
  /** Chooses a value of an option. */
  onSelect: (option: string, description: string) => void;
  /** Prefetches the result of a value; undefined if the host does not. */
  onHoverIntent: ((option: string, description: string) => void) | undefined;
  /** Custom controls by option name or by kind. */
  renderers: OptionRenderers;
  /** Control kinds by option name. */
  kinds: Readonly<Record<string, OptionControlKind>>;
  /** Up to how many values are cells and a list. */
  controlThresholds: ControlThresholds;
  /** Price badges of the values. */
  badges: ChoiceBadges;
}

export const VariantPickerContext = createContext<VariantPickerContextValue | null>(null);

/**
 * Returns the surrounding picker, for a control of the host's own.
 *
 * @example
 * const { options, onSelect } = useVariantPickerContext();
 * const size = options.find(({ name }) => name === 'Size');
 * return size?.choices.map(({ description, isSelected }) => (
 *   <button key={description} aria-pressed={isSelected} onClick={() => onSelect('Size', description)}>
 *     {description}
 *   </button>
 * )); @throws {Error} outside a `VariantPicker.Root`.
 */
export function useVariantPickerContext(): VariantPickerContextValue {
  const picker = useContext(VariantPickerContext);
  if (!picker) {
    throw new Error('An option needs a <VariantPicker.Root> above it: wrap it in one.');
  }
  return picker;
}
