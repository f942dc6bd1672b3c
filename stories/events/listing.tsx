import { createEventList, type EventListOptions, memoryLocation } from '@vitrine/atoms';
import { Container, EventList, type EventListItemsProps } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { eventHref, houseZone } from '../lib/demo-events.ts';
import * as css from './listing.css.ts';

export interface ProgrammeProps
  extends Partial<EventListOptions>,
    Pick<EventListItemsProps, 'loadingCount'> {
  /** The query of the address that it is opened at. */
  query?: string;
}

/** An event list built with the public components: tabs, bar, chips and results. */
export function ProgrammeList({ query = '', location, loadingCount, ...options }: ProgrammeProps) {
  const address = useMemo(() => location ?? memoryLocation(query), [location, query]);
  // A story's options never change.
  const [list] = useState(() =>
    createEventList({ timeZone: houseZone, ...options, location: address }),
  );
  return (
    <EventList.Root list={list} getHref={eventHref} className={css.list}>
      <EventList.Tabs />
      <EventList.Bar />
      <EventList.Applied />
      <EventList.Items loadingCount={loadingCount} />
    </EventList.Root>
  );
}

/** A page with a programme and nothing else. */
export function Programme(props: ProgrammeProps) {
  return (
    <Container asChild>
      <main className={css.page}>
        <ProgrammeList {...props} />
      </main>
    </Container>
  );
}
