import { createEventList, memoryLocation } from '@vitrine/atoms';
import { EventList } from '@vitrine/ui';
import { useState } from 'react';

export default function EventListExample() {
  const [list] = useState(() =>
    createEventList({ timeZone: 'Europe/Copenhagen', location: memoryLocation() }),
  );
  return (
    <EventList.Root list={list}>
      <EventList.Bar />
      <EventList.Items level={3} />
    </EventList.Root>
  );
}
