import { CheckInScreen } from '@vitrine/admin';

export default function CheckInScreenExample() {
  return <CheckInScreen eventId="event-id" guestsHref="/admin/events/event-id/guests" />;
}
