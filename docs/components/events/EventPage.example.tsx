import { EVENT_PAGE_FIELDS, eventBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { EventPage } from '@vitrine/ui';

export default function EventPageExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('kiln-opening', EVENT_PAGE_FIELDS));
  return event ? (
    <EventPage.Root event={event}>
      <EventPage.Title level={1} />
      <EventPage.Lead />
      <EventPage.Facts />
      <EventPage.Registration />
      <EventPage.Description />
    </EventPage.Root>
  ) : null;
}
