import { Select } from '../../primitives/select/Select.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { lowerFirst } from '../lower-first.ts';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import { choiceLine } from './choice-words.ts';
import { type OptionControlProps, offered } from './option-control.ts';

/** Values that are too many for cells, in a list that opens. */
export default function ListOption({
  option,
  labelId,
  others,
  badges,
  onChoose,
}: OptionControlProps) {
  const ui = useUi();
  return (
    <Select.Root
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? ''}
      placeholder={ui.t('catalog.choose', { option: lowerFirst(option.name, ui.locale) })}
      aria-labelledby={labelId}
      onValueChange={onChoose}
    >
      {offered(option).map((choice) => (
        <Select.Item key={choice.description} value={choice.description}>
          <bdi>{choiceLine(choice, others, ui)}</bdi>{' '}
          <ChoiceBadge choice={choice} option={option} badges={badges} />
        </Select.Item>
      ))}
    </Select.Root>
  );
}
