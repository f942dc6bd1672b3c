import { fromEuros } from '../core/money.ts';
import { idOf } from '../core/random.ts';
import { collectionIdOf } from './names.ts';
import type { Coupon } from './shop.ts';

const coupon = (
  code: string,
  name: string,
  rest: Omit<Coupon, 'id' | 'code' | 'name'>,
): Coupon => ({
  id: idOf(`coupon/${code}`),
  code,
  name,
  ...rest,
});

/** The codes that Fenn House takes, the one that it took once, and the one that it will take. */
export const COUPONS: readonly Coupon[] = [
  coupon('FIRSTLIGHT', '10 % off your first order', { takes: { percent: 10 } }),
  coupon('WARMROOM', '€15 off', { takes: { amount: fromEuros(15) } }),
  coupon('POSTFREE', 'Free delivery', { takes: 'delivery' }),
  coupon('LATESUPPER', '€40 off from €250', {
    takes: { amount: fromEuros(40) },
    minimum: fromEuros(250),
  }),
  coupon('CANDLENIGHT', '20 % off everything in Light', {
    takes: { percent: 20 },
    collectionId: collectionIdOf('light'),
  }),
  coupon('MIDSUMMER', '10 % off until midsummer 2026', {
    takes: { percent: 10 },
    endsAt: Date.UTC(2026, 5, 24),
  }),
  coupon('SNOWDROP', '10 % off from February 2027', {
    takes: { percent: 10 },
    startsAt: Date.UTC(2027, 1, 1),
  }),
  coupon('NEWHERE', '€5 off, once', { takes: { amount: fromEuros(5) }, oncePerCustomer: true }),
  coupon('HOUSEFRIEND', '15 % off for members', { takes: { percent: 15 }, membersOnly: true }),
];
