'use client';

import { appliedEventFiltersAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { FacetFieldset } from '../../patterns/filters/FacetFieldset.tsx';
import { FilterDrawer } from '../../patterns/filters/FilterDrawer.tsx';
import { ShowResultsButton } from '../../patterns/filters/ShowResultsButton.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventLabels, useEventListContext } from '../list/event-list-context.ts';
import { EventFacetField } from './EventFacetField.tsx';
import { useVisibleFacets } from './use-visible-facets.ts';
import '../../messages/en/common.ts';
import '../../messages/en/events.ts';

/** A button that opens all filters in a drawer and shows how many are applied. */
export function EventFilterSheet(props: Omit<ComponentProps<'button'>, 'children'>) {
  const { t } = useUi();
  const { list } = useEventListContext();
  const getName = useEventLabels();
  const change = useSetAtom(list.stateAtom);
  const { length } = useAtomValue(appliedEventFiltersAtom(list));
  const view = useAtomValue(list.viewAtom);
  const facets = useVisibleFacets();
  const formatText = (count: number) =>
    count === 0 ? t('events.noMatch') : t('events.show', { count });
  return (
    <FilterDrawer
      {...props}
      count={length}
      onClear={() => change('clear')}
      back={
        view === 'calendar' ? (
          <Button emphasis="primary" size="large" width="full">
            {t('common.close')}
          </Button>
        ) : (
          <ShowResultsButton list={list} formatText={formatText} />
        )
      }
    >
      {facets.map((facet) => (
        <FacetFieldset key={facet.id} name={getName('facet', facet.id)}>
          <EventFacetField facet={facet} />
        </FacetFieldset>
      ))}
    </FilterDrawer>
  );
}
