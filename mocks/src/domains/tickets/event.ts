import type { Wire } from '@vitrine/client';
import type { EventStatus, FormInput } from '@vitrine/client/events';
import { eventStore, type WireEvent } from '../../fixtures/events/index.ts';
import { missing, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { TicketTax } from './checkout/price-breakdown.ts';
import { office } from './state.ts';

/** A question of a form. */
export type FormQuestion = Wire<FormInput> & {
  /** For guest names: the input with the number of guests. */
  countedBy?: string;
};

/** Event data that ticket sales need. */
export interface TicketedEvent {
  id: string;
  slug: string;
  status: EventStatus;
  currency: string;
  tax?: TicketTax;
  limitPerOrder: number;
  /** Whether each ticket has its own guest form. */
  assigned: boolean;
  reservationMinutes: number;
  /** The owner has closed the sale. */
  closed: boolean;
  membersOnly: boolean;
  /** The form inputs for buyers and guests. */
  inputs: readonly FormQuestion[];
}

/** The platform's limit of tickets per order. */
const MAX_TICKETS = 50;
/** Default duration of a reservation, in minutes. */
const RESERVATION_MINUTES = 20;

const getCurrency = ({ shop }: PlatformContext, code = '') =>
  /^[A-Z]{3}$/.test(code) ? code : shop.currency;

function getTax(context: PlatformContext, { id, registration }: WireEvent): TicketTax | undefined {
  const { type, rate, name = 'Tax', appliedToDonations } = registration?.tickets?.taxSettings ?? {};
  const perMillion = Math.round(Number(rate) * 10_000);
  if (!type || !(perMillion >= 0 && perMillion <= 1_000_000)) return undefined;
  const onTop = context.use(office).taxShownInPrices.has(id) ? 'ADDED' : 'ADDED_AT_CHECKOUT';
  return {
    type: type === 'INCLUDED_IN_PRICE' ? 'INCLUDED' : onTop,
    name,
    perMillion,
    onDonations: appliedToDonations ?? false,
  };
}

type WireControl = NonNullable<NonNullable<WireEvent['form']>['controls']>[number];

/** Returns the inputs of a control; a deleted control has none. */
function getInputs({ type, inputs, deleted }: WireControl): FormQuestion[] {
  if (deleted) return [];
  if (type !== 'GUEST_CONTROL') return inputs;
  const countedBy = inputs.find((input) => input.type === 'NUMBER')?.name;
  return inputs.map((input) => (input.type === 'TEXT_ARRAY' ? { ...input, countedBy } : input));
}

function view(context: PlatformContext, event: WireEvent): TicketedEvent {
  const { registration, form } = event;
  const tickets = registration?.tickets;
  return {
    id: event.id,
    slug: event.slug,
    status: event.status,
    currency: getCurrency(context, tickets?.currency),
    tax: getTax(context, event),
    limitPerOrder: Math.min(MAX_TICKETS, tickets?.ticketLimitPerOrder ?? MAX_TICKETS),
    assigned: tickets?.guestsAssignedSeparately ?? false,
    reservationMinutes: tickets?.reservationDurationInMinutes ?? RESERVATION_MINUTES,
    closed: Boolean(registration?.registrationPaused || registration?.registrationDisabled),
    membersOnly: registration?.allowedGuestTypes === 'MEMBER',
    inputs: (form?.controls ?? []).flatMap(getInputs),
  };
}

/** Returns the event with this id, if it sells tickets. */
export function findTicketedEvent(context: PlatformContext, id: string): TicketedEvent | undefined {
  const event = context.use(eventStore).get(id);
  return event?.registration?.type === 'TICKETING' ? view(context, event) : undefined;
}

/** The event of this id. One that is not there, or sells no tickets, is a 404. */
export function requireTicketedEvent(context: PlatformContext, id: string): TicketedEvent {
  const event = findTicketedEvent(context, id);
  if (!event) throw missing('EVENT_NOT_FOUND', `There is no event ${id} that sells tickets.`);
  return event;
}

const closedFor = ({ id, status }: TicketedEvent) =>
  rejection('REGISTRATION_CLOSED', 'No tickets can be had for this event.', {
    data: { eventId: id, status },
  });

/** Rejects requests for an event that is a draft, over or canceled. */
export function checkIsActive(event: TicketedEvent): void {
  if (event.status !== 'UPCOMING' && event.status !== 'STARTED') throw closedFor(event);
}

/** Rejects requests if the ticket sale is closed. Existing reservations can still be bought. */
export function checkOnSale(event: TicketedEvent): void {
  checkIsActive(event);
  if (event.closed) throw closedFor(event);
}

/** All events that sell tickets, in the order of the seeded events. */
export const ticketedEvents = (context: PlatformContext): TicketedEvent[] =>
  context
    .use(eventStore)
    .all()
    .filter(({ registration }) => registration?.type === 'TICKETING')
    .map((event) => view(context, event));
