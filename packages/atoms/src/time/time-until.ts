import { atom } from 'jotai/vanilla';
import { weakFamily } from '../utils/weak-family.ts';
import { steadyClockAtom } from './steady-clock.ts';

const SECOND_MS = 1000;

/** Moves each second while someone subscribes, and when a page is seen again that was asleep. */
const tickAtom = atom(0);
tickAtom.onMount = (set) => {
  const tick = () => set((count) => count + 1);
  const timer = setInterval(tick, SECOND_MS);
  globalThis.addEventListener?.('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener?.('visibilitychange', tick);
  };
};

/** How many milliseconds there are until a moment, by the platform's clock: moving each second, never below 0. */
export const timeUntilAtom = weakFamily(
  (moment: number) =>
    atom((get): number => {
      get(tickAtom);
      return Math.max(0, moment - get(steadyClockAtom).now());
    }),
  String,
);
