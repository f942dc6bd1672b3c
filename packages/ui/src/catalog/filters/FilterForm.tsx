import type { FacetView } from '@vitrine/atoms';
import { FacetFieldset } from '../../patterns/filters/FacetFieldset.tsx';
import { facet } from '../../patterns/filters/Filters.css.ts';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import * as css from './FilterForm.css.ts';
import { useListLabels } from './listing-context.ts';
import { RangeField } from './RangeField.tsx';
import { useFacets } from './use-facets.ts';

/** All filters of the list, stacked. Each applies immediately, without a submit. */
export function FilterForm() {
  const { views } = useFacets();
  const labelText = useListLabels();
  return (
    <div className={css.root}>
      {views.map((view) =>
        view.kind === 'toggle' ? (
          <div key={view.facet.id} className={facet}>
            <FacetControl view={view} />
          </div>
        ) : (
          <FacetFieldset key={view.facet.id} name={labelText.facet(view.facet)}>
            <FacetControl view={view} />
          </FacetFieldset>
        ),
      )}
    </div>
  );
}

/** Control of a facet: checkboxes, a range or a switch. */
export function FacetControl({ view }: { view: FacetView }) {
  const { change } = useFacets();
  const labelText = useListLabels();
  if (view.kind === 'choice') return <ChoiceField view={view} onChange={change} />;
  const name = labelText.facet(view.facet);
  if (view.kind === 'range') return <RangeField view={view} name={name} onChange={change} />;
  return (
    <Switch checked={view.isOn} onCheckedChange={(on) => change({ turn: view.facet.id, on })}>
      {name}
    </Switch>
  );
}
