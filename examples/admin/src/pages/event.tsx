import { EventEditor } from '@vitrine/admin/events';
import { useParams } from 'react-router';

/** The editor of an event; without an ID in the URL, of a new one. */
export function Component() {
  const { eventId } = useParams();
  return <EventEditor key={eventId ?? 'new'} eventId={eventId} />;
}
