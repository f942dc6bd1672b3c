import type { ChoiceView } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { setVariable } from '../../lib/set-variable.ts';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { RadioCell } from '../../primitives/radio-group/RadioCell.tsx';
import { RadioGroupRoot } from '../../primitives/radio-group/RadioGroupRoot.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatWeight } from '../price/measure.ts';
import { priceFigures } from '../price/price-figures.ts';
import * as css from './CellOption.css.ts';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import { choiceWords } from './choice-words.ts';
import { type OptionControlProps, offered } from './option-control.ts';
import { useWeightUnit } from './weight-unit.ts';

const weightOf = ({ variant }: ChoiceView) => variant?.variant?.weight;
const priceOf = ({ variant }: ChoiceView) => variant?.variant?.priceData?.discountedPrice;

/** Whether choices differ in something, so that it is worth saying. */
const differ = (choices: readonly ChoiceView[], of: (choice: ChoiceView) => number | undefined) =>
  new Set(choices.map(of).filter((known) => known !== undefined)).size > 1;

/** Sizes and the like: a cell for each, with the weight and price that tell it from the others. */
export function CellOption(props: OptionControlProps) {
  const { option, labelId, others, badges = 'none', onChoose } = props;
  const ui = useUi();
  const unit = useWeightUnit();
  const choices = offered(option);
  const [hasWeights, hasPrices] = [differ(choices, weightOf), differ(choices, priceOf)];
  const detail = (choice: ChoiceView) => {
    const weight = weightOf(choice);
    return hasWeights && weight !== undefined ? formatWeight(weight, unit, ui) : undefined;
  };
  return (
    <RadioGroupRoot
      layout="cells"
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? null}
      aria-labelledby={labelId}
      className={css.root}
      style={setVariable(css.longestWord, String(longestWord(choices)))}
      onValueChange={onChoose}
    >
      {choices.map((choice) => (
        <RadioCell
          key={choice.description}
          value={choice.description}
          title={<bdi>{choice.description}</bdi>}
          detail={detail(choice)}
          availability={choice.state}
        >
          <Foot choice={choice} words={choiceWords(choice, others, ui)}>
            {badges === 'none' && hasPrices && <OwnPrice choice={choice} />}
            <ChoiceBadge choice={choice} option={option} badges={badges} />
          </Foot>
        </RadioCell>
      ))}
    </RadioGroupRoot>
  );
}

const longestWord = (choices: readonly ChoiceView[]): number =>
  Math.max(
    ...choices.flatMap(({ description }) => description.split(/\s/)).map((word) => word.length),
  );

function OwnPrice({ choice }: { choice: ChoiceView }) {
  const figures = priceFigures(choice.variant?.variant?.priceData, {});
  return figures ? <Money value={figures.now} /> : null;
}

interface FootProps {
  choice: ChoiceView;
  words: string;
  /** The price, which what is gone does not show. */
  children: ReactNode;
}

function Foot({ choice: { state }, words, children }: FootProps) {
  if (state === 'sold-out') return <Mark state="sold">{words}</Mark>;
  if (state === 'not-made') return words;
  return (
    <>
      <span className={css.line}>{children}</span>
      {state === 'low' && <Mark state="few">{words}</Mark>}
      {state === 'pre-order' && words}
    </>
  );
}
