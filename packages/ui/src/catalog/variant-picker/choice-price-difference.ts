import { asScaled, type ChoiceView, fromScaled, type OptionView } from '@vitrine/atoms';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { getPercentOff } from '../price/percent-off.ts';
import { getPriceFigures } from '../price/price-figures.ts';
import { type ChoiceBadges, getOfferedChoices } from './option-control.ts';

/** The price difference of a choice to the selected one, or its reduction. */
export type ChoicePriceDifference =
  | { kind: 'more' | 'less'; amount: MoneyValue }
  | { kind: 'reduced'; percent: number };

const getFigures = ({ variant }: ChoiceView) => getPriceFigures(variant?.variant?.priceData, {});

/**
 * Returns the price badge of a choice. The difference is to the selected value, or to the first
 * value with a price. It is exact to the last digit and for display only: the platform determines
 * the amount to pay.
 */
export function getChoicePriceDifference(
  choice: ChoiceView,
  option: OptionView,
  badges: ChoiceBadges,
): ChoicePriceDifference | undefined {
  const figures = getFigures(choice);
  if (badges === 'none' || !figures) return undefined;
  if (badges === 'reduction') {
    const percent = figures.was ? getPercentOff(figures.was.amount, figures.now.amount) : 0;
    return percent > 0 ? { kind: 'reduced', percent } : undefined;
  }
  const choices = getOfferedChoices(option);
  const standard = choices.find(({ isSelected }) => isSelected) ?? choices.find(getFigures);
  const base = standard && getFigures(standard);
  if (!base || base.now.currency !== figures.now.currency) return undefined;
  const pieces = asScaled(figures.now.amount, base.now.amount);
  if (!pieces || pieces.left === pieces.right) return undefined;
  const { left, right, digits } = pieces;
  const amount = fromScaled(left > right ? left - right : right - left, digits);
  return {
    kind: left > right ? 'more' : 'less',
    amount: { amount, currency: figures.now.currency },
  };
}
