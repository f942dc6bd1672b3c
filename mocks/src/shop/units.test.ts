import { expect, test } from 'vitest';
import { newAdmin } from '../testing/admin.ts';
import { areAlike, sizeOf, UNITS } from './units.ts';

test('units of one kind can be compared, and others can’t', () => {
  expect(areAlike('ML', 'GAL')).toBe(true);
  expect(areAlike('ML', 'G')).toBe(false);
  expect(sizeOf('L') / sizeOf('CL')).toBe(100);
  expect(UNITS).not.toContain('UNSPECIFIED');
  expect(new Set(UNITS).size).toBe(21);
});

test.each<[object, number | undefined]>([
  [
    { totalQuantity: 2, totalMeasurementUnit: 'KG', baseQuantity: 100, baseMeasurementUnit: 'G' },
    0.5,
  ],
  [
    { totalQuantity: 50, totalMeasurementUnit: 'CL', baseQuantity: 1, baseMeasurementUnit: 'L' },
    20,
  ],
  [
    {
      totalQuantity: 0.01,
      totalMeasurementUnit: 'ML',
      baseQuantity: 1e9 - 1,
      baseMeasurementUnit: 'CBM',
    },
    undefined,
  ],
])('the price of ten euros per unit of %j is %j', async (pricePerUnitData, expected) => {
  const { write } = newAdmin();
  const product = { name: 'Salt', priceData: { price: 10 }, pricePerUnitData };
  const { status, body } = await write('POST', '/v1/products', { product });
  expect([status, body.product.priceData.pricePerUnit]).toEqual([200, expected]);
});
