import type { EventList } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { createContext, type ElementType, useContext } from 'react';
import { isPlainMessageKey } from '../../messages/message-catalog.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** State shared by the components of one event list. */
export interface EventListContextValue {
  list: EventList;
  /** Labels for tabs and facets, by their ids. */
  labels: Readonly<Record<string, string>>;
  /** The URL of an event's page. */
  getHref: (event: EventV3) => string;
  /** A router's link. */
  linkComponent?: ElementType | undefined;
}

export const EventListContext = createContext<EventListContextValue | null>(null);

/** @throws {Error} outside an `EventList.Root`. */
export function useEventList(): EventListContextValue {
  const value = useContext(EventListContext);
  if (!value) throw new Error('This part needs an <EventList.Root list={…}> above it.');
  return value;
}

/** Returns the label of a tab or a facet: the host's, else the message, else its id. */
export function useEventLabels(): (kind: 'tab' | 'facet', id: string) => string {
  const { labels } = useEventList();
  const { t } = useUi();
  return (kind, id) => {
    const key = `events.${kind}.${id}`;
    return labels[id] ?? (isPlainMessageKey(key) ? t(key) : id);
  };
}
