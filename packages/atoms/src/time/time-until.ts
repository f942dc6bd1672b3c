import { atom } from 'jotai/vanilla';
import { weakFamily } from '../utils/weak-family.ts';
import { getDisplayTime } from './steady-clock.ts';

const SECOND_MS = 1000;

/** Changes every second while subscribed, and when a suspended page is visible again. */
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

/** Milliseconds until a moment, by the platform's clock: updated every second, never below 0. */
export const timeUntilAtom = weakFamily(
  (moment: number) =>
    atom((get): number => {
      get(tickAtom);
      return Math.max(0, moment - getDisplayTime(get));
    }),
  String,
);
