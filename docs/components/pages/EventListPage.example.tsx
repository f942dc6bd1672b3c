import { EventListPage } from '@vitrine/ui';

export default function EventListPageExample() {
  return <EventListPage timeZone="Europe/Copenhagen" />;
}
