import { LocationType } from '@vitrine/client/events';
import type { WireLocation } from '../../../fixtures/events/data/venues.ts';
import { invalid } from '../../../platform/errors.ts';
import {
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  optionalText,
  requireFields,
  shortText,
} from '../../../platform/requests/fields.ts';
import { collectViolations } from '../../../platform/requests/gather.ts';

const MAX = { name: 50, line: 250, part: 100 };

type WireAddress = NonNullable<WireLocation['address']>;

function degrees(fields: JsonObject, key: string, most: number, path: string): number | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Math.abs(value) <= most) return value;
  throw invalid({
    field: path,
    violatedRule: typeof value === 'number' ? 'MAX' : 'FORMAT',
    description: `must be a number from ${-most} to ${most}`,
  });
}

function country(address: JsonObject, path: string): string | undefined {
  const code = optionalText(address, 'country', path);
  if (code === undefined || /^[A-Z]{2}$/.test(code)) return code;
  throw invalid({
    field: path,
    violatedRule: 'FORMAT',
    description: 'must be an ISO country code',
  });
}

function readAddress(location: JsonObject): WireAddress | undefined {
  const path = 'event.location.address';
  const address = optionalFields(location, 'address', path);
  if (!address) return undefined;
  const text = (key: string, max: number) => () => shortText(address, key, max, `${path}.${key}`);
  const street = optionalFields(address, 'streetAddress', `${path}.streetAddress`);
  const geocode = optionalFields(address, 'geocode', `${path}.geocode`);
  const partOfStreet = (key: string, max: number) =>
    street && shortText(street, key, max, `${path}.streetAddress.${key}`);
  const read = collectViolations({
    country: () => country(address, `${path}.country`),
    subdivision: text('subdivision', MAX.part),
    city: text('city', MAX.part),
    postalCode: text('postalCode', MAX.part),
    addressLine: text('addressLine', MAX.line),
    addressLine2: text('addressLine2', MAX.line),
    formattedAddress: text('formattedAddress', 3 * MAX.line),
    hint: text('hint', 3 * MAX.line),
    countryFullname: text('countryFullname', MAX.part),
    subdivisionFullname: text('subdivisionFullname', MAX.part),
    number: () => partOfStreet('number', MAX.part),
    name: () => partOfStreet('name', MAX.line),
    latitude: () => geocode && degrees(geocode, 'latitude', 90, `${path}.geocode.latitude`),
    longitude: () => geocode && degrees(geocode, 'longitude', 180, `${path}.geocode.longitude`),
  });
  const { number, name, latitude, longitude, ...rest } = read;
  return {
    ...rest,
    ...(street && { streetAddress: { number, name } }),
    ...(geocode && { geocode: { latitude, longitude } }),
  };
}

/**
 * Reads the location of an event. A venue has a name or an address, unless it is to be announced.
 */
export function readLocation(event: JsonObject): WireLocation {
  const path = 'event.location';
  const location = requireFields(event, 'location', path);
  const read = collectViolations({
    type: () => optionalEnum(location, 'type', Object.values(LocationType), `${path}.type`),
    name: () => shortText(location, 'name', MAX.name, `${path}.name`),
    locationTbd: () => optionalFlag(location, 'locationTbd', `${path}.locationTbd`) ?? false,
    address: () => readAddress(location),
  });
  const type = read.type ?? 'VENUE';
  if (type === 'VENUE' && !read.locationTbd && !read.address && !read.name) {
    throw invalid({
      field: `${path}.address`,
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required unless the location is to be announced',
    });
  }
  return { ...read, type };
}
