import { eventClockAtom, getEventTransitions, useAtomValue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMemo } from 'react';

/**
 * Returns the platform's time in milliseconds. The component renders again when something changes for
 * visitors of one of the events. The list must be the same in each render, until its events change.
 */
export function useEventClock(events: readonly EventV3[]): number {
  const moments = useMemo(() => getEventTransitions(events), [events]);
  return useAtomValue(eventClockAtom(moments));
}
