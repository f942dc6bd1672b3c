'use client';

import type { MapUrlBuilder, RegistrationStep } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { createContext, useContext } from 'react';

/** State shared by the components of one event on the page. */
export interface EventContextValue {
  event: EventV3;
  /** The current registration step. */
  step: RegistrationStep;
  /** The platform's time in milliseconds, updated as often as this event needs it. */
  now: number;
  visitorTimeZone: string | undefined;
  mapUrl: MapUrlBuilder | null | undefined;
  /** The URL of the page, to be passed on. */
  url: string | undefined;
  /** Shows another date of a recurring event. */
  choose: ((event: EventV3) => void) | undefined;
}

export const EventContext = createContext<EventContextValue | null>(null);

/**
 * Returns the event of the current component.
 *
 * @throws {Error} outside an `EventPage.Root`.
 */
export function useEvent(): EventContextValue {
  const context = useContext(EventContext);
  if (!context) {
    throw new Error('Parts of an event need an <EventPage.Root> above them: wrap them in one.');
  }
  return context;
}
