'use client';

import {
  eventClockAtom,
  getEventTransitions,
  registrationStep,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ComponentProps, useMemo } from 'react';
import { EventPageContext, type EventPageContextValue } from './event-page-context.ts';
import { getPageUrl } from './get-page-url.ts';

export interface EventRootProps
  extends Omit<ComponentProps<'article'>, 'onSelect'>,
    Partial<Pick<EventPageContextValue, 'visitorTimeZone' | 'mapUrl' | 'url'>> {
  /** The event, as the client returns it. */
  event: EventV3;
  /**
   * Shows another date of a recurring event. Without it, `EventPage.Dates` renders nothing.
   */
  onSelect?: (event: EventV3) => void;
}

/**
 * One event. What visitors can do changes by the platform's clock, at the moments that the event
 * has, and is read again then. See docs/reference/events.mdx and docs/reference/states.mdx.
 */
export function EventRoot({
  event,
  visitorTimeZone,
  mapUrl,
  url,
  onSelect,
  children,
  ...rest
}: EventRootProps) {
  const moments = useMemo(() => getEventTransitions([event]), [event]);
  const now = useAtomValue(eventClockAtom(moments));
  const step = registrationStep(event, now);
  const context = {
    ...{ event, step, now, visitorTimeZone, mapUrl },
    url: url ?? getPageUrl(event.eventPageUrl),
    choose: onSelect,
  };
  return (
    <article {...rest}>
      <EventPageContext value={context}>{children}</EventPageContext>
    </article>
  );
}
