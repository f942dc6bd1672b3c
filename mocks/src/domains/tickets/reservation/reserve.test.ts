import { describe, expect, test } from 'vitest';
import { getEventId } from '../../../fixtures/events/index.ts';
import { getCode, getRules, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import {
  anotherBuyer,
  CONCERT,
  memberBuyer,
  newBuyer,
  TICKETS,
  type TicketBuyer,
} from '../../../testing/ticket-buyer.ts';
import { RESERVATION_ERRORS } from './reserve.ts';

const PIANOS = 'very-long-evening-for-two-pianos';
describe('createReservation', () => {
  test('reserves tickets for twenty minutes and returns the price', async () => {
    const buyer = newBuyer();
    const { status, body } = await buyer.reserve(CONCERT, [
      buyer.want(CONCERT, 'Seat in the hall', 2),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expires: '2026-11-21T09:20:00.000Z',
      reservationStatus: 'RESERVATION_PENDING',
      reservations: [{ quantity: 2, ticket: { name: 'Seat in the hall', limitPerCheckout: 8 } }],
      invoice: { grandTotal: { value: '64.00', currency: 'EUR' } },
    });
    // Only tickets with several prices have details.
    expect(body.reservations[0]).not.toHaveProperty('ticketDetails');
    const { dashboard } = (await buyer.stock(CONCERT))['Seat in the hall'];
    expect(dashboard.ticketsReserved).toBe(2 + 2 + 1);
  });

  test('reserves the last tickets immediately', async () => {
    const buyer = newBuyer();
    const other = anotherBuyer(buyer);
    const want = [buyer.want(CONCERT, 'Under 26', 2)];
    expect((await buyer.reserve(CONCERT, want)).status).toBe(200);
    const rejected = await other.reserve(CONCERT, [other.want(CONCERT, 'Under 26', 1)]);
    expect([rejected.status, getCode(rejected)]).toEqual([428, RESERVATION_ERRORS.unavailable]);
    expect(rejected.body.details.applicationError.data).toEqual({
      tickets: [
        {
          ticketDefinitionId: want[0].ticketDefinitionId,
          requested: 1,
          available: 0,
          reservedByOthers: 2,
        },
      ],
    });
  });

  test('reserves all requested tickets or none', async () => {
    const buyer = newBuyer();
    const before = await buyer.stock(CONCERT);
    const rejected = await buyer.reserve(CONCERT, [
      buyer.want(CONCERT, 'Seat in the hall', 2),
      buyer.want(CONCERT, 'First row', 1),
    ]);
    expect(getCode(rejected)).toBe(RESERVATION_ERRORS.unavailable);
    expect(await buyer.stock(CONCERT)).toEqual(before);
  });

  test('respects the ticket limit across its prices, and the order limit', async () => {
    const buyer = newBuyer();
    const options = (await buyer.stock(PIANOS))['The evening'].pricing.pricingOptions.options;
    const at = (index: number, quantity: number) =>
      buyer.want(PIANOS, 'The evening', quantity, {
        ticketDetails: [{ pricingOptionId: options[index].id }],
      });
    const beyond = await buyer.reserve(PIANOS, [at(0, 4), at(1, 3)]);
    expect(getViolatedFields(beyond)).toEqual(['ticketQuantities[1].quantity']);
    expect(getRules(beyond)).toEqual([['MAX', 6]]);
    const all = await buyer.reserve(PIANOS, [
      at(0, 6),
      buyer.want(PIANOS, 'Keep the tuner awake', 5),
    ]);
    expect(getViolatedFields(all)).toEqual(['ticketQuantities']);
    expect(getRules(all)).toEqual([['MAX', 10]]);
    const within = await buyer.reserve(PIANOS, [at(0, 3), at(1, 3)]);
    expect(within.body.reservations).toHaveLength(1);
    expect(
      within.body.reservations[0].ticketDetails.map((one: Json) => one.pricingOptionName),
    ).toEqual([
      ...Array(3).fill('From the first note'),
      ...Array(3).fill('From eleven, with soup'),
    ]);
    expect(within.body.invoice.subTotal.value).toBe('192.00');
  });

  test('lets sellers bypass limits and stock and select hidden tickets', async () => {
    const buyer = newBuyer();
    const hidden = [buyer.want(CONCERT, 'Guest of the players', 2)];
    const unseen = await buyer.reserve(CONCERT, hidden);
    expect([unseen.status, getCode(unseen)]).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND']);
    expect(JSON.stringify(unseen.body)).not.toContain('players');
    expect((await buyer.reserve(CONCERT, hidden, { allowHiddenTickets: true })).status).toBe(200);
    const many = [buyer.want(CONCERT, 'First row', 9)];
    expect((await buyer.reserve(CONCERT, many, { ignoreLimits: true })).status).toBe(200);
  });

  test('is rejected before and after the sale period, with the reason', async () => {
    const buyer = newBuyer();
    const code = async (name: string) =>
      getCode(await buyer.reserve(CONCERT, [buyer.want(CONCERT, name)]));
    expect(await code('Early seat')).toBe(RESERVATION_ERRORS.over);
    expect(await code('At the door')).toBe(RESERVATION_ERRORS.notYet);
    buyer.platform.clock.advance(5 * 86_400_000);
    expect(await code('At the door')).toBe(undefined);
  });

  test('is rejected for events that have ended, are canceled or paused, or have no tickets', async () => {
    const buyer = newBuyer();
    const code = async (slug: string, name: string) =>
      getCode(await buyer.reserve(slug, [buyer.want(slug, name)]));
    expect(await code('low-tide-brass', 'Place on a boat')).toBe('REGISTRATION_CLOSED');
    expect(await code('willow-baskets-in-a-day', 'Place with willow')).toBe('REGISTRATION_CLOSED');
    expect(await code('kiln-opening', 'Entry')).toBe('EVENT_NOT_FOUND');
    expect(await code('tide-fair', 'Seat in the hall')).toBe('TICKET_DEFINITION_NOT_FOUND');
  });
});

describe('the owner’s changes to an event', () => {
  const change = (buyer: TicketBuyer, event: Json) =>
    buyer.call('PATCH', `/events/v3/events/${getEventId(CONCERT)}`, { event });

  test('preserves its tickets and orders when its name and page change before the first read', async () => {
    const buyer = newBuyer();
    await change(buyer, { title: 'Nine strings, retuned', slug: 'nine-strings' });
    expect((await buyer.stock(CONCERT))['Under 26'].limitPerCheckout).toBe(2);
    expect((await buyer.orders(`eventId=${getEventId(CONCERT)}`)).body.total).toBeGreaterThan(10);
  });

  test('ends the sale with a pause and preserves existing reservations', async () => {
    const buyer = newBuyer();
    const want = [buyer.want(CONCERT, 'Under 26', 1)];
    const reservation = await buyer.reserve(CONCERT, want);
    await change(buyer, { registration: { registrationPaused: true } });
    expect(getCode(await buyer.reserve(CONCERT, want))).toBe('REGISTRATION_CLOSED');
    expect((await buyer.checkout(CONCERT, reservation.body.id)).status).toBe(200);
  });

  test('allows only members when the event is for members', async () => {
    const buyer = newBuyer();
    await change(buyer, { registration: { allowedGuestTypes: 'MEMBER' } });
    const want = [buyer.want(CONCERT, 'Under 26', 1)];
    expect(getCode(await buyer.reserve(CONCERT, want))).toBe(RESERVATION_ERRORS.members);
    expect((await memberBuyer(buyer).reserve(CONCERT, want)).status).toBe(200);
  });
});

test('reports missing and invalid fields by path', async () => {
  const buyer = newBuyer();
  const id = buyer.want(CONCERT, 'Seat in the hall').ticketDefinitionId;
  const eventId = getEventId(CONCERT);
  for (const [body, field] of [
    [{}, 'eventId'],
    [{ eventId: 7 }, 'eventId'],
    [{ eventId }, 'ticketQuantities'],
    [{ eventId, ticketQuantities: 'two' }, 'ticketQuantities'],
    [{ eventId, ticketQuantities: [null] }, 'ticketQuantities[0]'],
    [{ eventId, ticketQuantities: [{}] }, 'ticketQuantities[0].ticketDefinitionId'],
    [{ eventId, ticketQuantities: [{ ticketDefinitionId: id }] }, 'ticketQuantities[0].quantity'],
    [
      { eventId, ticketQuantities: [{ ticketDefinitionId: id, quantity: 0 }] },
      'ticketQuantities[0].quantity',
    ],
    [
      { eventId, ticketQuantities: [{ ticketDefinitionId: id, quantity: 51 }] },
      'ticketQuantities[0].quantity',
    ],
    [
      { eventId, ticketQuantities: [{ ticketDefinitionId: id, quantity: 1.5 }] },
      'ticketQuantities[0].quantity',
    ],
    [{ eventId, ignoreLimits: 'yes' }, 'ignoreLimits'],
    [
      {
        eventId,
        ticketQuantities: [{ ticketDefinitionId: id, quantity: 3, ticketDetails: [{}, {}] }],
      },
      'ticketQuantities[0].ticketDetails',
    ],
    [
      {
        eventId,
        ticketQuantities: [
          { ticketDefinitionId: id, quantity: 1, ticketDetails: [{ seatId: '1' }] },
        ],
      },
      'ticketQuantities[0].ticketDetails[0].seatId',
    ],
  ] as [Json, string][]) {
    const response = await buyer.call('POST', `${TICKETS}/reservations`, body);
    expect(getViolatedFields(response), JSON.stringify(body)).toEqual([field]);
  }
});
