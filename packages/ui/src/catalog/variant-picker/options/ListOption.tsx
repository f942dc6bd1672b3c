'use client';

import * as Select from '../../../primitives/select/Select.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/text/lowercase-first.ts';
import { ChoiceBadge } from '../ChoiceBadge.tsx';
import { getChoiceLabel } from '../choice-labels.ts';
import { getOfferedChoices, isLowStockShown, type OptionControlProps } from '../option-control.ts';
import '../../../messages/en/catalog.ts';

/** Values that are too many for cells, in a list that opens. */
export default function ListOption({
  option,
  labelId,
  others,
  badges,
  onSelect,
}: OptionControlProps) {
  const ui = { ...useUi(), hidesLowStock: !isLowStockShown(option) };
  return (
    <Select.Root
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? ''}
      placeholder={ui.t('catalog.choose', { option: lowercaseFirst(option.name, ui.locale) })}
      aria-labelledby={labelId}
      onValueChange={onSelect}
    >
      {getOfferedChoices(option).map((choice) => (
        <Select.Item key={choice.description} value={choice.description}>
          <bdi>{getChoiceLabel(choice, others, ui)}</bdi>{' '}
          <ChoiceBadge choice={choice} option={option} badges={badges} />
        </Select.Item>
      ))}
    </Select.Root>
  );
}
