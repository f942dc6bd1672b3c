import type { FacetView, ListChange } from '@vitrine/atoms';
import { OptionBoxes, type OptionBoxesProps } from '../../primitives/option-boxes/OptionBoxes.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { inOrder } from './facet-words.ts';

export interface ChoiceFieldProps extends Pick<OptionBoxesProps, 'empty'> {
  view: Extract<FacetView, { kind: 'choice' }>;
  onChange: (change: ListChange) => void;
}

/** The values of a facet to tick, with how many objects have each. */
export function ChoiceField({ view: { facet, options }, onChange, empty }: ChoiceFieldProps) {
  const { t, locale } = useUi();
  return (
    <OptionBoxes
      options={inOrder(options, facet.values !== undefined, locale)}
      onToggle={(value) => onChange({ toggle: facet.id, value })}
      countWords={(count) => t('lists.optionCount', { count })}
      empty={empty}
    />
  );
}
