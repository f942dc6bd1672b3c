import { createEventList, type EventListOptions, memoryLocation } from '@vitrine/atoms';
import { Container, EventList, type EventListItemsProps } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { shopTimeZone } from '../lib/demo-events.ts';
import * as css from './listing.css.ts';

export interface EventListingProps
  extends Partial<EventListOptions>,
    Pick<EventListItemsProps, 'loadingCount' | 'scrollPositionStore'> {
  /** The query of the URL that it is opened at. */
  query?: string;
}

/** An event list built with the public components: tabs, bar, chips and results. */
export function EventListing({
  query = '',
  location,
  loadingCount,
  // Stories share one history.
  scrollPositionStore = null,
  ...options
}: EventListingProps) {
  const pageLocation = useMemo(() => location ?? memoryLocation(query), [location, query]);
  // A story's options never change.
  const [list] = useState(() =>
    createEventList({ timeZone: shopTimeZone, ...options, location: pageLocation }),
  );
  return (
    <EventList.Root list={list} className={css.list}>
      <EventList.Tabs />
      <EventList.Bar />
      <EventList.Applied />
      <EventList.Items loadingCount={loadingCount} scrollPositionStore={scrollPositionStore} />
    </EventList.Root>
  );
}

/** A page with a list of events only. */
export function EventListingPage(props: EventListingProps) {
  return (
    <Container asChild>
      <main className={css.page}>
        <EventListing {...props} />
      </main>
    </Container>
  );
}
