import { asScaled, fromScaled } from '@vitrine/atoms';

/** Progress of an amount towards a goal. */
export interface GoalProgress {
  isReached: boolean;
  /** The remaining amount: a decimal string; zero once the goal is reached. */
  left: string;
  /** Completed fraction, from 0 to 1. */
  fraction: number;
}

/**
 * Returns the exact progress of an amount towards a goal. A negative amount counts as zero
 * progress; nothing if one of them is invalid.
 */
export function progressTowards(goal: string, amount = ''): GoalProgress | undefined {
  const pieces = asScaled(goal, /^-\d/.test(amount) ? '0' : amount);
  if (!pieces || pieces.left === 0n) return undefined;
  const { left: all, right: done, digits } = pieces;
  const left = done >= all ? 0n : all - done;
  return {
    isReached: left === 0n,
    left: fromScaled(left, digits),
    fraction: Number(((all - left) * 1000n) / all) / 1000,
  };
}
