'use client';

import type { EventAction, EventAdminList } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';

/** What the bar reports after an action. */
export interface EventNotice {
  tone: 'success' | 'failed';
  text: string;
}

/** Shared context of one list's components. */
export interface EventListContextValue {
  list: EventAdminList;
  /** Heading level below the title. */
  level: HeadingLevel;
  /** Opens the dialog of an action. */
  ask: (action: EventAction, event: EventV3) => void;
  report: (notice: EventNotice | undefined) => void;
}

export const EventListContext = createContext<EventListContextValue | null>(null);

/** @throws {Error} outside an `EventList`. */
export function useEventListContext(): EventListContextValue {
  const value = useContext(EventListContext);
  if (!value) throw new Error('This component belongs in an <EventList>.');
  return value;
}
