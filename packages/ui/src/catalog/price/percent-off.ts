const decimal = /^\d+(\.\d+)?$/;

const digitsAfterPoint = (amount: string) => amount.split('.')[1]?.length ?? 0;

function units(amount: string, digits: number): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(digits, '0'));
}

/**
 * How much less, in whole per cent, half a per cent upwards; 0 when it is not less. Exact: both are
 * decimal strings and stay integers.
 */
export function percentOff(was: string, now: string): number {
  if (!decimal.test(was) || !decimal.test(now)) return 0;
  const digits = Math.max(digitsAfterPoint(was), digitsAfterPoint(now));
  const [before, after] = [units(was, digits), units(now, digits)];
  if (before <= after) return 0;
  return Number(((before - after) * 200n + before) / (before * 2n));
}
