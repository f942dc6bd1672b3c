import { asScaled, fromScaled } from '@vitrine/atoms';

/** How far an amount is from another one. */
export interface GoalProgress {
  isReached: boolean;
  /** What is missing: a decimal string; zero once it is reached. */
  left: string;
  /** How much of the way is done, from 0 to 1. */
  fraction: number;
}

/**
 * How far a sum is on its way to a goal, exact to the digit. A sum below zero has all of it before
 * it; nothing where one is no amount.
 */
export function progressTowards(goal: string, sum = ''): GoalProgress | undefined {
  const pieces = asScaled(goal, /^-\d/.test(sum) ? '0' : sum);
  if (!pieces || pieces.left === 0n) return undefined;
  const { left: all, right: done, digits } = pieces;
  const left = done >= all ? 0n : all - done;
  return {
    isReached: left === 0n,
    left: fromScaled(left, digits),
    fraction: Number(((all - left) * 1000n) / all) / 1000,
  };
}
