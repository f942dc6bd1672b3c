import type { EventFacet } from '@vitrine/atoms';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { CategoryField } from './CategoryField.tsx';

const DatesField = lazy(() => import('./DatesField.tsx'));

/** What a facet of events is chosen with: boxes, or days. */
export function EventFacetField({ facet }: { facet: EventFacet }) {
  if (facet.kind === 'choice') return <CategoryField facet={facet.id} />;
  return (
    <Suspense fallback={<Skeleton.Media ratio={1} />}>
      <DatesField facet={facet.id} />
    </Suspense>
  );
}
