import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wayTo } from './way-to.ts';

it('is exact where floats are not', () => {
  expect(wayTo('0.3', '0.1')).toEqual({ isReached: false, left: '0.2', part: 0.333 });
  expect(wayTo('200', '183.60')).toEqual({ isReached: false, left: '16.40', part: 0.918 });
  expect(wayTo('200.00', '200')).toEqual({ isReached: true, left: '0.00', part: 1 });
  expect(wayTo('50', '-3')).toEqual({ isReached: false, left: '50', part: 0 });
  expect(wayTo('99999999999999999999.99', '0.01')?.left).toBe('99999999999999999999.98');
});

it('says nothing where one is no amount', () => {
  for (const odd of ['', 'free', '1e3', '1,50', 'NaN', '0', '-1']) {
    expect(wayTo(odd, '1')).toBeUndefined();
  }
  expect(wayTo('10', undefined)).toBeUndefined();
  expect(wayTo('10', '∞')).toBeUndefined();
});

it('never goes beyond its ends, and what is left makes up the goal', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const text = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, cents, (goal, sum) => {
      const way = wayTo(text(goal), text(sum));
      const left = sum >= goal ? 0n : goal - sum;
      expect(way).toMatchObject({ isReached: left === 0n, left: text(left) });
      expect(way?.part).toBeGreaterThanOrEqual(0);
      expect(way?.part).toBeLessThanOrEqual(1);
    }),
  );
});
