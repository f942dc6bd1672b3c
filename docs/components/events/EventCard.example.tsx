import { eventBySlugAtom, eventClockAtom, getEventTransitions, useAtomValue } from '@vitrine/atoms';
import { EventCard, Skeleton } from '@vitrine/ui';

export default function EventCardExample() {
  const { data: event } = useAtomValue(
    eventBySlugAtom('resonance-for-nine-strings', ['DETAILS', 'REGISTRATION']),
  );
  const now = useAtomValue(eventClockAtom(getEventTransitions(event ? [event] : [])));
  return (
    <div style={{ maxInlineSize: 240 }}>
      {event ? (
        <EventCard event={event} now={now} level={3} />
      ) : (
        <Skeleton.Root>
          <EventCard loading />
        </Skeleton.Root>
      )}
    </div>
  );
}
