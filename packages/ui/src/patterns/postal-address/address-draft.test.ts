import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCountryName } from '../../utils/country-name.ts';
import { getAddressProblems, toAddressDraft, toEstimateAddress } from './address-draft.ts';
import { allCountryCodes, getCountryOptions } from './countries.ts';
import { getSubdivisions } from './subdivisions.ts';

const draft = (country: string, postalCode = '', subdivision = '') => ({
  country,
  postalCode,
  subdivision,
});

describe('getAddressProblems', () => {
  it.each([
    [draft(''), { country: 'missing' }],
    [draft('DK'), { postalCode: 'missing' }],
    [draft('DK', 'Aalborg'), { postalCode: 'malformed' }],
    [draft('DK', '9000'), {}],
    [draft('IE'), {}],
    [draft('IE', 'D02'), { postalCode: 'malformed' }],
    [draft('AE', 'anything'), {}],
    [draft('US', '10001'), { subdivision: 'missing' }],
    [draft('US', '10001', 'CA-ON'), { subdivision: 'missing' }],
    [draft('US', '10001', 'US-NY'), {}],
  ])('returns for %o %o', (typed, expected) => {
    expect(getAddressProblems(typed)).toEqual(expected);
  });
});

describe('toEstimateAddress', () => {
  it('returns the country’s fields in its format', () => {
    expect(toEstimateAddress(draft('CA', 'k1a0b1', 'CA-ON'))).toEqual({
      country: 'CA',
      subdivision: 'CA-ON',
      postalCode: 'K1A 0B1',
    });
    expect(toEstimateAddress(draft('DK', ' 9000 ', 'US-NY'))).toEqual({
      country: 'DK',
      postalCode: '9000',
    });
    expect(toEstimateAddress(draft('AE', '12345'))).toEqual({ country: 'AE' });
    expect(toEstimateAddress(draft('PE', ''))).toEqual({ country: 'PE' });
  });

  it('converts back to a draft without problems', () => {
    const codes = fc.constantFrom('9000', 'k1a0b1', 'SW1A 1AA', '', 'x');
    const parts = fc.constantFrom('US-NY', 'CA-ON', '');
    fc.assert(
      fc.property(fc.constantFrom(...allCountryCodes), codes, parts, (country, code, part) => {
        const typed = draft(country, code, part);
        fc.pre(Object.keys(getAddressProblems(typed)).length === 0);
        const address = toEstimateAddress(typed);
        const again = toAddressDraft(address, allCountryCodes);
        expect(getAddressProblems(again)).toEqual({});
        expect(toEstimateAddress(again)).toEqual(address);
      }),
    );
  });
});

describe('toAddressDraft', () => {
  it('starts with the shop’s only country, and drops others', () => {
    expect(toAddressDraft(null, ['DK'])).toEqual(draft('DK'));
    expect(toAddressDraft({ country: 'BR' }, ['DK', 'DE'])).toEqual(draft(''));
    expect(toAddressDraft({ country: 'DE', postalCode: '24937' }, ['DK', 'DE'])).toEqual(
      draft('DE', '24937'),
    );
  });
});

describe('countries and subdivisions', () => {
  it('are complete, unique and sorted in the language', () => {
    expect(new Set(allCountryCodes).size).toBe(249);
    expect(getCountryOptions(['SE', 'DK', 'AT', 'DK', 'nowhere'], 'en-GB')).toEqual([
      { value: 'AT', label: 'Austria' },
      { value: 'DK', label: 'Denmark' },
      { value: 'SE', label: 'Sweden' },
    ]);
    expect(getCountryName('nowhere', 'en-GB')).toBe('nowhere');
  });

  it('have ISO codes', () => {
    expect(getSubdivisions('US')?.options).toHaveLength(51);
    expect(getSubdivisions('CA')?.options[0]).toEqual({ value: 'CA-AB', label: 'Alberta' });
    expect(getSubdivisions('AU')?.kind).toBe('territory');
    expect(getSubdivisions('DK')).toBeUndefined();
    expect(getSubdivisions('constructor')).toBeUndefined();
  });
});
