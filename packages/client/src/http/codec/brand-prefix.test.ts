import { expect, test } from 'vitest';
import { stripBrand, stripBrandFromKey } from './brand-prefix.ts';
import type { AnyCodec, JsonObject } from './codec.ts';
import { parse } from './parse.ts';

const brandPrefix = 'BRAND';

const kind: AnyCodec = { kind: stripBrand };
const read = (wire: unknown, codec: AnyCodec, prefix?: string) =>
  parse(wire, codec, '', { brandPrefix: prefix });

test('a provider without a prefix has no brand', () => {
  expect(read({ kind: 'BRAND_FEE' }, kind)).toEqual({ kind: 'BRAND_FEE' });
  expect(parse({ kind: 'BRAND_FEE' }, kind, '')).toEqual({ kind: 'BRAND_FEE' });
  expect(read({ kind: 'BRAND_FEE' }, kind, 'BRAND_')).toEqual({ kind: 'FEE' });
  expect(read({ brandKind: 1 }, { kind: stripBrandFromKey }, 'BRAND_')).toEqual({ kind: 1 });
});

test.each([
  ['BRAND_FEE', 'FEE'],
  ['BRANDED', 'BRANDED'],
  ['FEE', 'FEE'],
  [7, 7],
  [null, null],
])('only the whole prefix is removed from a value (%s)', (value, expected) => {
  const wire = { kind: value };
  expect(read(wire, kind, brandPrefix)).toEqual({ kind: expected });
  expect(wire).toEqual({ kind: value });
});

test('a missing field stays missing', () => {
  expect(Object.keys(read({}, kind, brandPrefix) as JsonObject)).toEqual([]);
});

test('the brand is removed from a key only if the codec declares it', () => {
  const codec: AnyCodec = { feeConfig: stripBrandFromKey, name: stripBrand };
  const wire = { brandFeeConfig: 1, brandName: 2, brand: 3 };
  expect(read(wire, codec, brandPrefix)).toEqual({ feeConfig: 1, brandName: 2, brand: 3 });
  expect(parse(wire, codec, '')).toEqual(wire);
  expect(wire).toEqual({ brandFeeConfig: 1, brandName: 2, brand: 3 });
});

test('the brand is removed on declared paths only', () => {
  const codec: AnyCodec = { feeConfig: stripBrandFromKey, fees: [{ name: stripBrand }] };
  const wire = {
    brandFeeConfig: { type: 'FEE_ADDED' },
    fees: [{ name: 'BRAND_FEE', note: 'BRAND_FEE' }],
    choices: { brandFeeConfig: 'BRAND_FEE' },
  };
  expect(read(wire, codec, brandPrefix)).toEqual({
    feeConfig: { type: 'FEE_ADDED' },
    fees: [{ name: 'FEE', note: 'BRAND_FEE' }],
    choices: { brandFeeConfig: 'BRAND_FEE' },
  });
});
