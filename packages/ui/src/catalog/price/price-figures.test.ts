import type { PriceData, Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import {
  getCardFigures,
  getPriceFigures,
  getRangeFigures,
  type Reduction,
} from './price-figures.ts';

const prices = (change: Partial<PriceData> = {}): PriceData => ({
  currency: 'EUR',
  price: 38,
  discountedPrice: 32,
  ...change,
});

describe('getPriceFigures', () => {
  it('uses the platform’s formatted price if it has one', () => {
    const formatted = { price: '€38.00', discountedPrice: '€32.00' };
    expect(getPriceFigures(prices({ formatted }), {})).toMatchObject({
      now: { amount: '32', currency: 'EUR', formatted: '€32.00' },
      was: { formatted: '€38.00' },
    });
  });

  it('has no previous price without a discount', () => {
    expect(getPriceFigures(prices({ discountedPrice: 38 }), {})).toEqual({
      now: { amount: '38', currency: 'EUR' },
    });
  });

  it('C6 returns a set percentage, and an amount as a percentage or unchanged', () => {
    const off = (discount: Product['discount'], reduction?: Reduction) =>
      getPriceFigures(prices(), { discount }, reduction)?.off;
    expect(off({ type: 'PERCENT', value: 12.5 })).toBe(12.5);
    expect(off({ type: 'AMOUNT', value: 6 })).toBe(16);
    expect(off({ type: 'AMOUNT', value: 6 }, 'as-set')).toEqual({ amount: '6', currency: 'EUR' });
  });

  it('calculates the percentage only if the discount is missing or unknown', () => {
    const off = (discount?: unknown) =>
      getPriceFigures(prices(), { discount: discount as Product['discount'] })?.off;
    expect([off(), off({ type: 'UNDEFINED', value: 0 })]).toEqual([16, 16]);
    expect(off({ type: 'BUY_ONE_GET_ONE', value: 1 })).toBe(16);
    expect(off({ type: 'PERCENT', value: Number.NaN })).toBe(16);
  });

  it('has no reduction if the discount is less than half a percent', () => {
    const tiny = prices({ price: 1000, discountedPrice: 999 });
    expect(getPriceFigures(tiny, {})).toEqual({
      now: { amount: '999', currency: 'EUR' },
      was: { amount: '1000', currency: 'EUR' },
    });
  });

  it('has no reduction if a discount is set but the price is the same', () => {
    const discount = { type: 'PERCENT', value: 15 } as const;
    expect(getPriceFigures(prices({ discountedPrice: 38 }), { discount })?.off).toBeUndefined();
  });

  it('returns the unit price only if the unit is known', () => {
    const unit = {
      totalQuantity: 450,
      totalMeasurementUnit: 'G',
      baseQuantity: 100,
      baseMeasurementUnit: 'G',
    } as const;
    const priced = prices({ pricePerUnit: 7.11 });
    expect(getPriceFigures(priced, { pricePerUnitData: unit })?.perUnit).toEqual({
      price: { amount: '7.11', currency: 'EUR' },
      quantity: 100,
      unit: 'G',
    });
    expect(getPriceFigures(priced, {})?.perUnit).toBeUndefined();
    expect(getPriceFigures(prices(), { pricePerUnitData: unit })?.perUnit).toBeUndefined();
  });

  it('omits the unit price without a base quantity', () => {
    const unit = (baseQuantity: number) =>
      ({ baseQuantity, baseMeasurementUnit: 'G' }) as Product['pricePerUnitData'];
    const perUnit = (pricePerUnitData: Product['pricePerUnitData']) =>
      getPriceFigures(prices({ pricePerUnit: 7.11 }), { pricePerUnitData })?.perUnit;
    expect(perUnit(unit(0))).toBeUndefined();
    expect(perUnit(unit(Number.NaN))).toBeUndefined();
    expect(perUnit(unit(100))?.quantity).toBe(100);
  });

  it('returns undefined without a price', () => {
    expect(getPriceFigures(undefined, {})).toBeUndefined();
    for (const strange of [Number.NaN, Number.POSITIVE_INFINITY, -5, 'free', null, 1e-9]) {
      const discountedPrice = strange as number;
      expect(getPriceFigures(prices({ discountedPrice }), {})).toBeUndefined();
    }
  });

  it('reads string amounts and huge amounts to the last digit', () => {
    const now = (discountedPrice: unknown) =>
      getPriceFigures(prices({ discountedPrice: discountedPrice as number }), {})?.now.amount;
    expect(now('32.10')).toBe('32.10');
    expect(now('9007199254740993.01')).toBe('9007199254740993.01');
    expect(now(1e21)).toBe('1000000000000000000000');
    expect(now(0)).toBe('0');
  });
});

describe('getCardFigures', () => {
  const product = (priceRange: Product['priceRange']) =>
    ({ priceData: prices(), priceRange }) as Product;

  it('returns “from” if the product shown is the cheapest of several prices', () => {
    expect(getCardFigures(product({ minValue: 32, maxValue: 56 }))?.from).toBe(true);
  });

  it('returns the exact price if others cost less or all cost the same', () => {
    expect(getCardFigures(product({ minValue: 18, maxValue: 56 }))?.from).toBeUndefined();
    expect(getCardFigures(product({ minValue: 32, maxValue: 32 }))?.from).toBeUndefined();
  });

  it('reads the price of an earlier API version', () => {
    expect(getCardFigures({ price: prices() } as Product)?.now.amount).toBe('32');
  });
});

describe('getRangeFigures', () => {
  const product = (priceRange: Product['priceRange']) =>
    ({ priceData: prices(), priceRange }) as Product;

  it('returns the lowest and highest price, and no previous price', () => {
    expect(getRangeFigures(product({ minValue: 18, maxValue: 56 }))).toEqual({
      now: { amount: '18', currency: 'EUR' },
      upTo: { amount: '56', currency: 'EUR' },
    });
  });

  it('returns one price if all cost the same or the range is invalid', () => {
    const own = getCardFigures(product(undefined));
    expect(getRangeFigures(product({ minValue: 32, maxValue: 32 }))).toEqual(own);
    expect(getRangeFigures(product({ minValue: 56, maxValue: 18 }))).toEqual(own);
    expect(getRangeFigures(product({ minValue: Number.NaN, maxValue: 18 }))).toEqual(own);
    expect(getRangeFigures({} as Product)).toBeUndefined();
  });
});
