'use client';

import { type EventFacet, eventCategoriesAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Suspense } from 'react';
import { lazyPart } from '../../patterns/feedback/lazy-part.tsx';
import { CheckboxList } from '../../primitives/checkbox-list/CheckboxList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventListContext } from '../list/event-list-context.ts';
import '../../messages/en/events.ts';

/** Placeholder lines while the categories are loading. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** The categories of the events to tick, with how many events the platform counts in each. */
function CategoryField({ facet }: { facet: string }) {
  const { t } = useUi();
  const { list } = useEventListContext();
  const change = useSetAtom(list.stateAtom);
  const options = useAtomValue(eventCategoriesAtom(list));
  if (!options) {
    return (
      <Skeleton.Root>
        {PLACEHOLDERS.map((placeholder) => (
          <Skeleton.Line key={placeholder} variant="bodyL" width="60%" />
        ))}
      </Skeleton.Root>
    );
  }
  if (options.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('events.noCategories')}
      </Text>
    );
  }
  return (
    <CheckboxList
      options={options}
      onToggle={(value) => change({ toggle: facet, value })}
      formatCount={(count) => t('events.count', { count })}
    />
  );
}

const DatesField = lazyPart(() => import('./DatesField.tsx'));

/** The control of an event facet: checkboxes or dates. */
export function EventFacetField({ facet }: { facet: EventFacet }) {
  if (facet.kind === 'choice') return <CategoryField facet={facet.id} />;
  return (
    <Suspense fallback={<Skeleton.Media ratio={1} />}>
      <DatesField facet={facet.id} />
    </Suspense>
  );
}
