import { atom, type WritableAtom } from 'jotai/vanilla';
import { steadyClockAtom } from './steady-clock.ts';
import { timeUntilAtom } from './time-until.ts';

/**
 * A wait in milliseconds: reads the remaining time, 0 without a wait, updated every second. Setting
 * it to milliseconds starts a wait.
 */
export type CooldownAtom = WritableAtom<number, [milliseconds: number], void>;

/**
 * Creates a wait that is counted to a fixed moment, so that neither throttled timers nor device
 * sleep prolong it. Create it once for each purpose, outside of rendering.
 */
export function createCooldown(): CooldownAtom {
  const untilAtom = atom<number | null>(null);
  return atom(
    (get): number => {
      const until = get(untilAtom);
      return until === null ? 0 : get(timeUntilAtom(until));
    },
    (get, set, milliseconds: number) => set(untilAtom, get(steadyClockAtom).now() + milliseconds),
  );
}
