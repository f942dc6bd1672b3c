'use client';

import {
  type FacetView,
  type ListChange,
  listFacetsAtom,
  priceFacet,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { FacetFieldset } from '../../patterns/filters/FacetFieldset.tsx';
import { facet } from '../../patterns/filters/Filters.css.ts';
import { CheckboxList } from '../../primitives/checkbox-list/CheckboxList.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getCardFigures } from '../price/price-figures.ts';
import * as css from './FilterForm.css.ts';
import { sortValues } from './facet-labels.ts';
import { useListingContext, useListLabels } from './listing-context.ts';
import { RangeField } from './RangeField.tsx';
import { useFacets } from './use-facets.ts';
import '../../messages/en/common.ts';
import '../../messages/en/lists.ts';

/** All filters of the list, stacked. Each applies immediately, without a submit. */
export function FilterForm() {
  const views = useFacets();
  const listLabels = useListLabels();
  return (
    <div className={css.root}>
      {views.filter(hasControl).map((view) =>
        view.kind === 'toggle' ? (
          <div key={view.facet.id} className={facet}>
            <FacetControl view={view} />
          </div>
        ) : (
          <FacetFieldset key={view.facet.id} name={listLabels.facet(view.facet)}>
            <FacetControl view={view} />
          </FacetFieldset>
        ),
      )}
    </div>
  );
}

/** Whether a facet has values, or may have some: a heading with nothing below it is left out. */
const hasControl = (view: FacetView): boolean =>
  view.kind !== 'choice' ||
  view.options.length > 0 ||
  view.values === 'loading' ||
  view.values === 'failed';

interface ChoiceFieldProps {
  view: Extract<FacetView, { kind: 'choice' }>;
  onChange: (change: ListChange) => void;
}

/** The values of a facet as checkboxes, each with its number of products. */
export function ChoiceField({ view: { facet, options, values }, onChange }: ChoiceFieldProps) {
  const { t, locale } = useUi();
  const { list, emptyValues } = useListingContext();
  const reload = useSetAtom(listFacetsAtom(list));
  if (values === 'failed') {
    return <LoadError onRetry={() => void reload()}>{t('lists.facetFailed')}</LoadError>;
  }
  if (options.length === 0) {
    return values === 'loading' ? (
      <Spinner label={t('common.loading')} />
    ) : (
      <p className={css.note}>{t('lists.facetNone')}</p>
    );
  }
  return (
    <>
      <CheckboxList
        options={sortValues(options, facet.values !== undefined, locale)}
        onToggle={(value) => onChange({ toggle: facet.id, value })}
        formatCount={(count) => t('lists.optionCount', { count })}
        empty={emptyValues}
      />
      {values === 'partial' && <p className={css.note}>{t('lists.facetPartial')}</p>}
    </>
  );
}

/** What a range of prices compares, where cards show others: the platform filters by the price before. */
function PriceNote() {
  const { t } = useUi();
  const { items } = useAtomValue(useListingContext().list.resultAtom);
  const hasDiscount = items.some((product) => getCardFigures(product)?.was);
  return hasDiscount && <p className={css.note}>{t('lists.priceBeforeDiscount')}</p>;
}

/** Control of a facet: checkboxes, a range or a switch. */
export function FacetControl({ view }: { view: FacetView }) {
  // A toggle in the bar must not load the values of all facets, so this reads no views.
  const change = useSetAtom(useListingContext().list.stateAtom);
  const listLabels = useListLabels();
  if (view.kind === 'choice') return <ChoiceField view={view} onChange={change} />;
  const name = listLabels.facet(view.facet);
  if (view.kind === 'range') {
    return (
      <>
        <RangeField view={view} name={name} onChange={change} />
        {view.facet.field === priceFacet.field && <PriceNote />}
      </>
    );
  }
  return (
    <Switch checked={view.isOn} onCheckedChange={(on) => change({ turn: view.facet.id, on })}>
      {name}
    </Switch>
  );
}
