import type { Address } from '@vitrine/client';
import type { EventLocation } from '@vitrine/client/events';
import { withoutUndefined } from '../utils/without-undefined.ts';

/** Venue of an event. */
export type EventVenue =
  | { kind: 'online'; name?: string }
  /** `label` are the organizer's. */
  | { kind: 'to-be-announced'; label?: string }
  | Venue
  /** Without a name and an address. */
  | { kind: 'unknown' };

/** A physical venue. */
export interface Venue {
  /** Distinguishes a venue from an online event and from a location to be announced. */
  kind: 'venue';
  /** Name of the place. */
  name?: string;
  /** From street to country, on one line. */
  address?: string;
  /** Street and number, if they are available separately: sufficient for locals. */
  street?: string;
  /** City or town. */
  city?: string;
  /** Directions or access notes. */
  hint?: string;
  /** Latitude and longitude in degrees. */
  coordinates?: readonly [number, number];
}

const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

const joined = (...parts: (string | undefined)[]) =>
  text(
    parts
      .map(text)
      .filter((part) => part !== undefined)
      .join(', '),
  );

function getStreet({ streetAddress, addressLine, addressLine2 }: Address): string | undefined {
  const { name, number, apt } = streetAddress ?? {};
  const street = text([name, number].map(text).filter(Boolean).join(' '));
  return joined(text(addressLine) ?? street, apt, addressLine2);
}

function getFullAddress(address: Address): string | undefined {
  const { formattedAddress, postalCode, city, subdivisionFullname, countryFullname } = address;
  const town = text([postalCode, city].map(text).filter(Boolean).join(' '));
  return (
    text(formattedAddress) ?? joined(getStreet(address), town, subdivisionFullname, countryFullname)
  );
}

function getCoordinates({ geocode }: Address): readonly [number, number] | undefined {
  const { latitude, longitude } = geocode ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? [latitude, longitude] : undefined;
}

/** Returns the venue of an event from its location. See docs/reference/events.mdx. */
export function getEventVenue(location: EventLocation | undefined): EventVenue {
  const name = text(location?.name);
  if (location?.type === 'ONLINE') return { kind: 'online', ...(name && { name }) };
  if (location?.locationTbd) return { kind: 'to-be-announced', ...(name && { label: name }) };
  const address = location?.address ?? {};
  const venue = withoutUndefined({
    name,
    address: getFullAddress(address),
    street: getStreet(address),
    city: text(address.city),
    hint: text(address.hint),
    coordinates: getCoordinates(address),
  });
  return Object.keys(venue).length > 0
    ? ({ kind: 'venue', ...venue } as Venue)
    : { kind: 'unknown' };
}

/** Returns the map address of a venue. Undefined without anything to search for. */
export type MapUrlBuilder = (venue: Venue) => string | undefined;

/**
 * Returns a venue's address on OpenStreetMap, which needs no key: by its coordinates, or by its
 * address.
 */
export const openStreetMapUrl: MapUrlBuilder = ({ coordinates, address }) => {
  if (coordinates) {
    const [latitude, longitude] = coordinates;
    const params = new URLSearchParams({ mlat: `${latitude}`, mlon: `${longitude}` });
    return `https://www.openstreetmap.org/?${params}#map=17/${latitude}/${longitude}`;
  }
  if (!address) return undefined;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
};
