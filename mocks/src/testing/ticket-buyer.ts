import { getEventId } from '../fixtures/events/index.ts';
import { getTicketId } from '../fixtures/tickets/make-offers.ts';
import type { MockPlatformOptions } from '../platform/mock-platform.ts';
import { type ApiResponse, type Caller, type Json, visit, visitNewPlatform } from './api-caller.ts';

export const TICKETS = '/events/v1/checkout';
export const ORDERS = '/events/v1/orders';
export const CONCERT = 'resonance-for-nine-strings';

/** A visitor who buys tickets. */
export interface TicketBuyer extends Caller {
  /**
   * Returns an entry of `ticketQuantities`. `more` contains `priceOverride` and `ticketDetails`.
   */
  want(slug: string, name: string, quantity?: number, more?: Json): Json;
  reserve(slug: string, requestedTickets: Json[], more?: Json): Promise<ApiResponse>;
  releaseReservation(slug: string, id: string): Promise<ApiResponse>;
  invoice(slug: string, id: string, more?: Json): Promise<ApiResponse>;
  checkout(slug: string, reservationId: string, more?: Json): Promise<ApiResponse>;
  /** Reserves and checks out; returns the order. */
  buy(slug: string, name: string, quantity?: number, more?: Json): Promise<Json>;
  order(slug: string, number: string, fieldsets?: string[]): Promise<ApiResponse>;
  orders(query?: string): Promise<ApiResponse>;
  /** The definitions of an event, by name, with what only sellers see. */
  stock(slug: string): Promise<Record<string, Json>>;
}

export const ASTRID = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };

function getBuyer(caller: Caller): TicketBuyer {
  const { call } = caller;
  const buyer: TicketBuyer = {
    ...caller,
    want: (slug, name, quantity = 1, more = {}) => ({
      ticketDefinitionId: getTicketId(slug, name),
      quantity,
      ...more,
    }),
    reserve: (slug, ticketQuantities, more = {}) =>
      call('POST', `${TICKETS}/reservations`, {
        eventId: getEventId(slug),
        ticketQuantities,
        ...more,
      }),
    releaseReservation: (slug, id) =>
      call('DELETE', `${TICKETS}/reservations/${id}?id=${id}&eventId=${getEventId(slug)}`),
    invoice: (slug, id, more = {}) =>
      call('POST', `${TICKETS}/invoices/${id}`, { eventId: getEventId(slug), ...more }),
    checkout: (slug, reservationId, more = {}) =>
      call('POST', TICKETS, { eventId: getEventId(slug), reservationId, buyer: ASTRID, ...more }),
    async buy(slug, name, quantity, more) {
      const reserved = await buyer.reserve(slug, [buyer.want(slug, name, quantity)]);
      return (await buyer.checkout(slug, reserved.body.id, more)).body.order;
    },
    order: (slug, number, fieldsets = ['DETAILS', 'TICKETS', 'FORM', 'INVOICE']) =>
      call(
        'GET',
        `/events/v1/events/${getEventId(slug)}/orders/${number}?${fieldsets.map((set) => `fieldset=${set}`).join('&')}`,
      ),
    orders: (query = '') => call('GET', `${ORDERS}?${query}`),
    async stock(slug) {
      const { body } = await call('POST', `${TICKETS}/available-tickets/query`, {
        filter: {
          eventId: getEventId(slug),
          'dashboard.hidden': { $in: [true, false] },
          state: {},
        },
        fieldset: ['DASHBOARD'],
      });
      return Object.fromEntries(body.definitions.map((one: Json) => [one.name, one]));
    },
  };
  return buyer;
}

/** Creates a buyer with a separate mock platform. */
export const newBuyer = (options: MockPlatformOptions = {}): TicketBuyer =>
  getBuyer(visitNewPlatform(options));

/** Another buyer of the same platform. */
export const anotherBuyer = ({ platform }: Caller): TicketBuyer => getBuyer(visit(platform));

/** A member of the same platform. */
export const memberBuyer = ({ platform }: Caller, email = 'runa@fennhouse.example'): TicketBuyer =>
  getBuyer(visit(platform, platform.identity.tokensOf(email).access_token));
