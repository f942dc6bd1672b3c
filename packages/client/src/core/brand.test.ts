import { expect, test } from 'vitest';
import { toBrand, toBrandedKey, withoutBrand } from './brand.ts';
import { parse } from './parse.ts';
import { toSettings } from './settings.ts';
import type { AnyShape } from './shape.ts';

const brandOf = (brandPrefix?: string) =>
  toBrand(
    toSettings('client-1', {
      apiBaseUrl: 'https://platform.example',
      ...(brandPrefix && { brandPrefix }),
    }),
  );

test('a provider without a prefix has no brand', () => {
  expect(brandOf()).toBeUndefined();
  expect(brandOf('BRAND_')).toEqual({ value: 'BRAND_', key: 'brand' });
});

test('a value loses the prefix, and only the whole prefix', () => {
  const brand = brandOf('BRAND');
  expect(withoutBrand('BRAND_FEE', brand)).toBe('FEE');
  expect(withoutBrand('BRANDED', brand)).toBe('BRANDED');
  expect(withoutBrand('FEE', brand)).toBe('FEE');
  expect(withoutBrand(7, brand)).toBe(7);
  expect(withoutBrand('BRAND_FEE', undefined)).toBe('BRAND_FEE');
});

test('a key carries the brand in camel case', () => {
  expect(toBrandedKey('feeConfig', { value: 'BRAND_', key: 'brand' })).toBe('brandFeeConfig');
});

test('a key loses the brand only where the shape says that it stands there', () => {
  const shape: AnyShape = { feeConfig: 'branded-key', name: 'branded' };
  const wire = { brandFeeConfig: 1, brandName: 2, brand: 3 };
  expect(parse(wire, shape, '', brandOf('BRAND'))).toEqual({
    feeConfig: 1,
    brandName: 2,
    brand: 3,
  });
  expect(parse(wire, shape, '')).toEqual(wire);
});

test('the brand is taken off on declared paths only', () => {
  const shape: AnyShape = { feeConfig: 'branded-key', fees: [{ name: 'branded' }] };
  const wire = {
    brandFeeConfig: { type: 'FEE_ADDED' },
    fees: [{ name: 'BRAND_FEE', note: 'BRAND_FEE' }],
    choices: { brandFeeConfig: 'BRAND_FEE' },
  };
  expect(parse(wire, shape, '', brandOf('BRAND'))).toEqual({
    feeConfig: { type: 'FEE_ADDED' },
    fees: [{ name: 'FEE', note: 'BRAND_FEE' }],
    choices: { brandFeeConfig: 'BRAND_FEE' },
  });
});
