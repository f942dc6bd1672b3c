import type { EventV3 } from '@vitrine/client/events';
import { type ComponentType, lazy, Suspense } from 'react';
import { Text } from '../primitives/text/Text.tsx';

interface EventLineProps {
  event: EventV3;
}

const Title = ({ event }: EventLineProps) => (
  <Text as="p" variant="bodyStrong">
    <bdi>{event.title}</bdi>
  </Text>
);

/** Sites without events never need its code. If it fails to load, the line has the title only. */
const EventLine = lazy<ComponentType<EventLineProps>>(() =>
  import('../events/card/EventLine.tsx').catch(() => ({ default: Title })),
);

/** Returns the content of an event's line below a search field. */
export const renderEventLine = (event: EventV3) => (
  <Suspense fallback={<Title event={event} />}>
    <EventLine event={event} />
  </Suspense>
);
