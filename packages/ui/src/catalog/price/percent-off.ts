import { asScaled } from '@vitrine/atoms';

/**
 * Returns the discount in integer percent, rounding half up; 0 if it is not lower. Exact: both are
 * decimal strings and stay integers.
 */
export function getPercentOff(was: string, now: string): number {
  const amounts = asScaled(was, now);
  if (!amounts || amounts.left <= amounts.right) return 0;
  const { left: before, right: after } = amounts;
  return Number(((before - after) * 200n + before) / (before * 2n));
}

/** Whether one amount is greater than another, exactly. */
export function isGreaterAmount(one: string, other: string): boolean {
  const amounts = asScaled(one, other);
  return amounts !== undefined && amounts.left > amounts.right;
}
