import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPostalCodeRequirement } from './address-format.ts';
import { formatPostalCode, getPostalCodeExample } from './format-postal-code.ts';

describe('formatPostalCode', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['NL', '1234ab', '1234 AB'],
    ['SE', '11455', '114 55'],
    ['PL', '00 001', '00-001'],
    ['JP', '１０００００１', '100-0001'],
    ['DE', 'DE-24937', '24937'],
    ['DK', ' 9000 ', '9000'],
    ['DK', '۹۰۰۰', '9000'],
    ['DK', '٩٠٠٠', '9000'],
    ['US', '10001', '10001'],
    ['US', '100012345', '10001-2345'],
    ['PT', '1000–001', '1000-001'],
    ['PE', ' 15 001 ', '15001'],
    ['KR', '03051', '03051'],
    ['LV', '1010', 'LV-1010'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['XX', ' 15 001 ', '15 001'],
  ])('formats %s %s as %s', (country, typed, expected) => {
    expect(formatPostalCode(country, typed)).toBe(expected);
  });

  it.each([
    ['DK', '90000'],
    ['DK', 'Aalborg'],
    ['DK', ''],
    ['GB', '12345'],
    ['CA', '123456'],
    ['DE', 'DE'],
  ])('rejects %s %s', (country, typed) => {
    expect(formatPostalCode(country, typed)).toBeUndefined();
  });

  const known = [
    'AT',
    'BR',
    'CA',
    'CZ',
    'DE',
    'GB',
    'IE',
    'JP',
    'MT',
    'NL',
    'PL',
    'PT',
    'SE',
    'US',
  ];

  it('accepts its own example in any notation', () => {
    const between = fc.constantFrom('', ' ', '-', '  ', ' – ', '.');
    const typing = fc.array(fc.tuple(fc.boolean(), between), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...known), typing, (country, how) => {
        const example = getPostalCodeExample(country) ?? '';
        const typed = [...example.replace(/[ -]/g, '')]
          .map((sign, at) => {
            const [isSmall, gap] = how[at] ?? [false, ''];
            return (isSmall ? sign.toLowerCase() : sign) + gap;
          })
          .join('');
        expect(formatPostalCode(country, typed)).toBe(example);
      }),
    );
  });

  it('is idempotent and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known, 'PE', 'AE', '??', ''),
        fc.string(),
        (country, typed) => {
          const once = formatPostalCode(country, typed);
          if (once !== undefined) expect(formatPostalCode(country, once)).toBe(once);
        },
      ),
    );
  });

  it('leaves other postal codes of a country unchanged', () => {
    let written = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }),
        (country, digits) => {
          const typed =
            getPostalCodeExample(country)?.replace(/\d/g, (_, at) => String(digits[at])) ?? '';
          const once = formatPostalCode(country, typed);
          if (once === undefined) return;
          written += 1;
          expect(formatPostalCode(country, once)).toBe(once);
        },
      ),
    );
    // Most of them are postcodes: without formatted samples the test would prove nothing.
    expect(written).toBeGreaterThan(50);
  });
});

describe('getPostalCodeRequirement', () => {
  it('returns the requirement of the country', () => {
    expect(['DK', 'IE', 'PE', 'AE'].map(getPostalCodeRequirement)).toEqual([
      'required',
      'optional',
      'optional',
      'none',
    ]);
  });

  it('has no example for a country with unknown postal codes', () => {
    expect(getPostalCodeExample('XX')).toBeUndefined();
  });
});
