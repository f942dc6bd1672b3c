import { asScaled, type ChoiceView, fromScaled, type OptionView } from '@vitrine/atoms';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { percentOff } from '../price/percent-off.ts';
import { priceFigures } from '../price/price-figures.ts';
import { type ChoiceBadges, offered } from './option-control.ts';

/** What a choice costs more or less than the one that is chosen, or how much it is reduced. */
export type ChoiceBadge =
  | { kind: 'more' | 'less'; amount: MoneyValue }
  | { kind: 'reduced'; percent: number };

const figuresOf = ({ variant }: ChoiceView) => priceFigures(variant?.variant?.priceData, {});

/**
 * What is told of a choice's price. The difference is to the chosen value, or to the first one with
 * a price; exact to the last digit, and in words only: what is paid is the platform's to say.
 */
export function choiceBadge(
  choice: ChoiceView,
  option: OptionView,
  badges: ChoiceBadges,
): ChoiceBadge | undefined {
  const figures = figuresOf(choice);
  if (badges === 'none' || !figures) return undefined;
  if (badges === 'reduction') {
    const percent = figures.was ? percentOff(figures.was.amount, figures.now.amount) : 0;
    return percent > 0 ? { kind: 'reduced', percent } : undefined;
  }
  const choices = offered(option);
  const standard = choices.find(({ isSelected }) => isSelected) ?? choices.find(figuresOf);
  const base = standard && figuresOf(standard);
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
