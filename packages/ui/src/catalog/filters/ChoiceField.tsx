import type { FacetView, ListChange } from '@vitrine/atoms';
import { CheckboxList } from '../../primitives/checkbox-list/CheckboxList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { sortValues } from './facet-labels.ts';
import { useListing } from './listing-context.ts';

interface ChoiceFieldProps {
  view: Extract<FacetView, { kind: 'choice' }>;
  onChange: (change: ListChange) => void;
}

/** The values of a facet to tick, with how many objects have each. */
export function ChoiceField({ view: { facet, options }, onChange }: ChoiceFieldProps) {
  const { t, locale } = useUi();
  const { emptyValues } = useListing();
  return (
    <CheckboxList
      options={sortValues(options, facet.values !== undefined, locale)}
      onToggle={(value) => onChange({ toggle: facet.id, value })}
      formatCount={(count) => t('lists.optionCount', { count })}
      empty={emptyValues}
    />
  );
}
