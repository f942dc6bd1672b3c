'use client';

import { Combobox } from '../../../primitives/combobox/Combobox.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/text/lowercase-first.ts';
import { getChoiceLabel } from '../choice-labels.ts';
import { getOfferedChoices, isLowStockShown, type OptionControlProps } from '../option-control.ts';
import '../../../messages/en/catalog.ts';

/** A long list of values that is searched by typing. */
export default function SearchOption({ option, labelId, others, onSelect }: OptionControlProps) {
  const ui = { ...useUi(), hidesLowStock: !isLowStockShown(option) };
  const options = getOfferedChoices(option).map((choice) => ({
    value: choice.description,
    label: getChoiceLabel(choice, others, ui),
  }));
  return (
    <Combobox
      options={options}
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? ''}
      placeholder={ui.t('catalog.choose', { option: lowercaseFirst(option.name, ui.locale) })}
      aria-labelledby={labelId}
      onValueChange={(value) => value && onSelect(value)}
    />
  );
}
