'use client';

import { dayClockAtom, useAtomValue } from '@vitrine/atoms';
import { useVisitorTimeZone } from './use-visitor-time-zone.ts';

/**
 * Returns the platform's time in milliseconds, as of this render. The component renders again at
 * midnight in the time zone: by default that of the visitor's device, and UTC on a server.
 */
export function useNow(timeZone?: string): number {
  const visitorTimeZone = useVisitorTimeZone();
  const readClock = useAtomValue(dayClockAtom(timeZone ?? visitorTimeZone ?? 'UTC'));
  return readClock();
}
