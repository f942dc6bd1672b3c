import { describe, expect, it } from 'vitest';
import { eventPlace, openStreetMapUrl, type Venue } from './event-location.ts';

const hall = {
  country: 'DK',
  countryFullname: 'Denmark',
  city: 'Aalborg',
  postalCode: '9000',
  streetAddress: { name: 'Strandgade', number: '12' },
  hint: 'Step-free entrance in the yard',
  geocode: { latitude: 57.0504, longitude: 9.9262 },
};

describe('the place of an event', () => {
  it('is a venue with its street, its whole address and how it is found', () => {
    expect(eventPlace({ name: 'Great Hall', type: 'VENUE', address: hall })).toEqual({
      kind: 'venue',
      name: 'Great Hall',
      street: 'Strandgade 12',
      city: 'Aalborg',
      address: 'Strandgade 12, 9000 Aalborg, Denmark',
      hint: 'Step-free entrance in the yard',
      point: [57.0504, 9.9262],
    });
  });

  it('has the address as the platform writes it, where it does', () => {
    const formattedAddress = '12 Strandgade; Aalborg';
    const place = eventPlace({ address: { ...hall, formattedAddress } });
    expect(place).toMatchObject({ address: formattedAddress, street: 'Strandgade 12' });
    const line = { addressLine: '480 Van Brunt Street', addressLine2: 'Floor 2' };
    expect(eventPlace({ address: line })).toMatchObject({
      street: '480 Van Brunt Street, Floor 2',
    });
  });

  it('is online, to be announced, or not known', () => {
    expect(eventPlace({ type: 'ONLINE', address: hall })).toEqual({ kind: 'online' });
    expect(eventPlace({ name: 'Soon', locationTbd: true })).toEqual({
      kind: 'to-be-announced',
      words: 'Soon',
    });
    for (const nothing of [undefined, {}, { name: ' ', address: { city: '' } }]) {
      expect(eventPlace(nothing)).toEqual({ kind: 'unknown' });
    }
  });

  it('has no point that is not on earth, and none by half', () => {
    const at = (latitude?: number, longitude?: number) =>
      eventPlace({
        name: 'A',
        address: {
          geocode: {
            ...(latitude !== undefined && { latitude }),
            ...(longitude !== undefined && { longitude }),
          },
        },
      });
    expect(at(91, 0)).not.toHaveProperty('point');
    expect(at(Number.NaN, 0)).not.toHaveProperty('point');
    expect(at(0)).not.toHaveProperty('point');
    expect(at(0, 0)).toMatchObject({ point: [0, 0] });
  });
});

describe('the map of a place', () => {
  const venue = (more: Partial<Venue>): Venue => ({ kind: 'venue', ...more });

  it('shows its point, or looks for its address', () => {
    expect(openStreetMapUrl(venue({ point: [57.05, -9.92] }))).toBe(
      'https://www.openstreetmap.org/?mlat=57.05&mlon=-9.92#map=17/57.05/-9.92',
    );
    const found = new URL(openStreetMapUrl(venue({ address: 'A & B, 1#2' })) ?? '');
    expect(found.searchParams.get('query')).toBe('A & B, 1#2');
  });

  it('is not there for a name alone', () => {
    expect(openStreetMapUrl(venue({ name: 'The pier' }))).toBeUndefined();
  });
});
