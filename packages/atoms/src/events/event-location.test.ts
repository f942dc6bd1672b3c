import { describe, expect, it } from 'vitest';
import { getEventVenue, openStreetMapUrl, type Venue } from './event-location.ts';

const hall = {
  country: 'DK',
  countryFullname: 'Denmark',
  city: 'Aalborg',
  postalCode: '9000',
  streetAddress: { name: 'Strandgade', number: '12' },
  hint: 'Step-free entrance in the yard',
  geocode: { latitude: 57.0504, longitude: 9.9262 },
};

describe('getEventVenue', () => {
  it('returns a venue with its street, full address and directions', () => {
    expect(getEventVenue({ name: 'Great Hall', type: 'VENUE', address: hall })).toEqual({
      kind: 'venue',
      name: 'Great Hall',
      street: 'Strandgade 12',
      city: 'Aalborg',
      address: 'Strandgade 12, 9000 Aalborg, Denmark',
      hint: 'Step-free entrance in the yard',
      coordinates: [57.0504, 9.9262],
    });
  });

  it('uses the platform’s formatted address when available', () => {
    const formattedAddress = '12 Strandgade; Aalborg';
    const venue = getEventVenue({ address: { ...hall, formattedAddress } });
    expect(venue).toMatchObject({ address: formattedAddress, street: 'Strandgade 12' });
    const line = { addressLine: '480 Van Brunt Street', addressLine2: 'Floor 2' };
    expect(getEventVenue({ address: line })).toMatchObject({
      street: '480 Van Brunt Street, Floor 2',
    });
  });

  it('returns online, to be announced or unknown', () => {
    expect(getEventVenue({ type: 'ONLINE', address: hall })).toStrictEqual({ kind: 'online' });
    expect(getEventVenue({ type: 'ONLINE', name: 'Video' })).toStrictEqual({
      kind: 'online',
      name: 'Video',
    });
    expect(getEventVenue({ name: 'Soon', locationTbd: true })).toStrictEqual({
      kind: 'to-be-announced',
      label: 'Soon',
    });
    expect(getEventVenue({ locationTbd: true })).toStrictEqual({ kind: 'to-be-announced' });
    for (const nothing of [undefined, {}, { name: ' ', address: { city: '' } }]) {
      expect(getEventVenue(nothing)).toEqual({ kind: 'unknown' });
    }
  });

  it('omits coordinates that are out of range or incomplete', () => {
    const at = (latitude?: number, longitude?: number) =>
      getEventVenue({
        name: 'A',
        address: {
          geocode: {
            ...(latitude !== undefined && { latitude }),
            ...(longitude !== undefined && { longitude }),
          },
        },
      });
    expect(at(90.1, 0)).not.toHaveProperty('coordinates');
    expect(at(0, -180.1)).not.toHaveProperty('coordinates');
    expect(at(Number.NaN, 0)).not.toHaveProperty('coordinates');
    expect(at(0)).not.toHaveProperty('coordinates');
    expect(at(undefined, 0)).not.toHaveProperty('coordinates');
    expect(at(0, 0)).toMatchObject({ coordinates: [0, 0] });
    expect(at(-90, 180)).toMatchObject({ coordinates: [-90, 180] });
  });
});

describe('openStreetMapUrl', () => {
  const venue = (more: Partial<Venue>): Venue => ({ kind: 'venue', ...more });

  it('shows the coordinates or searches for the address', () => {
    expect(openStreetMapUrl(venue({ coordinates: [57.05, -9.92] }))).toBe(
      'https://www.openstreetmap.org/?mlat=57.05&mlon=-9.92#map=17/57.05/-9.92',
    );
    const found = new URL(openStreetMapUrl(venue({ address: 'A & B, 1#2' })) ?? '');
    expect(found.searchParams.get('query')).toBe('A & B, 1#2');
  });

  it('is undefined for a name alone', () => {
    expect(openStreetMapUrl(venue({ name: 'The pier' }))).toBeUndefined();
  });
});
