'use client';

import type { ChoiceView } from '@vitrine/atoms';
import { Money } from '../../../primitives/money/Money.tsx';
import { RadioCell } from '../../../primitives/radio-group/RadioCell.tsx';
import { RadioGroupRoot } from '../../../primitives/radio-group/RadioGroupRoot.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getCurrencyFormat } from '../../../utils/number-format.ts';
import { setCssVariable } from '../../../utils/styles/set-variable.ts';
import { formatWeight } from '../../price/format-measure.ts';
import { getPriceFigures } from '../../price/price-figures.ts';
import { ChoiceBadge } from '../ChoiceBadge.tsx';
import { getChoiceText } from '../choice-labels.ts';
import { getOfferedChoices, isLowStockShown, type OptionControlProps } from '../option-control.ts';
import { useWeightUnit } from '../weight-unit.ts';
import * as css from './CellOption.css.ts';

const getWeight = ({ variant }: ChoiceView) => variant?.variant?.weight;
const getPrice = ({ variant }: ChoiceView) => variant?.variant?.priceData?.discountedPrice;

/** Whether choices differ in a value, so that showing it is useful. */
const differ = (choices: readonly ChoiceView[], of: (choice: ChoiceView) => number | undefined) =>
  new Set(choices.map(of).filter((known) => known !== undefined)).size > 1;

/** Sizes and similar options: one cell per value, with the weight and price that distinguish it. */
export function CellOption(props: OptionControlProps) {
  const { option, labelId, others, badges = 'none', onSelect } = props;
  const ui = { ...useUi(), hidesLowStock: !isLowStockShown(option) };
  const unit = useWeightUnit();
  const choices = getOfferedChoices(option);
  const hasWeights = differ(choices, getWeight);
  const hasPrices =
    differ(choices, getPrice) && !choices.every((choice) => isOwnPrice(choice, ui.locale));
  const detail = (choice: ChoiceView) => {
    const weight = getWeight(choice);
    return hasWeights && weight !== undefined ? formatWeight(weight, unit, ui) : undefined;
  };
  return (
    <RadioGroupRoot
      layout="cells"
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? null}
      aria-labelledby={labelId}
      className={css.root}
      style={setCssVariable(css.longestWord, String(getMinContentLength(choices)))}
      onValueChange={onSelect}
    >
      {choices.map((choice) => (
        <RadioCell
          key={choice.description}
          value={choice.description}
          title={<bdi>{choice.description}</bdi>}
          detail={detail(choice)}
          availability={choice.state}
          availabilityText={getChoiceText(choice, others, ui)}
        >
          {choice.state !== 'sold-out' && choice.state !== 'nonexistent' && (
            <>
              {badges === 'none' && hasPrices && <OwnPrice choice={choice} />}
              <ChoiceBadge choice={choice} option={option} badges={badges} />
            </>
          )}
        </RadioCell>
      ))}
    </RadioGroupRoot>
  );
}

const getMinContentLength = (choices: readonly ChoiceView[]): number =>
  Math.max(
    ...choices.flatMap(({ description }) => description.split(/\s/)).map((part) => part.length),
  );

function OwnPrice({ choice }: { choice: ChoiceView }) {
  const figures = getPriceFigures(choice.variant?.variant?.priceData, {});
  return figures ? <Money value={figures.now} /> : null;
}

const withoutMarks = (text: string) => text.replace(/[\u200E\u200F\u061C]/g, '');

/** Whether a choice is its price, such as “€25” of a gift card. */
function isOwnPrice({ description, variant }: ChoiceView, locale: string): boolean {
  const price = getPriceFigures(variant?.variant?.priceData, {})?.now;
  if (!price) return false;
  const options = { trailingZeroDisplay: 'stripIfInteger' } as const;
  const written = getCurrencyFormat(locale, price.currency, options)?.format(Number(price.amount));
  return written !== undefined && withoutMarks(written) === withoutMarks(description);
}
