import fc from 'fast-check';
import { expect, it } from 'vitest';
import { progressTowards } from './goal-progress.ts';

it('is exact beyond floats', () => {
  expect(progressTowards('0.3', '0.1')).toEqual({ isReached: false, left: '0.2', fraction: 0.333 });
  expect(progressTowards('200', '183.60')).toEqual({
    isReached: false,
    left: '16.40',
    fraction: 0.918,
  });
  expect(progressTowards('200.00', '200')).toEqual({ isReached: true, left: '0.00', fraction: 1 });
  expect(progressTowards('50', '-3')).toEqual({ isReached: false, left: '50', fraction: 0 });
  expect(progressTowards('99999999999999999999.99', '0.01')?.left).toBe('99999999999999999999.98');
});

it('returns nothing if a value is not an amount', () => {
  for (const odd of ['', 'free', '1e3', '1,50', 'NaN', '0', '-1']) {
    expect(progressTowards(odd, '1')).toBeUndefined();
  }
  expect(progressTowards('10', undefined)).toBeUndefined();
  expect(progressTowards('10', '∞')).toBeUndefined();
});

it('stays within its limits, and the remainder completes the goal', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const text = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, cents, (goal, amount) => {
      const way = progressTowards(text(goal), text(amount));
      const left = amount >= goal ? 0n : goal - amount;
      expect(way).toMatchObject({ isReached: left === 0n, left: text(left) });
      expect(way?.fraction).toBeGreaterThanOrEqual(0);
      expect(way?.fraction).toBeLessThanOrEqual(1);
    }),
  );
});
