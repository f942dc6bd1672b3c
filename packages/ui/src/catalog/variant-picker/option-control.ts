import type { OptionView, Selection } from '@vitrine/atoms';
import type { ComponentType } from 'react';

/** How an option is selected: by image, by cell, from a list, or by searching a list. */
export type OptionControlKind = 'color' | 'cells' | 'list' | 'search' | 'words';

/** Up to how many values are cells, and up to how many a list; more are searched. */
export interface ControlThresholds {
  /** Default 10. */
  cells: number;
  /** Default 24. */
  list: number;
}

/**
 * Limits with their defaults: more values than those would not be seen at one glance, or not read
 * through.
 */
export const completeControlThresholds = ({
  cells = 10,
  list = 24,
}: Partial<ControlThresholds> = {}): ControlThresholds => ({ cells, list });

/** The choices that are offered at all, whatever else is chosen. */
export const getOfferedChoices = ({ choices }: OptionView) =>
  choices.filter(({ visible }) => visible !== false);

/**
 * Whether the choices of an option say that only a few are left. A note on most of them
 * distinguishes none: then only the availability of the whole selection says it.
 */
export function isLowStockShown(option: OptionView): boolean {
  const choices = getOfferedChoices(option);
  return choices.filter(({ state }) => state === 'low').length * 2 <= choices.length;
}

/** The control that suits an option: the more values, the less each of them shows. */
export function getControlKind(
  option: OptionView,
  thresholds?: Partial<ControlThresholds>,
): OptionControlKind {
  const { cells, list } = completeControlThresholds(thresholds);
  const count = getOfferedChoices(option).length;
  if (count <= 1) return 'words';
  if (count > list) return 'search';
  if (option.optionType === 'color') return 'color';
  return count > cells ? 'list' : 'cells';
}

/** The price badge next to a choice's name: none, the difference, or the reduction. */
export type ChoiceBadges = 'none' | 'difference' | 'reduction';

/** Props of an option's control. */
export interface OptionControlProps {
  /** The option with its choices, each with its state. */
  option: OptionView;
  /** The element that names the option: the control's `aria-labelledby`. */
  labelId: string;
  /**
   * Text of the other options' selected values: “Moss”, “Moss and 20 cm”. Empty if there are none.
   */
  others: string;
  /** Price badge of a choice. Default `none`. */
  badges?: ChoiceBadges;
  /** Selects a choice by its description. */
  onSelect: (description: string) => void;
}

/** Custom controls by option name or by kind. The name takes precedence. */
export type OptionRenderers = Readonly<Record<string, ComponentType<OptionControlProps>>>;

/** The other options' chosen values, as the locale lists them. */
export function formatOtherChoices(selection: Selection, option: string, locale: string): string {
  const values = Object.entries(selection).flatMap(([name, value]) =>
    name === option ? [] : [value],
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(values);
}
