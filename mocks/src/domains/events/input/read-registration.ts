import {
  GuestType,
  RegistrationType,
  RsvpResponseType,
  TicketTaxType,
} from '@vitrine/client/events';
import type { WireEvent } from '../../../fixtures/events/index.ts';
import { invalid, missingField } from '../../../platform/errors.ts';
import {
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  optionalText,
  shortText,
  wholeNumber,
} from '../../../platform/requests/fields.ts';
import { collectViolations } from '../../../platform/requests/gather.ts';
import { isWebUrl } from '../../../platform/requests/web-url.ts';
import { CONTRADICTION, checkOrder, optionalMoment } from './read-dates.ts';

type WireRegistration = NonNullable<WireEvent['registration']>;

const PATH = 'event.registration';
const MAX = { guests: 100_000, perOrder: 50, taxName: 10 };

/** Reads an integer within bounds, or `undefined` if it is omitted. */
const optionalCount = (fields: JsonObject, key: string, min: number, max: number, path: string) =>
  (fields[key] ?? undefined) === undefined
    ? undefined
    : wholeNumber(fields, key, { min, max, path: `${path}.${key}` });

function readRsvp(registration: JsonObject): WireRegistration['rsvp'] {
  const path = `${PATH}.rsvp`;
  const rsvp = optionalFields(registration, 'rsvp', path) ?? {};
  const answers = Object.values(RsvpResponseType);
  const read = collectViolations({
    responseType: () =>
      optionalEnum(rsvp, 'responseType', answers, `${path}.responseType`) ?? 'YES_ONLY',
    limit: () => optionalCount(rsvp, 'limit', 1, MAX.guests, path),
    waitlistEnabled: () =>
      optionalFlag(rsvp, 'waitlistEnabled', `${path}.waitlistEnabled`) ?? false,
    startDate: () => optionalMoment(rsvp, 'startDate', `${path}.startDate`),
    endDate: () => optionalMoment(rsvp, 'endDate', `${path}.endDate`),
  });
  checkOrder(read.startDate, read.endDate, path);
  if (!read.waitlistEnabled || read.limit !== undefined) return read;
  throw invalid({
    field: `${path}.waitlistEnabled`,
    violatedRule: 'VALIDATION',
    ruleName: CONTRADICTION,
    description: 'needs a limit of guests',
  });
}

function format(
  fields: JsonObject,
  key: string,
  pattern: RegExp,
  path: string,
  requirement: string,
) {
  const text = optionalText(fields, key, path);
  if (text === undefined || pattern.test(text)) return text;
  throw invalid({ field: path, violatedRule: 'FORMAT', description: `must be ${requirement}` });
}

function readTax(tickets: JsonObject): NonNullable<WireRegistration['tickets']>['taxSettings'] {
  const path = `${PATH}.tickets.taxSettings`;
  const tax = optionalFields(tickets, 'taxSettings', path);
  if (!tax) return undefined;
  const types = Object.values(TicketTaxType);
  const rate = /^(100(\.0{1,3})?|\d{1,2}(\.\d{1,3})?)$/;
  return collectViolations({
    type: () => optionalEnum(tax, 'type', types, `${path}.type`) ?? 'INCLUDED_IN_PRICE',
    name: () => shortText(tax, 'name', MAX.taxName, `${path}.name`),
    rate: () => format(tax, 'rate', rate, `${path}.rate`, 'a number up to 100 with three decimals'),
    appliedToDonations: () =>
      optionalFlag(tax, 'appliedToDonations', `${path}.appliedToDonations`) ?? false,
  });
}

function readTickets(registration: JsonObject, currency: string): WireRegistration['tickets'] {
  const path = `${PATH}.tickets`;
  const tickets = optionalFields(registration, 'tickets', path) ?? {};
  const minutes = 'reservationDurationInMinutes';
  return collectViolations({
    guestsAssignedSeparately: () =>
      optionalFlag(tickets, 'guestsAssignedSeparately', `${path}.guestsAssignedSeparately`) ??
      false,
    ticketLimitPerOrder: () =>
      optionalCount(tickets, 'ticketLimitPerOrder', 1, MAX.perOrder, path) ?? 20,
    currency: () =>
      format(tickets, 'currency', /^[A-Z]{3}$/, `${path}.currency`, 'an ISO currency code') ??
      currency,
    reservationDurationInMinutes: () => optionalCount(tickets, minutes, 5, 30, path) ?? 20,
    taxSettings: () => readTax(tickets),
  });
}

function readUrl(registration: JsonObject): string {
  const path = `${PATH}.external`;
  const external = optionalFields(registration, 'external', path) ?? {};
  const url = optionalText(external, 'url', `${path}.url`);
  if (url && isWebUrl(url)) return url;
  if (!url) throw missingField(`${path}.url`);
  throw invalid({
    field: `${path}.url`,
    violatedRule: 'FORMAT',
    description: 'must be an absolute http or https address',
  });
}

const SETTINGS = { RSVP: 'rsvp', TICKETING: 'tickets', EXTERNAL: 'external' } as const;

function checkBelongs(registration: JsonObject, type: RegistrationType): void {
  for (const [owner, key] of Object.entries(SETTINGS)) {
    if (owner === type || (registration[key] ?? undefined) === undefined) continue;
    throw invalid({
      field: `${PATH}.${key}`,
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: `does not belong to registration by ${type}`,
    });
  }
}

/** Reads the registration of an event. Its type is set on creation and cannot change. */
export function readRegistration(event: JsonObject, currency: string): WireRegistration {
  const registration = optionalFields(event, 'registration', PATH) ?? {};
  const types = Object.values(RegistrationType);
  const type = optionalEnum(registration, 'initialType', types, `${PATH}.initialType`);
  if (!type) throw missingField(`${PATH}.initialType`);
  checkBelongs(registration, type);
  const flag = (key: string) => () => optionalFlag(registration, key, `${PATH}.${key}`) ?? false;
  const guests = Object.values(GuestType);
  const read = collectViolations({
    rsvp: () => (type === 'RSVP' ? readRsvp(registration) : undefined),
    tickets: () => (type === 'TICKETING' ? readTickets(registration, currency) : undefined),
    external: () => (type === 'EXTERNAL' ? { url: readUrl(registration) } : undefined),
    allowedGuestTypes: () =>
      optionalEnum(registration, 'allowedGuestTypes', guests, `${PATH}.allowedGuestTypes`) ??
      'VISITOR_OR_MEMBER',
    registrationPaused: flag('registrationPaused'),
    registrationDisabled: flag('registrationDisabled'),
  });
  return { type, initialType: type, ...read };
}
