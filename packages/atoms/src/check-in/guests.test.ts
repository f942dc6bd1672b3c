import type { Order, Ticket } from '@vitrine/client/orders';
import { describe, expect, it } from 'vitest';
import {
  countGuests,
  filterGuests,
  getGuests,
  getRemainingGuests,
  getVerdict,
  parseTicketCode,
  sortGuests,
} from './guests.ts';

const EVENT = 'event-1';
const at = new Date('2026-12-03T18:58:00Z');

const getOrder = (orderNumber: string, tickets: Partial<Ticket>[], rest: Partial<Order> = {}) =>
  ({
    ...{ orderNumber, eventId: EVENT, fullName: 'Freja Bjerre', email: 'freja@example.com' },
    ...{ status: 'PAID', ticketsPdf: 'https://files.example/a.pdf' },
    tickets: tickets.map((ticket, index) => ({
      ticketNumber: `${orderNumber}-${index + 1}`,
      name: 'Under 26',
      ...ticket,
    })),
    ...rest,
  }) as Order;

const orders = [
  getOrder('3F67-A2D4', [{ guestFullName: 'Freja Bjerre' }, {}, { name: 'Seat in the hall' }]),
  getOrder('4D90-1BE7', [{ guestFullName: 'Åstrid Winther', checkIn: { created: at } }], {
    fullName: 'Åstrid Winther',
  }),
  getOrder('7A13-5EF0', [{}], { fullName: 'Ines Carvalho', status: 'AUTHORIZED' }),
  getOrder('B82D-0C39', [{ canceled: true, checkIn: { created: at } }], {
    ...{ fullName: 'Rosa Marchetti', status: 'CANCELED' },
  }),
  getOrder('0000-0000', [{ guestFullName: 'Secret', anonymized: true }], { anonymized: true }),
];

const getStates = (list: ReturnType<typeof getGuests>) =>
  Object.fromEntries(list.map(({ ticketNumber, state }) => [ticketNumber, state.kind]));

describe('R51 the guests of an event', () => {
  it('are one for each ticket, by name, with companions after the buyer', () => {
    const guests = getGuests(orders);
    expect(guests.map(({ name, isCompanion }) => [name, isCompanion])).toEqual([
      ...[['Åstrid Winther', false]],
      ...[['Freja Bjerre', false]],
      ...[['Freja Bjerre', true]],
      ...[['Freja Bjerre', true]],
      ...[['Ines Carvalho', false]],
      ...[['Rosa Marchetti', false]],
      ...[[undefined, false]],
    ]);
    expect(getStates(guests)).toMatchObject({
      ...{ '3F67-A2D4-1': 'expected', '4D90-1BE7-1': 'checked-in' },
      ...{ '7A13-5EF0-1': 'not-valid', 'B82D-0C39-1': 'canceled' },
    });
  });

  it('are sorted by the alphabet of a language', () => {
    const getFirst = (locale: string) => sortGuests(getGuests(orders), locale)[0]?.name;
    expect(getFirst('en')).toBe('Åstrid Winther');
    // Å is the last letter in Danish.
    expect(getFirst('da')).toBe('Freja Bjerre');
  });

  it('have the check-ins of this device before they are sent', () => {
    const local = new Map([
      ['3F67-A2D4-2', { at }],
      ['4D90-1BE7-1', { at: undefined }],
      // A ticket that was canceled meanwhile stays canceled.
      ['B82D-0C39-1', { at }],
    ]);
    const find = (number: string) =>
      getGuests(orders, local).find(({ ticketNumber }) => ticketNumber === number)?.state;
    expect(find('3F67-A2D4-2')).toEqual({ kind: 'checked-in', at, isUnsent: true });
    expect(find('4D90-1BE7-1')).toEqual({ kind: 'expected', isUnsent: true });
    expect(find('B82D-0C39-1')).toEqual({ kind: 'canceled' });
  });

  it('are found by name without accents, by email, ticket and number', () => {
    const guests = getGuests(orders);
    const search = (text: string, view: Parameters<typeof filterGuests>[1] = 'all') =>
      filterGuests(guests, view, text).map(({ ticketNumber }) => ticketNumber);
    expect(search('astr')).toEqual(['4D90-1BE7-1']);
    expect(search('bjerre hall')).toEqual(['3F67-A2D4-3']);
    expect(search('3f67a2')).toHaveLength(3);
    expect(search('3F67-A2D4-2')).toEqual(['3F67-A2D4-2']);
    expect(search('freja@')).toHaveLength(7);
    expect(search('', 'not-valid')).toEqual(['7A13-5EF0-1']);
    expect(search('nobody')).toEqual([]);
    expect(search('secret')).toEqual([]);
  });

  it('are counted, those with a valid ticket also by its kind', () => {
    const counts = countGuests(getGuests(orders));
    expect(counts).toMatchObject({
      ...{ all: 7, expected: 4, 'checked-in': 1, 'not-valid': 1, canceled: 1, valid: 5 },
      byTicket: [
        { name: 'Under 26', checkedIn: 1, valid: 4 },
        { name: 'Seat in the hall', checkedIn: 0, valid: 1 },
      ],
    });
  });

  it('of an order can be checked in together, without those who are in', () => {
    const local = new Map([['3F67-A2D4-2', { at }]]);
    const guests = getGuests(orders, local);
    const [, freja] = guests;
    if (!freja) throw new Error('There is no guest.');
    expect(getRemainingGuests(guests, freja).map(({ ticketNumber }) => ticketNumber)).toEqual([
      '3F67-A2D4-3',
    ]);
  });
});

describe('R51 a code', () => {
  const url = (number: string, event = EVENT) => `https://shop.example/check-in/${number},${event}`;

  it('is the URL of a ticket, or its number as it was typed', () => {
    expect(parseTicketCode(url('A-1'))).toEqual({ ticketNumber: 'A-1', eventId: EVENT });
    expect(parseTicketCode(' A-1\n')).toEqual({ ticketNumber: 'A-1' });
    expect(parseTicketCode('https://shop.example/check-in/A-1')).toEqual({ ticketNumber: 'A-1' });
  });

  it('that is wrongly encoded is unknown', () => {
    const code = 'https://shop.example/check-in/100%';
    expect(getVerdict(code, getGuests(orders), EVENT)).toEqual({ kind: 'unknown', code });
  });

  it('is checked in this order: canceled, not paid, another event, checked in, valid', () => {
    const guests = getGuests(orders);
    const check = (code: string) => getVerdict(code, guests, EVENT).kind;
    expect(check(url('B82D-0C39-1', 'other'))).toBe('canceled');
    expect(check(url('7A13-5EF0-1', 'other'))).toBe('not-valid');
    expect(check(url('4D90-1BE7-1', 'other'))).toBe('other-event');
    expect(check(url('X', 'other'))).toBe('other-event');
    expect(check(url('4D90-1BE7-1'))).toBe('already-checked-in');
    expect(check(url('3F67-A2D4-1'))).toBe('valid');
    expect(check('3f67a2d41')).toBe('valid');
    expect([check(''), check('https://example.com'), check('X')]).toEqual([
      ...['unknown', 'unknown', 'unknown'],
    ]);
  });
});
