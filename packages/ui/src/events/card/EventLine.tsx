'use client';

import { eventClockAtom, getEventTransitions, useAtomValue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMemo } from 'react';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { EventOffer } from './EventOffer.tsx';
import { getEventLabels } from './event-labels.ts';

/** The title of an event above its day, and what it costs: the content of a line of suggestions. */
export default function EventLine({ event }: { event: EventV3 }) {
  const moments = useMemo(() => getEventTransitions([event]), [event]);
  const now = useAtomValue(eventClockAtom(moments));
  const labels = getEventLabels(event, { ...useUi(), now });
  return (
    <>
      <div>
        <Text as="p" variant="bodyStrong">
          <bdi>{labels.title}</bdi>
        </Text>
        <Text as="p" variant="caption" tone="muted">
          <bdi>{labels.date}</bdi>
        </Text>
      </div>
      <EventOffer labels={labels} />
    </>
  );
}
