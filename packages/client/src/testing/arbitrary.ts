import fc from 'fast-check';
import { stripBrand, stripBrandFromKey } from '../http/codec/brand-prefix.ts';
import type { AnyField } from '../http/codec/codec.ts';

const freeForm = fc.dictionary(
  fc.constantFrom('id', '_id', 'createdDate', 'price', 'Größe'),
  fc.oneof(fc.string(), fc.integer(), fc.constantFrom('NaN', '2026-03-01T12:00:00.000Z')),
);

const number = fc
  .oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1))
  .filter((value) => !Object.is(value, -0));

/**
 * Values of a codec: its fields may be set, null or missing, besides free-form maps with the keys
 * and texts that a heuristic would misinterpret.
 */
export function shapedValue(field: AnyField): fc.Arbitrary<unknown> {
  if (field === 'id') return fc.string();
  if (field === 'date') {
    return fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
  }
  if (field === 'number') return number;
  if (field === stripBrand) return fc.string();
  if (field === stripBrandFromKey) return freeForm;
  if (Array.isArray(field)) return fc.array(shapedValue(field[0]), { maxLength: 2 });
  const entries = Object.entries(field as Record<string, AnyField>).map(
    ([key, inner]) => [key, fc.option(shapedValue(inner), { freq: 8 })] as const,
  );
  return fc.record(
    { ...Object.fromEntries(entries), free: freeForm, title: fc.string() },
    { requiredKeys: [] },
  );
}
