import { atom, type WritableAtom } from 'jotai/vanilla';
import { steadyClockAtom } from './steady-clock.ts';
import { timeUntilAtom } from './time-until.ts';

/**
 * A wait in milliseconds: reads how long it still is, 0 where there is none, moving each second.
 * Set to milliseconds, it begins.
 */
export type CooldownAtom = WritableAtom<number, [milliseconds: number], void>;

/**
 * Makes a wait that is counted to a moment, so that neither a tab whose timers are slowed nor a
 * sleep makes it longer. Make it once for each thing that waits, outside of rendering.
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
