'use client';

import type { MapUrlBuilder, RegistrationStep } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { createContext, useContext } from 'react';

/** State shared by the components of one event on the page. */
export interface EventPageContextValue {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The current registration step. */
  step: RegistrationStep;
  /** The platform's time in milliseconds, updated as often as this event needs it. */
  now: number;
  /** IANA name of the visitor's time zone, in which times are repeated. */
  visitorTimeZone: string | undefined;
  /** Builds the URL of a map from a location; null for none. */
  mapUrl: MapUrlBuilder | null | undefined;
  /** The URL of the page, to be shared. */
  url: string | undefined;
  /** Shows another date of a recurring event. */
  choose: ((event: EventV3) => void) | undefined;
}

export const EventPageContext = createContext<EventPageContextValue | null>(null);

/**
 * Returns the surrounding event, for a component of the host's own.
 *
 * @example
 * const { event, step } = useEventPageContext();
 * return step.kind === 'tickets' && <AppLink href={`/events/${event.slug}/checkout`}>Get tickets</AppLink>;
 * @throws {Error} outside an `EventPage.Root`.
 */
export function useEventPageContext(): EventPageContextValue {
  const context = useContext(EventPageContext);
  if (!context) {
    throw new Error(
      'Components of an event need an <EventPage.Root> above them: wrap them in one.',
    );
  }
  return context;
}
