import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPriceForMargin, type PriceValues, summarizePrice } from './price-margin.ts';

const candle: PriceValues = {
  price: '40',
  discountType: 'AMOUNT',
  discountValue: '6',
  cost: '15.2',
};

describe('summarizePrice', () => {
  it('H8 has what shoppers pay, the profit and the margin', () => {
    expect(summarizePrice(candle)).toEqual({
      ...{ shoppersPay: '34.00', profit: '18.80', margin: '55.3', isBelowCost: false },
    });
    expect(summarizePrice({ ...candle, discountType: 'PERCENT', discountValue: '70' })).toEqual({
      ...{ shoppersPay: '12.00', profit: '-3.20', margin: '-26.7', isBelowCost: true },
    });
  });

  it('H8 has the decimals of the currency', () => {
    const values = { ...candle, price: '2505', cost: '1200' };
    expect(summarizePrice({ ...values, discountValue: '500' }, 'JPY')).toEqual({
      ...{ shoppersPay: '2005', profit: '805', margin: '40.1', isBelowCost: false },
    });
    const percent = { ...values, discountType: 'PERCENT', discountValue: '15' } as const;
    expect(summarizePrice(percent, 'JPY')).toMatchObject({ shoppersPay: '2129', profit: '929' });
    expect(summarizePrice(percent, 'KWD')).toMatchObject({ shoppersPay: '2129.25' });
  });

  it('has nothing of what is missing or no number', () => {
    const none = { profit: undefined, margin: undefined, isBelowCost: false };
    expect(summarizePrice({ ...candle, cost: '' })).toEqual({ ...none, shoppersPay: '34.00' });
    const typed = { ...candle, price: { typed: '38,00' } };
    expect(summarizePrice(typed)).toEqual({ ...none, shoppersPay: undefined });
    expect(summarizePrice({ ...candle, price: '6' })).toMatchObject({ margin: undefined });
  });
});

describe('getPriceForMargin', () => {
  it('H8 returns the price before the discount', () => {
    expect(getPriceForMargin('55.29', candle)).toBe('40.00');
    expect(getPriceForMargin('50', { ...candle, discountType: 'NONE' })).toBe('30.40');
    const half = { ...candle, discountType: 'PERCENT', discountValue: '50' } as const;
    expect(getPriceForMargin('50', half)).toBe('60.80');
    expect(getPriceForMargin('-10', { ...candle, discountType: 'NONE' })).toBe('13.82');
  });

  it('H8 is rounded once, to the decimals of the currency', () => {
    const yen = { ...candle, discountType: 'NONE', cost: '1250' } as const;
    expect(getPriceForMargin('50', yen, 'JPY')).toBe('2500');
    expect(getPriceForMargin('33', { ...yen, cost: '1000' }, 'JPY')).toBe('1493');
    const amount = { ...yen, discountType: 'AMOUNT', discountValue: '600' } as const;
    expect(getPriceForMargin('33', { ...amount, cost: '1000' }, 'JPY')).toBe('2093');
    const half = { ...yen, discountType: 'PERCENT', discountValue: '50' } as const;
    expect(getPriceForMargin('50', half, 'JPY')).toBe('5000');
    expect(getPriceForMargin('33', { ...half, cost: '1000' }, 'JPY')).toBe('2985');
    expect(getPriceForMargin('50', { ...yen, cost: '1250.25' }, 'KWD')).toBe('2500.50');
    // 2,385.4962: hundredths that are rounded again would be 2386.
    expect(getPriceForMargin('47.6', yen, 'JPY')).toBe('2385');
  });

  it('returns nothing where no price has this margin', () => {
    expect(getPriceForMargin('100', candle)).toBeUndefined();
    expect(getPriceForMargin('50', { ...candle, cost: '' })).toBeUndefined();
    const free = { ...candle, discountType: 'PERCENT', discountValue: '100' } as const;
    expect(getPriceForMargin('50', free)).toBeUndefined();
    expect(getPriceForMargin('12.345', candle)).toBeUndefined();
  });

  it('H8 leads to a price with the typed margin, up to the rounding of a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.integer({ min: -500, max: 900 }),
        fc.constantFrom(...(['NONE', 'AMOUNT', 'PERCENT'] as const)),
        fc.integer({ min: 0, max: 60 }),
        (cents, tenths, discountType, off) => {
          const values: PriceValues = {
            ...{ price: '', discountType, discountValue: String(off), cost: String(cents / 100) },
          };
          const price = getPriceForMargin(String(tenths / 10), values);
          const { margin } = summarizePrice({ ...values, price: price ?? '' });
          // A cent of the price is at most this part of what shoppers pay.
          const tolerance = 0.1 + 200 / cents;
          expect(Math.abs(Number(margin) - tenths / 10)).toBeLessThanOrEqual(tolerance);
        },
      ),
    );
  });
});
