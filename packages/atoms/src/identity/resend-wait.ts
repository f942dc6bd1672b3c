import { atom } from 'jotai/vanilla';
import { steadyClockAtom } from '../core/steady-clock.ts';
import { timeUntilAtom } from '../core/time-until.ts';

const untilAtom = atom<number | null>(null);

/**
 * How many milliseconds somebody has to wait before another code may be asked for: counted to a
 * moment, so that neither a tab whose timers are slowed nor a sleep makes it longer, and moving each
 * second. Set to milliseconds, it begins a wait.
 */
export const resendWaitAtom = atom(
  (get): number => {
    const until = get(untilAtom);
    return until === null ? 0 : get(timeUntilAtom(until));
  },
  (get, set, milliseconds: number) => set(untilAtom, get(steadyClockAtom).now() + milliseconds),
);
