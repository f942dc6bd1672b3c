import type { OrderStatus, Ticket } from '@vitrine/client/orders';
import { describe, expect, it } from 'vitest';
import { getCheckInState } from './check-in-state.ts';

const now = Date.UTC(2026, 10, 27, 10);

const getState = (ticket: Partial<Ticket>, status: OrderStatus = 'PAID') =>
  getCheckInState(
    { ticketNumber: '1', ...ticket },
    { orderNumber: 'A', eventId: 'e', status, ticketsPdf: 'https://files.example/a.pdf' },
    now,
  );

describe('R51 the check-in of a ticket', () => {
  it('has its time, and says if that is in the future', () => {
    const before = new Date(now - 1);
    const after = new Date(now + 1);
    expect(getState({ checkIn: { created: before } })).toEqual({
      ...{ kind: 'checked-in', at: before, isFuture: false },
    });
    expect(getState({ checkIn: { created: after } })).toMatchObject({ isFuture: true });
  });

  it('is canceled where the ticket is, also after a check-in', () => {
    const canceled = { canceled: true, checkIn: { created: new Date(now) } };
    expect(getState(canceled)).toEqual({ kind: 'canceled' });
  });

  it('is expected once the order guarantees the ticket, and not before', () => {
    const kinds = (
      ['PAID', 'FREE', 'PARTIALLY_PAID', 'AUTHORIZED', 'INITIATED', 'VOIDED'] as const
    ).map((status) => getState({}, status).kind);
    expect(kinds).toEqual([
      ...['expected', 'expected', 'expected', 'not-valid', 'not-valid', 'not-valid'],
    ]);
  });
});
