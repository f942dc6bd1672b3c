import { asScaled } from '@vitrine/atoms';

/**
 * How much less, in whole per cent, half a per cent upwards; 0 when it is not less. Exact: both are
 * decimal strings and stay integers.
 */
export function getPercentOff(was: string, now: string): number {
  const amounts = asScaled(was, now);
  if (!amounts || amounts.left <= amounts.right) return 0;
  const { left: before, right: after } = amounts;
  return Number(((before - after) * 200n + before) / (before * 2n));
}

/** Whether one amount is more than another, to the last digit. */
export function isGreaterAmount(one: string, other: string): boolean {
  const amounts = asScaled(one, other);
  return amounts !== undefined && amounts.left > amounts.right;
}
