import { describe, expect, test } from 'vitest';
import { getEventId } from '../../../fixtures/events/index.ts';
import { getCode, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import { ASTRID, CONCERT, memberBuyer, newBuyer, TICKETS } from '../../../testing/ticket-buyer.ts';

const MINUTE = 60_000;
const SEAT = 'Seat in the hall';

async function reserved(quantity = 1, slug = CONCERT, name = SEAT) {
  const buyer = newBuyer();
  const { body } = await buyer.reserve(slug, [buyer.want(slug, name, quantity)]);
  return { buyer, id: body.id };
}

describe('ticket checkout', () => {
  test('creates an order that awaits payment', async () => {
    const { buyer, id } = await reserved(2);
    const { status, body } = await buyer.checkout(CONCERT, id);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      eventId: getEventId(CONCERT),
      reservationId: id,
      orderNumber: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{3}$/),
      status: 'INITIATED',
      confirmed: false,
      ...ASTRID,
      fullName: 'Astrid Winther',
      ticketsQuantity: 2,
      totalPrice: { value: '64.00', currency: 'EUR' },
      tickets: [],
      channel: 'ONLINE',
      archived: false,
      tags: ['UNCONFIRMED', 'NON_ARCHIVED', 'NOT_FULLY_CHECKED_IN'],
    });
    expect(body.expires).toBe('2026-11-21T09:20:00.000Z');
    expect(body.orderPageUrl).toBe(
      `https://pages.platform.example/event-details/${CONCERT}/order/${body.order.orderNumber}`,
    );
    expect(body.reservations).toMatchObject([{ quantity: 2, ticket: { name: SEAT } }]);
    expect((await buyer.invoice(CONCERT, id)).body.reservationOccupied).toBe(true);
  });

  test('allows ten minutes for payment, however late it starts', async () => {
    const { buyer, id } = await reserved();
    buyer.platform.clock.advance(19 * MINUTE);
    expect((await buyer.checkout(CONCERT, id)).body.expires).toBe('2026-11-21T09:29:00.000Z');
  });

  test('cancels an unpaid order in time and releases its tickets', async () => {
    const { buyer, id } = await reserved();
    const free = async () => (await buyer.stock(CONCERT))[SEAT].dashboard.unsold;
    const before = await free();
    const { order } = (await buyer.checkout(CONCERT, id)).body;
    buyer.platform.clock.advance(20 * MINUTE);
    const { body } = await buyer.order(CONCERT, order.orderNumber);
    expect(body.order.status).toBe('CANCELED');
    expect((await buyer.invoice(CONCERT, id)).body.reservationStatus).toBe('RESERVATION_CANCELED');
    // An initially pending order with two tickets has expired meanwhile, too.
    expect(await free()).toBe(before + 1 + 2);
  });

  test('confirms the order and issues its tickets after payment on the hosted page', async () => {
    const { buyer, id } = await reserved(2);
    const { orderNumber } = (await buyer.checkout(CONCERT, id)).body.order;
    buyer.platform.orders.pay(orderNumber);
    buyer.platform.clock.advance(60 * MINUTE);
    const { order } = (await buyer.order(CONCERT, orderNumber)).body;
    expect(order).toMatchObject({
      status: 'PAID',
      confirmed: true,
      method: 'creditCard',
      paymentDetails: { transaction: { method: 'creditCard' } },
      ticketsPdf: expect.stringContaining(orderNumber),
      invoice: { previewUrl: expect.stringContaining(orderNumber) },
    });
    expect(order.tickets.map(({ ticketNumber }: Json) => ticketNumber)).toEqual([
      `${orderNumber}01`,
      `${orderNumber}02`,
    ]);
    expect((await buyer.invoice(CONCERT, id)).body.reservationStatus).toBe('RESERVATION_CONFIRMED');
  });

  test('requires no payment for free tickets', async () => {
    const { buyer, id } = await reserved(3, 'night-market', 'Entry');
    const { body } = await buyer.checkout('night-market', id);
    expect(body.order).toMatchObject({ status: 'FREE', confirmed: true });
    expect(body.order.tickets).toHaveLength(3);
    expect(body.order).not.toHaveProperty('method');
    expect(body).not.toHaveProperty('expires');
  });

  test('can be paid in person or marked as already paid', async () => {
    const one = await reserved();
    const offline = await one.buyer.checkout(CONCERT, one.id, { options: { payInPerson: true } });
    expect(offline.body.order).toMatchObject({
      status: 'OFFLINE_PENDING',
      method: 'inPerson',
      confirmed: true,
    });
    const other = await reserved();
    const paid = await other.buyer.checkout(CONCERT, other.id, { options: { markAsPaid: true } });
    expect(paid.body.order).toMatchObject({ status: 'PAID', method: 'manual' });
  });

  test('assigns a member’s order to the member', async () => {
    const member = memberBuyer(newBuyer());
    const order = await member.buy(CONCERT, SEAT);
    expect(order.memberId).toBe(member.platform.identity.member('runa@fennhouse.example').id);
    expect(order.tags).toContain('MEMBER');
  });

  test('uses a reservation once and reports the existing order to a second checkout', async () => {
    const { buyer, id } = await reserved();
    const { orderNumber } = (await buyer.checkout(CONCERT, id)).body.order;
    const again = await buyer.checkout(CONCERT, id);
    expect(getCode(again)).toBe('RESERVATION_ALREADY_USED');
    expect(again.body.details.applicationError.data).toEqual({ orderNumber });
    expect(getCode(await buyer.releaseReservation(CONCERT, id))).toBe('RESERVATION_ALREADY_USED');
    expect((await buyer.orders(`searchPhrase=${ASTRID.email}`)).body.total).toBe(1);
  });

  test('is announced as initiated, and as confirmed after payment', async () => {
    const { buyer, id } = await reserved();
    const { orderNumber } = (await buyer.checkout(CONCERT, id)).body.order;
    buyer.platform.orders.pay(orderNumber);
    const announcements = buyer.platform.announcements.filter(
      ({ subject }) => subject.orderNumber === orderNumber,
    );
    expect(announcements.map(({ name, subject }) => [name, subject.status])).toEqual([
      ['OrderInitiated', 'INITIATED'],
      ['OrderConfirmed', 'PAID'],
    ]);
    expect(announcements[1]?.subject.tickets).toHaveLength(1);
  });
});

describe('point of sale', () => {
  const sell = (buyer: Json, reservationId: string, more: Json = {}) =>
    buyer.call('POST', '/events/v1/pos-checkout', {
      eventId: getEventId(CONCERT),
      reservationId,
      ...more,
    });

  test('creates a paid order without a buyer', async () => {
    const { buyer, id } = await reserved(2);
    const { body } = await sell(buyer, id, { paymentDetailsId: 'till-1' });
    expect(body.order).toMatchObject({
      status: 'PAID',
      channel: 'OFFLINE_POS',
      method: 'pointOfSale',
      fullName: '',
      paymentDetails: { transaction: { transactionId: 'till-1' } },
    });
    expect(body.order.tickets).toHaveLength(2);
  });

  test('uses a reservation once', async () => {
    const { buyer, id } = await reserved();
    expect((await sell(buyer, id, { paymentDetailsId: 'till-1' })).status).toBe(200);
    const again = await sell(buyer, id, { paymentDetailsId: 'till-1' });
    expect(getCode(again)).toBe('RESERVATION_ALREADY_USED');
  });

  test('requires a payment only when there is an amount due', async () => {
    const { buyer, id } = await reserved();
    expect(getViolatedFields(await sell(buyer, id))).toEqual(['paymentDetailsId']);
    const { body } = await buyer.reserve(CONCERT, [buyer.want(CONCERT, 'Guest of the players')], {
      allowHiddenTickets: true,
    });
    expect((await sell(buyer, body.id)).body.order.status).toBe('FREE');
  });
});

test('reports missing checkout fields', async () => {
  const { buyer, id: reservationId } = await reserved();
  const eventId = getEventId(CONCERT);
  for (const [body, fields] of [
    [{}, ['eventId']],
    [{ eventId }, ['reservationId']],
    [
      { eventId, reservationId },
      [
        'buyer.firstName',
        'buyer.lastName',
        'buyer.email',
        ...['firstName', 'lastName', 'email'].map((name) => `guests[0].form.inputValues.${name}`),
      ],
    ],
    [{ eventId, reservationId, buyer: 7 }, ['buyer']],
    [
      { eventId, reservationId, buyer: { ...ASTRID, email: 'nowhere' } },
      ['buyer.email', 'guests[0].form.inputValues[2].value'],
    ],
    [
      { eventId, reservationId, buyer: { ...ASTRID, firstName: 'x'.repeat(51) } },
      ['buyer.firstName', 'guests[0].form.inputValues[0].value'],
    ],
    [
      { eventId, reservationId, buyer: ASTRID, options: { markAsPaid: 'yes' } },
      ['options.markAsPaid'],
    ],
    [{ eventId, reservationId, buyer: ASTRID, memberId: 'x'.repeat(37) }, ['memberId']],
    [
      { eventId, reservationId, buyer: ASTRID, guests: [{ form: { inputValues: [{}] } }] },
      ['guests[0].form.inputValues[0].inputName'],
    ],
  ] as [Json, string[]][]) {
    const response = await buyer.call('POST', TICKETS, body);
    expect(getViolatedFields(response), JSON.stringify(body)).toEqual(fields);
  }
});
