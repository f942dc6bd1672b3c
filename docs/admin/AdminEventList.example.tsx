import { CommandProvider, EventList } from '@vitrine/admin';
import { createEventAdminList, memoryLocation } from '@vitrine/atoms';
import { useState } from 'react';

export default function AdminEventListExample() {
  const [list] = useState(() => createEventAdminList({ location: memoryLocation() }));
  return (
    <CommandProvider>
      <EventList list={list} />
    </CommandProvider>
  );
}
