import type { PriceData, Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { labelFigures, priceFigures } from './price-figures.ts';

const prices = (change: Partial<PriceData> = {}): PriceData => ({
  currency: 'EUR',
  price: 38,
  discountedPrice: 32,
  ...change,
});

describe('priceFigures', () => {
  it('takes the words of the platform where it has some', () => {
    const formatted = { price: '€38.00', discountedPrice: '€32.00' };
    expect(priceFigures(prices({ formatted }), {})).toMatchObject({
      now: { amount: '32', currency: 'EUR', formatted: '€32.00' },
      was: { formatted: '€38.00' },
    });
  });

  it('has no price before when nothing is taken off', () => {
    expect(priceFigures(prices({ discountedPrice: 38 }), {})).toEqual({
      now: { amount: '38', currency: 'EUR' },
    });
  });

  it('says the per cent of the product, and works them out only for an amount', () => {
    const percent = { discount: { type: 'PERCENT', value: 15 } } as const;
    const amount = { discount: { type: 'AMOUNT', value: 6 } } as const;
    expect(priceFigures(prices(), percent)?.off).toBe(15);
    expect(priceFigures(prices(), amount)?.off).toBe(16);
  });

  it('says the price of a unit only when it is known which', () => {
    const unit = {
      totalQuantity: 450,
      totalMeasurementUnit: 'G',
      baseQuantity: 100,
      baseMeasurementUnit: 'G',
    } as const;
    const priced = prices({ pricePerUnit: 7.11 });
    expect(priceFigures(priced, { pricePerUnitData: unit })?.perUnit).toEqual({
      price: { amount: '7.11', currency: 'EUR' },
      quantity: 100,
      unit: 'G',
    });
    expect(priceFigures(priced, {})?.perUnit).toBeUndefined();
    expect(priceFigures(prices(), { pricePerUnitData: unit })?.perUnit).toBeUndefined();
  });

  it('is nothing when there is no price to say', () => {
    expect(priceFigures(undefined, {})).toBeUndefined();
    expect(priceFigures(prices({ discountedPrice: Number.NaN }), {})).toBeUndefined();
  });
});

describe('labelFigures', () => {
  const product = (priceRange: Product['priceRange']) =>
    ({ priceData: prices(), priceRange }) as Product;

  it('says “from” when the product shown is the cheapest of several prices', () => {
    expect(labelFigures(product({ minValue: 32, maxValue: 56 }))?.from).toBe(true);
  });

  it('says the price of the product shown when others cost less, or all cost the same', () => {
    expect(labelFigures(product({ minValue: 18, maxValue: 56 }))?.from).toBeUndefined();
    expect(labelFigures(product({ minValue: 32, maxValue: 32 }))?.from).toBeUndefined();
  });

  it('reads the price of an earlier form of the interface', () => {
    expect(labelFigures({ price: prices() } as Product)?.now.amount).toBe('32');
  });
});
