import { describe, expect, it } from 'vitest';
import { getAutocomplete } from '../events/form/autocomplete.ts';
import { getControl, getQuestion } from '../testing/form-controls.ts';
import { addressFormat } from './address-format.ts';
import { getPostalCodeExample, isPostalCode } from './format-postal-code.ts';
import { examples } from './postal-codes.ts';
import { getRegions } from './region-list.ts';

describe('addressFormat', () => {
  it('Q11 orders the fields by country', () => {
    const street = ['addressLine', 'addressLine2'];
    expect(addressFormat('GB', 'en-GB').parts).toEqual([...street, 'city', 'region', 'postalCode']);
    expect(addressFormat('DE', 'en-GB').parts).toEqual([...street, 'postalCode', 'city']);
    expect(addressFormat('JP', 'ja').parts).toEqual(['postalCode', 'region', 'city', ...street]);
    expect(addressFormat('JP', 'en-GB').parts).toEqual([...street, 'city', 'region', 'postalCode']);
    expect(addressFormat('', 'en-GB').parts).toContain('postalCode');
  });

  it('Q11 omits the postal code for countries without one and makes it optional where allowed', () => {
    for (const country of ['HK', 'AE']) {
      expect(addressFormat(country, 'en-GB').parts, country).not.toContain('postalCode');
    }
    expect(addressFormat('IE', 'en-GB').parts).toContain('postalCode');
    expect(addressFormat('IE', 'en-GB').required.has('postalCode')).toBe(false);
    expect(addressFormat('IE', 'en-GB')).toMatchObject({
      regionKind: 'county',
      postcodeKind: 'eircode',
    });
    expect(addressFormat('US', 'en-GB')).toMatchObject({
      regionKind: 'state',
      postcodeKind: 'zip',
    });
    expect(addressFormat('XX', 'en-GB').required).toEqual(new Set(['addressLine', 'city']));
  });

  it('accepts a postal code in any of its country’s notations', () => {
    for (const code of ['CB7 4AB', 'cb74ab', ' CB7 4AB ', '']) {
      expect(isPostalCode('GB', code), code).toBe(true);
    }
    expect(isPostalCode('GB', '1234')).toBe(false);
    expect(isPostalCode('HK', 'anything')).toBe(true);
    const wrong = Object.keys(examples).filter(
      (country) => !isPostalCode(country, getPostalCodeExample(country) ?? ''),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(examples).length).toBeGreaterThan(150);
  });

  it('lists the regions of a country with their codes', async () => {
    expect(await getRegions('US', 'en-GB')).toContainEqual({ code: 'US-CA', name: 'California' });
    expect(await getRegions('JP', 'en-GB')).toContainEqual({ code: 'JP-13', name: 'Tokyo' });
    expect((await getRegions('JP', 'ja'))[0]).toEqual({ code: 'JP-01', name: '北海道' });
    expect(await getRegions('DE', 'en-GB')).toEqual([]);
    expect(await getRegions('toString', 'en-GB')).toEqual([]);
  });
});

describe('getAutocomplete', () => {
  it('returns a WCAG 1.3.5 token, in the section of a guest', () => {
    const control = getControl('NAME', { firstName: {}, lastName: {} });
    const tokens = control.inputs.map((input) =>
      getAutocomplete({ control, input } as never, { section: 'section-guest-2' }),
    );
    expect(tokens).toEqual(['section-guest-2 given-name', 'section-guest-2 family-name']);
    expect(getAutocomplete(getQuestion('NAME', {}))).toBe('name');
    const { inputs, ...others } = getControl('NAME', { firstName: {}, clan: {} });
    const clan = { control: { inputs, ...others }, input: inputs[1] } as never;
    expect(getAutocomplete(clan)).toBeUndefined();
    expect(getAutocomplete(getQuestion('GUEST_CONTROL', { type: 'TEXT_ARRAY' }))).toBe('name');
    expect(getAutocomplete(getQuestion('GUEST_CONTROL', { type: 'NUMBER' }))).toBeUndefined();
    const address = getQuestion('ADDRESS_FULL', { type: 'ADDRESS' });
    const parts = ['country', 'region', 'city', 'postalCode', 'addressLine', 'addressLine2'];
    expect(parts.map((part) => getAutocomplete(address, { part }))).toEqual([
      'country',
      'address-level1',
      'address-level2',
      'postal-code',
      'address-line1',
      'address-line2',
    ]);
    expect(getAutocomplete(getQuestion('ADDRESS_SHORT', { type: 'ADDRESS' }))).toBe(
      'street-address',
    );
  });

  it('returns nothing for form-specific questions', () => {
    for (const type of ['INPUT', 'TEXTAREA', 'DROPDOWN', 'RADIO', 'CHECKBOX', 'DATE'] as const) {
      expect(getAutocomplete(getQuestion(type, {})), type).toBeUndefined();
    }
    expect(getAutocomplete(getQuestion('EMOJI' as never, {}))).toBeUndefined();
    const named = (type: 'INPUT' | 'DATE', name: string, part?: string) => {
      const control = getControl(type, { [name]: {} });
      return getAutocomplete({ control, input: control.inputs[0] } as never, part ? { part } : {});
    };
    expect(named('INPUT', 'email')).toBe('email');
    expect(named('INPUT', 'email-2')).toBe('email');
    expect(named('INPUT', 'phone')).toBe('tel');
    expect(named('DATE', 'birthDate', 'day')).toBe('bday-day');
    expect(named('DATE', 'arrival', 'day')).toBeUndefined();
  });
});
