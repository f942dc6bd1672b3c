import { eventClockAtom, useAtomValue } from '@vitrine/atoms';

const noMoments: readonly number[] = [];

/** The platform's time in milliseconds, as it was when this was rendered. */
export function useNow(): number {
  return useAtomValue(eventClockAtom(noMoments));
}
