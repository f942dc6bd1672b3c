'use client';

import type { EventList } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import { isPlainMessageKey } from '../../messages/message-catalog.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/events.ts';

/** State shared by the components of one event list. */
export interface EventListContextValue {
  /**
   * The list: `stateAtom` has what is chosen and changes it, `viewAtom` the current view, and
   * `resultAtom` the events.
   */
  list: EventList;
  /** Labels for tabs and facets, by their ids. */
  labels: Readonly<Record<string, string>>;
}

export const EventListContext = createContext<EventListContextValue | null>(null);

/**
 * Returns the surrounding event list, for controls of the host's own.
 *
 * @example
 * const { list } = useEventListContext();
 * const { total } = useAtomValue(list.resultAtom);
 * @throws {Error} outside an `EventList.Root`.
 */
export function useEventListContext(): EventListContextValue {
  const value = useContext(EventListContext);
  if (!value)
    throw new Error(
      'A component of an event list needs an <EventList.Root list={…}> above it: wrap it in one.',
    );
  return value;
}

/** Returns the label of a tab or a facet: the host's, else the message, else its id. */
export function useEventLabels(): (kind: 'tab' | 'facet', id: string) => string {
  const { labels } = useEventListContext();
  const { t } = useUi();
  return (kind, id) => {
    const key = `events.${kind}.${id}`;
    return labels[id] ?? (isPlainMessageKey(key) ? t(key) : id);
  };
}
