'use client';

import type { ChoiceView } from '@vitrine/atoms';
import * as Radix from 'radix-ui/radio-group';
import { RadioGroupRoot } from '../../../primitives/radio-group/RadioGroupRoot.tsx';
import { StatusDot } from '../../../primitives/status-dot/StatusDot.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { ChoiceBadge } from '../ChoiceBadge.tsx';
import { getChoiceText } from '../choice-labels.ts';
import { getOfferedChoices, isLowStockShown, type OptionControlProps } from '../option-control.ts';
import * as css from './ColorOption.css.ts';
import { ColorSwatch } from './ColorSwatch.tsx';

/** Colors as thumbnails of the actual variants; a plain swatch without an image. */
export function ColorOption(props: OptionControlProps) {
  const { option, labelId, onSelect } = props;
  return (
    <RadioGroupRoot
      layout="cells"
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? null}
      aria-labelledby={labelId}
      className={css.row}
      onValueChange={onSelect}
    >
      {getOfferedChoices(option).map((choice) => (
        <Color key={choice.description} {...props} choice={choice} />
      ))}
    </RadioGroupRoot>
  );
}

type ColorProps = OptionControlProps & { choice: ChoiceView };

function Color({ choice, option, others, badges }: ColorProps) {
  const ui = { ...useUi(), hidesLowStock: !isLowStockShown(option) };
  const { description, value, media, state } = choice;
  const image = (media?.mainMedia ?? media?.items[0])?.image;
  const text = getChoiceText(choice, others, ui);
  return (
    <Radix.Item value={description} data-availability={state} className={css.item}>
      <ColorSwatch
        name={description}
        image={image}
        color={value}
        soldOutLabel={state === 'sold-out' ? text : undefined}
      />
      {text && state === 'low' && (
        <StatusDot state="low" className={css.labelText}>
          {text}
        </StatusDot>
      )}
      {text && state !== 'sold-out' && state !== 'low' && (
        <span className={css.labelText}>{text}</span>
      )}
      {state !== 'sold-out' && state !== 'nonexistent' && (
        <span className={css.labelText}>
          <ChoiceBadge choice={choice} option={option} badges={badges} />
        </span>
      )}
    </Radix.Item>
  );
}
