import type { Wire } from '@vitrine/client';
import type { EventLocation } from '@vitrine/client/events';

export type WireLocation = Wire<EventLocation>;

const venue = (name: string, address: NonNullable<WireLocation['address']>): WireLocation => ({
  name,
  type: 'VENUE',
  address: {
    ...address,
    formattedAddress: [
      `${address.streetAddress?.name} ${address.streetAddress?.number}`,
      `${address.postalCode ?? ''} ${address.city}`.trim(),
      address.countryFullname,
    ].join(', '),
  },
  locationTbd: false,
});

const inAalborg = (name: string, street: string, number: string, hint: string) =>
  venue(name, {
    country: 'DK',
    countryFullname: 'Denmark',
    city: 'Aalborg',
    postalCode: '9000',
    streetAddress: { name: street, number },
    hint,
    geocode: { latitude: 57.0504, longitude: 9.9262 },
  });

/** Where the programme of Fenn House takes place. */
export const PLACES = {
  hall: inAalborg('Fenn House, Great Hall', 'Strandgade', '12', 'Step-free entrance in the yard'),
  yard: inAalborg('Fenn House, Kiln Yard', 'Fennegade', '4', 'Through the blue gate'),
  paperRoom: inAalborg(
    'Fenn House, Paper Room',
    'Fennegade',
    '4',
    'Second floor, lift at the back',
  ),
  quay: inAalborg('Tide Quay', 'Havnekajen', '1', 'Open air; the tents are heated'),
  tokyo: venue('Kura Kiln Shop', {
    country: 'JP',
    countryFullname: 'Japan',
    city: 'Tokyo',
    postalCode: '111-0053',
    streetAddress: { name: 'Asakusabashi', number: '2-7-10' },
    geocode: { latitude: 35.6973, longitude: 139.7862 },
  }),
  newYork: venue('The Dry Dock Room', {
    country: 'US',
    countryFullname: 'United States',
    subdivision: 'US-NY',
    subdivisionFullname: 'New York',
    city: 'Brooklyn',
    postalCode: '11231',
    streetAddress: { name: 'Van Brunt Street', number: '480' },
    geocode: { latitude: 40.6743, longitude: -74.0172 },
  }),
  kuwait: venue('House of Glass', {
    country: 'KW',
    countryFullname: 'Kuwait',
    city: 'Kuwait City',
    streetAddress: { name: 'Arabian Gulf Street', number: '17' },
    geocode: { latitude: 29.3797, longitude: 47.9924 },
  }),
  lisbon: venue('Oficina do Tejo', {
    country: 'PT',
    countryFullname: 'Portugal',
    city: 'Lisbon',
    postalCode: '1100-148',
    streetAddress: { name: 'Rua do Jardim do Tabaco', number: '82' },
    geocode: { latitude: 38.7115, longitude: -9.1256 },
  }),
  online: { name: 'Online', type: 'ONLINE', locationTbd: false },
  announced: { name: 'Place to be announced', type: 'VENUE', locationTbd: true },
} satisfies Record<string, WireLocation>;

export type Place = keyof typeof PLACES;
