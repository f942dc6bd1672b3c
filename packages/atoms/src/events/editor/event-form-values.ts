import type { Address } from '@vitrine/client';
import type {
  DateAndTimeSettings,
  EventCategory,
  EventData,
  EventLocation,
  EventV3,
  GuestType,
  NewEvent,
  Occurrence,
  RecurringEvents,
  Registration,
  RegistrationType,
  RsvpResponseType,
  TicketTaxType,
} from '@vitrine/client/events';
import type { RichTextDocument } from '../description.ts';
import { getTimeZone } from '../event-times.ts';
import { getLocalTime, getMomentInZone } from '../moment-in-zone.ts';
import type { EventDateValues } from './event-dates.ts';
import {
  type EventQuestionValues,
  isQuestionField,
  toFormControls,
  toQuestionValues,
} from './event-questions.ts';

/** A category of an event. One without `_id` is found, or created, by its name. */
export interface EventCategoryValue extends Pick<EventCategory, 'name' | 'type'> {
  /** Assigned by the platform. */
  _id?: string;
}

/**
 * The values of an event's form, so that they can be compared, merged and stored field by field: each a
 * text, a boolean, a list or a document, and one field for each question of the registration form. Dates are `2026-12-11`, times `22:00` and moments `2026-12-11T22:00`, all in
 * the event's time zone. Empty texts are missing values.
 */
export interface EventFormValues extends EventQuestionValues {
  /** Name that visitors read, up to 120 characters. */
  title: string;
  /** Last segment of the page's URL, up to 130 characters; empty for one made from the title. */
  slug: string;
  /** Plain text, up to 500 characters. */
  shortDescription: string;
  /** Rich text; `descriptionHtml` and `descriptionFromHtml` convert it. */
  description: RichTextDocument | null;
  /** Absolute URL of the main image, or a path of the site. */
  imageUrl: string;
  /** Text for visitors who don't see the image. */
  imageAltText: string;
  /** All categories, also the one that the platform gives to the dates of a series. */
  categories: readonly EventCategoryValue[];

  /** `recurring` for a series, whose dates are in `dates`. */
  dateKind: 'dated' | 'recurring' | 'to-be-announced';
  /** Shown instead of the date with `to-be-announced`, up to 100 characters. */
  dateMessage: string;
  /** Day of the start, of an event with one date. */
  startDate: string;
  /** Time of the start. */
  startTime: string;
  /** Day of the end. */
  endDate: string;
  /** Time of the end; it is after the start. */
  endTime: string;
  /** Name in the IANA database. */
  timeZone: string;
  /** Whether visitors see the time zone beside the date. */
  showTimeZone: boolean;
  /** Whether visitors see only the start. */
  hideEnd: boolean;
  /** The dates of a series. Each of them is published as an event of its own. */
  dates: readonly EventDateValues[];

  /** `venue` for a place with an address. */
  locationKind: 'venue' | 'online' | 'to-be-announced';
  /** Name of the place, up to 50 characters. */
  locationName: string;
  /** Street and number of the venue, up to 250 characters. */
  street: string;
  /** Up to 100 characters. */
  postalCode: string;
  /** Up to 100 characters. */
  city: string;
  /** ISO 3166-1 code of two letters. */
  country: string;
  /** How to find the venue, up to 750 characters. */
  directions: string;

  /** It decides which of the fields below are sent. */
  registrationType: RegistrationType;
  /** Whether only members can register. */
  guestTypes: GuestType;
  /** Whether visitors can't register for now. */
  registrationPaused: boolean;
  /** Whether the owner has closed registration. */
  registrationDisabled: boolean;
  /** Answers that guests can give. */
  rsvpResponses: RsvpResponseType;
  /** Maximum number of guests, from 1 to 100,000; empty for any number. */
  rsvpLimit: string;
  /** Whether guests beyond `rsvpLimit` can join a waiting list. Needs a limit. */
  rsvpWaitlist: boolean;
  /** Moment from which guests can answer; empty: from now on. */
  rsvpStart: string;
  /** Moment until which guests can answer. */
  rsvpEnd: string;
  /** Maximum number of tickets in an order, from 1 to 50; empty for 20. */
  ticketLimit: string;
  /** Minutes for the checkout, from 5 to 30; empty for 20. */
  ticketReservationMinutes: string;
  /** ISO 4217 code of all ticket prices. */
  ticketCurrency: string;
  /** Whether each ticket has a separate guest form. */
  guestsAssignedSeparately: boolean;
  /** Whether the tax is included in ticket prices; `none` if they are not taxed. */
  taxType: TicketTaxType | 'none';
  /** Name of the tax that buyers read, up to 10 characters. */
  taxName: string;
  /** Percentage as a decimal string, from 0 to 100, with at most three decimals. */
  taxRate: string;
  /** Whether tickets whose price the buyer names are taxed, too. */
  taxOnDonations: boolean;
  /** Absolute URL of the page on which visitors register, with `EXTERNAL`. */
  externalUrl: string;

  /** Whether visitors see who comes. */
  showsGuestList: boolean;
  /** Whether visitors see the agenda. */
  hasAgenda: boolean;
  /** Whether the event has no page. */
  hidesPage: boolean;
  /** Whether lists have no link to the event's page. */
  hidesDetailsButton: boolean;
  /** Whether search engines should not list the event's page. */
  hiddenFromSearch: boolean;
}

/** The name of a field of an event's form. */
export type EventFormField = keyof EventFormValues;

/** The values of a new event, which has nothing but its time zone. */
export const emptyEventValues = (timeZone: string): EventFormValues => ({
  title: '',
  slug: '',
  shortDescription: '',
  description: null,
  imageUrl: '',
  imageAltText: '',
  categories: [],
  dateKind: 'dated',
  dateMessage: '',
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
  timeZone,
  showTimeZone: false,
  hideEnd: false,
  dates: [],
  locationKind: 'venue',
  locationName: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  directions: '',
  registrationType: 'TICKETING',
  guestTypes: 'VISITOR_OR_MEMBER',
  registrationPaused: false,
  registrationDisabled: false,
  rsvpResponses: 'YES_ONLY',
  rsvpLimit: '',
  rsvpWaitlist: false,
  rsvpStart: '',
  rsvpEnd: '',
  ticketLimit: '',
  ticketReservationMinutes: '',
  ticketCurrency: '',
  guestsAssignedSeparately: false,
  taxType: 'none',
  taxName: '',
  taxRate: '',
  taxOnDonations: false,
  externalUrl: '',
  showsGuestList: false,
  hasAgenda: false,
  hidesPage: false,
  hidesDetailsButton: false,
  hiddenFromSearch: false,
  questionOrder: [],
});

const toText = (number: number | undefined) => (number === undefined ? '' : String(number));

function getStreet({ addressLine, streetAddress }: Address): string {
  const parts = [streetAddress?.name, streetAddress?.number].filter(Boolean);
  return addressLine ?? parts.join(' ');
}

function getDateParts({ startDate, endDate }: Occurrence, timeZone: string): EventDateValues {
  const [start = '', end = ''] = [startDate, endDate].map(
    (moment) => moment && getLocalTime(moment, timeZone),
  );
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11),
    endDate: end.slice(0, 10),
    endTime: end.slice(11),
  };
}

/** Published, each date of a series is an event of its own. */
const getSeries = ({ status, dateAndTimeSettings }: EventV3): readonly Occurrence[] =>
  status === 'DRAFT' ? (dateAndTimeSettings.recurringEvents?.individualEventDates ?? []) : [];

function getDateValues(event: EventV3, timeZone: string) {
  const { dateAndTimeSettings: settings } = event;
  const dates = getSeries(event).map((date) => getDateParts(date, timeZone));
  const { dateAndTimeTbd, dateAndTimeTbdMessage = '' } = settings;
  return {
    ...getDateParts(settings, timeZone),
    dateKind: dateAndTimeTbd ? 'to-be-announced' : dates.length > 0 ? 'recurring' : 'dated',
    dateMessage: dateAndTimeTbdMessage,
    timeZone,
    showTimeZone: settings.showTimeZone ?? false,
    hideEnd: settings.hideEndDate ?? false,
    dates,
  } satisfies Partial<EventFormValues>;
}

function getLocationValues({ type, name = '', locationTbd, address = {} }: EventLocation) {
  return {
    locationKind: type === 'ONLINE' ? 'online' : locationTbd ? 'to-be-announced' : 'venue',
    locationName: name,
    street: getStreet(address),
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    country: address.country ?? '',
    directions: address.hint ?? '',
  } satisfies Partial<EventFormValues>;
}

function getRegistrationValues(registration: Registration, timeZone: string) {
  const { rsvp = {}, tickets = {}, external = {} } = registration;
  const { taxSettings } = tickets;
  const toLocal = (moment: Date | undefined) => (moment ? getLocalTime(moment, timeZone) : '');
  return {
    registrationType: registration.initialType ?? registration.type ?? 'NONE',
    guestTypes: registration.allowedGuestTypes ?? 'VISITOR_OR_MEMBER',
    registrationPaused: registration.registrationPaused ?? false,
    registrationDisabled: registration.registrationDisabled ?? false,
    rsvpResponses: rsvp.responseType ?? 'YES_ONLY',
    rsvpLimit: toText(rsvp.limit),
    rsvpWaitlist: rsvp.waitlistEnabled ?? false,
    rsvpStart: toLocal(rsvp.startDate),
    rsvpEnd: toLocal(rsvp.endDate),
    ticketLimit: toText(tickets.ticketLimitPerOrder),
    ticketReservationMinutes: toText(tickets.reservationDurationInMinutes),
    ticketCurrency: tickets.currency ?? '',
    guestsAssignedSeparately: tickets.guestsAssignedSeparately ?? false,
    taxType: taxSettings ? (taxSettings.type ?? 'INCLUDED_IN_PRICE') : 'none',
    taxName: taxSettings?.name ?? '',
    taxRate: taxSettings?.rate ?? '',
    taxOnDonations: taxSettings?.appliedToDonations ?? false,
    externalUrl: external.url ?? '',
  } satisfies Partial<EventFormValues>;
}

/** Returns categories by name, because their order on the platform has no meaning. */
export const sortCategories = (categories: readonly EventCategoryValue[]): EventCategoryValue[] =>
  [...categories].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Returns the form's values of an event that has all field sets of `EVENT_EDITOR_FIELDS`. */
export function toEventFormValues(event: EventV3): EventFormValues {
  const timeZone = getTimeZone(event.dateAndTimeSettings);
  return {
    title: event.title,
    slug: event.slug,
    shortDescription: event.shortDescription ?? '',
    description: event.description ?? null,
    imageUrl: event.mainImage?.url ?? '',
    imageAltText: event.mainImage?.altText ?? '',
    categories: sortCategories(
      (event.categories?.categories ?? []).map(({ _id, name, type }) => ({
        ...{ _id, name },
        ...(type && { type }),
      })),
    ),
    ...getDateValues(event, timeZone),
    ...getLocationValues(event.location),
    ...getRegistrationValues(event.registration ?? {}, timeZone),
    showsGuestList: event.guestListSettings?.displayedPublicly ?? false,
    hasAgenda: event.agendaSettings?.enabled ?? false,
    hidesPage: event.eventDisplaySettings?.hideEventDetailsPage ?? false,
    hidesDetailsButton: event.eventDisplaySettings?.hideEventDetailsButton ?? false,
    hiddenFromSearch: event.seoSettings?.hidden ?? false,
    ...toQuestionValues(event.form),
  };
}

/** Null removes a field, as in a JSON merge patch; the types of the client have only values. */
const nullIfEmpty = <Value>(value: Value | undefined | '') => (value || null) as Value | undefined;

const toNumber = (text: string) => nullIfEmpty(text === '' ? undefined : Number(text));

const dateFields = [
  ...(['dateKind', 'dateMessage', 'startDate', 'startTime', 'endDate', 'endTime'] as const),
  ...(['timeZone', 'showTimeZone', 'hideEnd', 'dates'] as const),
];

function toDates(values: EventFormValues, has: (...keys: EventFormField[]) => boolean) {
  const { dateKind, timeZone } = values;
  if (dateKind === 'to-be-announced') {
    return {
      dateAndTimeTbd: true,
      dateAndTimeTbdMessage: nullIfEmpty(values.dateMessage),
      ...(has('timeZone') && { timeZoneId: timeZone }),
    };
  }
  const isComplete = has('dateKind', 'timeZone');
  const toMoments = (date: EventDateValues) => ({
    startDate: getMomentInZone(`${date.startDate}T${date.startTime}`, timeZone),
    endDate: getMomentInZone(`${date.endDate}T${date.endTime}`, timeZone),
  });
  const shared = {
    ...(has('dateKind') && { dateAndTimeTbd: false }),
    ...(isComplete && { timeZoneId: timeZone }),
    ...(has('showTimeZone') && { showTimeZone: values.showTimeZone }),
    ...(has('hideEnd') && { hideEndDate: values.hideEnd }),
  };
  if (dateKind === 'recurring') {
    const { showTimeZone, dates } = values;
    const individualEventDates = dates.map((date) => ({
      ...{ ...toMoments(date), timeZoneId: timeZone, showTimeZone },
    }));
    // The draft itself has the first date.
    const isChanged = isComplete || has('dates', 'showTimeZone');
    return {
      ...shared,
      ...(isChanged && dates[0] && toMoments(dates[0])),
      ...(isChanged && { recurringEvents: { individualEventDates } }),
    };
  }
  const { startDate, endDate } = toMoments(values);
  return {
    ...shared,
    ...((isComplete || has('startDate', 'startTime')) && { startDate }),
    ...((isComplete || has('endDate', 'endTime')) && { endDate }),
    ...(has('dateKind') && { recurringEvents: nullIfEmpty<RecurringEvents>(undefined) }),
  };
}

/** Parts of an address that are derived from those of the form, and would be wrong after a change. */
const derivedAddress = { formattedAddress: null, geocode: null, subdivision: null };

function toLocation(
  values: EventFormValues,
  has: (...keys: EventFormField[]) => boolean,
): EventLocation {
  const isMoved = has('street', 'postalCode', 'city', 'country');
  const address = {
    ...(isMoved && { ...derivedAddress, subdivisionFullname: null }),
    ...(has('street') && { addressLine: nullIfEmpty(values.street), streetAddress: null }),
    ...(has('postalCode') && { postalCode: nullIfEmpty(values.postalCode) }),
    ...(has('city') && { city: nullIfEmpty(values.city) }),
    ...(has('country') && {
      country: nullIfEmpty(values.country),
      // The full name belongs to the code, and is stored in one language.
      countryFullname: nullIfEmpty(getEnglishCountryName(values.country)),
    }),
    ...(has('directions') && { hint: nullIfEmpty(values.directions) }),
  };
  return {
    ...(has('locationKind') && {
      type: values.locationKind === 'online' ? 'ONLINE' : 'VENUE',
      locationTbd: values.locationKind === 'to-be-announced',
    }),
    ...(has('locationName') && { name: nullIfEmpty(values.locationName) }),
    ...(Object.keys(address).length > 0 && { address: address as Address }),
  };
}

function getEnglishCountryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames('en', { type: 'region' }).of(code)
    : undefined;
}

const taxFields = ['taxType', 'taxName', 'taxRate', 'taxOnDonations'] as const;

function toRsvp(values: EventFormValues, has: (...keys: EventFormField[]) => boolean) {
  const { timeZone, rsvpStart, rsvpEnd } = values;
  const toMoment = (text: string) => nullIfEmpty(text && getMomentInZone(text, timeZone));
  // The times of answers stay the same in another time zone.
  const isMoved = (text: string) => text !== '' && has('timeZone');
  return {
    ...(has('rsvpResponses') && { responseType: values.rsvpResponses }),
    ...(has('rsvpLimit') && { limit: toNumber(values.rsvpLimit) }),
    ...(has('rsvpWaitlist') && { waitlistEnabled: values.rsvpWaitlist }),
    ...((has('rsvpStart') || isMoved(rsvpStart)) && { startDate: toMoment(rsvpStart) }),
    ...((has('rsvpEnd') || isMoved(rsvpEnd)) && { endDate: toMoment(rsvpEnd) }),
  };
}

function toTickets(values: EventFormValues, has: (...keys: EventFormField[]) => boolean) {
  const { taxType } = values;
  const tax = taxType === 'none' ? undefined : taxType;
  return {
    ...(has('ticketLimit') && { ticketLimitPerOrder: toNumber(values.ticketLimit) }),
    ...(has('ticketReservationMinutes') && {
      reservationDurationInMinutes: toNumber(values.ticketReservationMinutes),
    }),
    ...(has('ticketCurrency') && { currency: nullIfEmpty(values.ticketCurrency) }),
    ...(has('guestsAssignedSeparately') && {
      guestsAssignedSeparately: values.guestsAssignedSeparately,
    }),
    ...(has(...taxFields) && {
      taxSettings: nullIfEmpty(
        tax && {
          type: tax,
          name: values.taxName,
          rate: values.taxRate,
          appliedToDonations: values.taxOnDonations,
        },
      ),
    }),
  };
}

function toRegistration(
  values: EventFormValues,
  has: (...keys: EventFormField[]) => boolean,
): Registration {
  const { registrationType: type } = values;
  const rsvp = type === 'RSVP' ? toRsvp(values, has) : {};
  const tickets = type === 'TICKETING' ? toTickets(values, has) : {};
  return {
    ...(has('registrationType') && { initialType: type }),
    ...(has('guestTypes') && { allowedGuestTypes: values.guestTypes }),
    ...(has('registrationPaused') && { registrationPaused: values.registrationPaused }),
    ...(has('registrationDisabled') && { registrationDisabled: values.registrationDisabled }),
    ...(Object.keys(rsvp).length > 0 && { rsvp }),
    ...(Object.keys(tickets).length > 0 && { tickets: tickets as Registration['tickets'] }),
    ...(type === 'EXTERNAL' && has('externalUrl') && { external: { url: values.externalUrl } }),
  } as Registration;
}

/**
 * Returns the changes of an event, as `updateEvent` takes them: only the fields with these names. An
 * emptied field is null, which removes it. Parts of an address that the platform derives, such as
 * its coordinates, are removed with any part that they depend on.
 */
export function toEventChanges(
  values: EventFormValues,
  changed: readonly EventFormField[],
): EventData {
  const names = new Set<EventFormField>(changed);
  const has = (...keys: EventFormField[]) => keys.some((key) => names.has(key));
  const location = toLocation(values, has);
  const registration = toRegistration(values, has);
  const { hidesPage, hidesDetailsButton } = values;
  return {
    ...(has('title') && { title: values.title.trim() }),
    ...(has('slug') && values.slug !== '' && { slug: values.slug }),
    ...(has('shortDescription') && {
      shortDescription: nullIfEmpty(values.shortDescription.trim()),
    }),
    ...(has('description') && { description: nullIfEmpty(values.description ?? undefined) }),
    ...(has('imageUrl', 'imageAltText') && {
      mainImage: nullIfEmpty(
        values.imageUrl && {
          // Another image has another size and file.
          ...(has('imageUrl') && { id: null, width: null, height: null, filename: null }),
          url: values.imageUrl,
          altText: nullIfEmpty(values.imageAltText),
        },
      ) as EventData['mainImage'],
    }),
    // The platform replaces the whole list.
    ...(has('categories') && {
      categories: {
        categories: values.categories.map(({ _id, name }) => ({
          ...(_id !== undefined && { _id }),
          name,
        })) as EventCategory[],
      },
    }),
    ...(has(...dateFields) && { dateAndTimeSettings: toDates(values, has) }),
    ...(Object.keys(location).length > 0 && { location }),
    ...(Object.keys(registration).length > 0 && { registration }),
    ...(has('showsGuestList') && {
      guestListSettings: { displayedPublicly: values.showsGuestList },
    }),
    ...(has('hasAgenda') && { agendaSettings: { enabled: values.hasAgenda } }),
    ...(has('hidesPage', 'hidesDetailsButton') && {
      eventDisplaySettings: {
        ...(has('hidesPage') && { hideEventDetailsPage: hidesPage }),
        ...(has('hidesDetailsButton') && { hideEventDetailsButton: hidesDetailsButton }),
      },
    }),
    ...(has('hiddenFromSearch') && { seoSettings: { hidden: values.hiddenFromSearch } }),
    // The platform replaces the whole list. A new event has the platform's own questions.
    ...(changed.some((key) => isQuestionField(key) || key === 'questionOrder') &&
      Object.keys(values).some(isQuestionField) && { form: { controls: toFormControls(values) } }),
  };
}

/** Removes null, which in changes means that a field is removed. */
function withoutNull<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(withoutNull) as Value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNull(one)]])),
  ) as Value;
}

/** Returns a new event, as `createEvent` takes it. */
export function toNewEvent(values: EventFormValues): NewEvent {
  const all = Object.keys(values) as EventFormField[];
  return withoutNull(toEventChanges(values, all)) as NewEvent;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Applies changes to an event as the platform does: null removes a field, lists are replaced. */
function applyChanges<Value>(before: Value, changes: unknown): Value {
  if (!isRecord(changes)) return changes as Value;
  const merged: Record<string, unknown> = isRecord(before) ? { ...before } : {};
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete merged[key];
    else merged[key] = applyChanges(merged[key], change);
  }
  return merged as Value;
}

const isValidDate = (moment: Date | undefined) => moment && !Number.isNaN(moment.getTime());

/**
 * Returns the event as it would be after these changes are saved, for a preview: the platform's own
 * fields stay as they are. Without an event, that of a new one, open for registration.
 */
export function toPreviewEvent(
  event: EventV3 | undefined,
  values: EventFormValues,
  changed: readonly EventFormField[],
): EventV3 {
  const base: Partial<EventV3> = event ?? {
    _id: 'new',
    status: 'DRAFT',
    registration: { type: values.registrationType, ...getOpenStatus(values.registrationType) },
  };
  const keys = event ? changed : (Object.keys(values) as EventFormField[]);
  const preview = applyChanges(base, toEventChanges(values, keys)) as EventV3;
  const { startDate, endDate, ...settings } = preview.dateAndTimeSettings;
  const isEndBeforeStart = startDate && endDate && endDate <= startDate;
  return {
    ...preview,
    slug: preview.slug ?? 'new',
    location: preview.location ?? {},
    // While a date is incomplete, there is none. An end before the start is a mistake of typing.
    dateAndTimeSettings: {
      ...settings,
      ...(isValidDate(startDate) && { startDate }),
      ...(isValidDate(endDate) && !isEndBeforeStart && { endDate }),
    } as DateAndTimeSettings,
  };
}

function getOpenStatus(type: RegistrationType): Pick<Registration, 'status'> {
  if (type === 'RSVP') return { status: 'OPEN_RSVP' };
  if (type === 'EXTERNAL') return { status: 'OPEN_EXTERNAL' };
  return type === 'TICKETING' ? { status: 'OPEN_TICKETS' } : {};
}
