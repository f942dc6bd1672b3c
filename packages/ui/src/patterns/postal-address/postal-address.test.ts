import { type AddressAnswer, addressFormat } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { layoutAddress } from './address-layout.ts';
import { changeCountry } from './change-country.ts';
import { allCountryCodes } from './countries.ts';

const columns = { whole: 6, half: 3, long: 4, short: 2 };

const address = (parts: Partial<AddressAnswer>): AddressAnswer => ({
  ...{ country: '', subdivision: '', region: '', city: '', postalCode: '' },
  ...{ addressLine: '', addressLine2: '' },
  ...parts,
});

describe('the fields of an address', () => {
  it.each(['en-GB', 'de', 'fa', 'ja'])('fill whole rows in every country, in %s', (locale) => {
    for (const country of ['', ...allCountryCodes]) {
      const { parts } = addressFormat(country, locale);
      const placed = layoutAddress(parts);
      expect(placed.map(({ part }) => part)).toEqual(parts);
      let filled = 0;
      for (const { width } of placed) {
        filled += columns[width];
        expect(filled, `${country}: ${JSON.stringify(placed)}`).toBeLessThanOrEqual(6);
        if (filled === 6) filled = 0;
      }
      expect(filled, country).toBe(0);
    }
  });

  it('place the postal code next to its related field', () => {
    const widths = (country: string) =>
      layoutAddress(addressFormat(country, 'en-GB').parts).map(
        ({ part, width }) => `${part} ${width}`,
      );
    expect(widths('DK').slice(-2)).toEqual(['postalCode short', 'city long']);
    expect(widths('US').slice(-3)).toEqual(['city whole', 'region half', 'postalCode half']);
  });
});

describe('an address with a changed country', () => {
  const home = address({
    country: 'US',
    region: 'California',
    subdivision: 'US-CA',
    city: 'Oakland',
    postalCode: '94607',
    addressLine: '2 Main Street',
  });

  it('keeps the fields of both countries, and is restored completely', () => {
    const hongKong = changeCountry('HK', home, {});
    expect(hongKong.address).toEqual(
      address({ country: 'HK', city: 'Oakland', addressLine: '2 Main Street' }),
    );
    const denmark = changeCountry('DK', hongKong.address, hongKong.detached);
    expect(denmark.address.region).toBe('');
    expect(changeCountry('US', denmark.address, denmark.detached).address).toEqual(home);
  });

  it('accepts what was typed before a country was chosen', () => {
    const before = address({ region: 'Fyn', postalCode: '5000' });
    expect(changeCountry('DK', before, {}).address).toEqual({ ...before, country: 'DK' });
    expect(changeCountry('US', home, {}).address).toBe(home);
  });
});
