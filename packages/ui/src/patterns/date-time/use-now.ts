'use client';

import { eventClockAtom, useAtomValue } from '@vitrine/atoms';

const noMoments: readonly number[] = [];

/** Returns the platform's time in milliseconds, as of this render. */
export function useNow(): number {
  return useAtomValue(eventClockAtom(noMoments));
}
