import type { Order, Ticket } from '@vitrine/client/orders';
import { getCheckInState } from './check-in-state.ts';

/** Whether the guest of a ticket is checked in. `isUnsent` if this device has not sent it yet. */
export type GuestState =
  | { kind: 'canceled' | 'not-valid' }
  | { kind: 'expected'; isUnsent?: boolean }
  | { kind: 'checked-in'; at: Date; isUnsent?: boolean };

/** The guest of one ticket. */
export interface Guest {
  /** Number of the ticket: unique, and in its code. */
  ticketNumber: string;
  /** The order of the ticket. */
  order: Order;
  /** The guest's ticket in that order. */
  ticket: Ticket;
  /** Position of the ticket in its order, from 1. */
  position: number;
  /** The guest's own name; undefined if the personal data is erased or missing. */
  name: string | undefined;
  /** Whether the ticket has no form of its own, so that only the buyer's name is known. */
  isCompanion: boolean;
  /** Whether the guest is checked in, or can't be. */
  state: GuestState;
}

/** A check-in that is not sent yet; `at` is undefined for an undo. */
export interface LocalCheckIn {
  /** When the guest was checked in here; undefined for an undo. */
  at: Date | undefined;
}

const getBuyer = ({ fullName, firstName, lastName }: Order): string | undefined =>
  fullName?.trim() || [firstName, lastName].filter(Boolean).join(' ') || undefined;

function getGuestState(ticket: Ticket, order: Order, local: LocalCheckIn | undefined): GuestState {
  const state = getCheckInState(ticket, order, Infinity);
  if (state.kind === 'canceled' || state.kind === 'not-valid') return { kind: state.kind };
  const unsent = local ? { isUnsent: true } : {};
  const at = local ? local.at : state.kind === 'checked-in' ? state.at : undefined;
  return at ? { kind: 'checked-in', at, ...unsent } : { kind: 'expected', ...unsent };
}

/**
 * Returns the guests of some orders, one for each ticket, in the order of their names and tickets.
 *
 * @param local check-ins that are not sent yet, by ticket number.
 */
export function getGuests(
  orders: readonly Order[],
  local: ReadonlyMap<string, LocalCheckIn> = new Map(),
  locale = 'en',
): readonly Guest[] {
  const guests = orders.flatMap((order) =>
    (order.tickets ?? []).map((ticket, index): Guest => {
      const { ticketNumber, guestDetails, guestFullName, anonymized } = ticket;
      const isOwn = guestDetails?.guestAssigned || index === 0;
      const isErased = anonymized || order.anonymized;
      const own = isOwn ? guestFullName?.trim() || getBuyer(order) : getBuyer(order);
      return {
        ...{ ticketNumber, order, ticket, position: index + 1 },
        name: isErased ? undefined : own,
        isCompanion: !isOwn,
        state: getGuestState(ticket, order, local.get(ticketNumber)),
      };
    }),
  );
  return sortGuests(guests, locale);
}

/** Returns guests in the order of their names, in the alphabet of a language, and then their tickets. */
export function sortGuests(guests: readonly Guest[], locale: string): readonly Guest[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return guests.toSorted(
    (one, other) =>
      compare(one.name ?? '\uffff', other.name ?? '\uffff') ||
      compare(one.order.orderNumber, other.order.orderNumber) ||
      one.position - other.position,
  );
}

/** A view of a guest list. */
export type GuestView = 'all' | 'expected' | 'checked-in' | 'not-valid' | 'canceled';

/** The views of a guest list, in the order of their tabs. */
export const guestViews: readonly GuestView[] = [
  ...(['all', 'expected', 'checked-in', 'not-valid', 'canceled'] as const),
];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters and digits of a number, which is written with or without hyphens. */
const toPlainNumber = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * Returns the guests of a view that a text matches: by each of its words in their own or the buyer's
 * name, the email, the kind of ticket, or by the beginning of the order's or the ticket's number.
 */
export function filterGuests(
  guests: readonly Guest[],
  view: GuestView,
  search = '',
): readonly Guest[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const number = toPlainNumber(search);
  return guests.filter(({ state, name = '', order, ticket, ticketNumber }) => {
    if (view !== 'all' && state.kind !== view) return false;
    if (words.length === 0) return true;
    const texts = [name, order.fullName, order.email, ticket.guestDetails?.email, ticket.name];
    const haystack = fold(texts.filter(Boolean).join(' '));
    const numbers = [order.orderNumber, ticketNumber].map(toPlainNumber);
    return (
      words.every((word) => haystack.includes(word)) ||
      (number.length > 2 && numbers.some((one) => one.startsWith(number)))
    );
  });
}

/** How many guests there are, and how many of each kind of ticket are checked in. */
export interface GuestCounts extends Readonly<Record<GuestView, number>> {
  /** All guests, with any state. */
  readonly all: number;
  /** Guests with a valid ticket who are not checked in. */
  readonly expected: number;
  /** Guests who are checked in. */
  readonly 'checked-in': number;
  /** Guests whose ticket does not admit them, for example because the order is not paid. */
  readonly 'not-valid': number;
  /** Guests whose ticket is canceled. */
  readonly canceled: number;
  /** Guests with a valid ticket, checked in or not. */
  valid: number;
  /** Valid tickets by the names of their kinds, the most frequent first. */
  byTicket: readonly { name: string; checkedIn: number; valid: number }[];
}

/** Counts the guests of each state, in all and by ticket. */
export function countGuests(guests: readonly Guest[]): GuestCounts {
  const count = (kind: GuestState['kind']) =>
    guests.filter(({ state }) => state.kind === kind).length;
  const [expected, checkedIn] = [count('expected'), count('checked-in')];
  const byTicket = new Map<string, { name: string; checkedIn: number; valid: number }>();
  for (const { state, ticket } of guests) {
    if (state.kind !== 'expected' && state.kind !== 'checked-in') continue;
    const { name = '' } = ticket;
    const known = byTicket.get(name) ?? { name, checkedIn: 0, valid: 0 };
    known.valid += 1;
    if (state.kind === 'checked-in') known.checkedIn += 1;
    byTicket.set(name, known);
  }
  return {
    all: guests.length,
    expected,
    'checked-in': checkedIn,
    'not-valid': count('not-valid'),
    canceled: count('canceled'),
    valid: expected + checkedIn,
    byTicket: [...byTicket.values()].sort((one, other) => other.valid - one.valid),
  };
}

/** Returns the other guests of an order that are still expected. */
export const getRemainingGuests = (
  guests: readonly Guest[],
  { order, ticketNumber }: Pick<Guest, 'order' | 'ticketNumber'>,
): readonly Guest[] =>
  guests.filter(
    (guest) =>
      guest.order.orderNumber === order.orderNumber &&
      guest.ticketNumber !== ticketNumber &&
      guest.state.kind === 'expected',
  );

/** What the code of a ticket contains. */
export interface ScannedCode {
  /** Number of the ticket. */
  ticketNumber: string;
  /** Missing in a number that was typed. */
  eventId?: string;
}

/**
 * Reads the code of a ticket: the check-in URL of the platform, or a ticket number. A URL that is wrongly
 * encoded is no ticket: the whole text is then the number, which no ticket has.
 */
export function parseTicketCode(text: string): ScannedCode {
  const trimmed = text.trim();
  const [, path] = /\/check-in\/([^/?#]+)/.exec(trimmed) ?? [];
  if (!path) return { ticketNumber: trimmed };
  try {
    const [ticketNumber = '', eventId] = decodeURIComponent(path).split(',');
    return { ticketNumber, ...(eventId && { eventId }) };
  } catch {
    return { ticketNumber: trimmed };
  }
}

/**
 * What a code means at the entrance, in the order in which it is checked: `canceled`, `not-valid`
 * (not paid), `other-event`, `unknown`, `already-checked-in`, and `valid`.
 */
export type CheckInVerdict =
  | { kind: 'canceled' | 'not-valid' | 'valid'; guest: Guest }
  | { kind: 'already-checked-in'; guest: Guest; at: Date }
  | { kind: 'other-event'; eventId: string }
  | { kind: 'unknown'; code: string };

/** Returns what a code means at the entrance of an event. */
export function getVerdict(
  code: string,
  guests: readonly Guest[],
  eventId: string,
): CheckInVerdict {
  const read = parseTicketCode(code);
  const number = toPlainNumber(read.ticketNumber);
  const guest = guests.find((one) => toPlainNumber(one.ticketNumber) === number);
  if (guest?.state.kind === 'canceled') return { kind: 'canceled', guest };
  if (guest?.state.kind === 'not-valid') return { kind: 'not-valid', guest };
  if (read.eventId && read.eventId !== eventId) {
    return { kind: 'other-event', eventId: read.eventId };
  }
  if (!guest || number === '') return { kind: 'unknown', code: code.trim() };
  const { state } = guest;
  return state.kind === 'checked-in'
    ? { kind: 'already-checked-in', guest, at: state.at }
    : { kind: 'valid', guest };
}
