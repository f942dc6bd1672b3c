import { GuestList } from '@vitrine/admin/guests';
import { useParams } from 'react-router';
import { urls } from '../urls.ts';

export function Component() {
  const { eventId = '' } = useParams();
  return (
    <GuestList
      key={eventId}
      eventId={eventId}
      checkInHref={urls.checkIn(eventId)}
      parent={{ label: 'Box office', href: urls.boxOffice }}
    />
  );
}
