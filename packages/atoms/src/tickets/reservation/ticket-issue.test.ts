import type { TicketDefinition } from '@vitrine/client/tickets';
import { describe, expect, it } from 'vitest';
import { getTicketIssue, limitQuantity } from './ticket-issue.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const seat = (more: Partial<TicketDefinition> = {}): TicketDefinition => ({
  _id: 'seat',
  eventId: 'e1',
  name: 'Seat',
  limitPerCheckout: 8,
  ...more,
});
const early = { ticketDefinitionId: 'seat', pricingOptionId: 'early', quantity: 2 };
const late = { ticketDefinitionId: 'seat', pricingOptionId: 'late', quantity: 3 };
const other = { ticketDefinitionId: 'other', quantity: 1 };
const selection = [early, other, late];

describe('the issue of a selected ticket', () => {
  it('is null if enough tickets are left or none is selected', () => {
    expect(getTicketIssue(seat(), selection, { now })).toBeNull();
    expect(getTicketIssue(seat({ limitPerCheckout: 0 }), [other], { now })).toBeNull();
  });

  it('R1 is short for all prices after a rejection, until the selection changes', () => {
    const tickets = [{ ticketDefinitionId: 'seat', available: 2, reservedElsewhere: 1 }];
    const rejected = { selection, problem: { kind: 'short', tickets } as const };
    expect(getTicketIssue(seat(), selection, { now }, rejected)).toEqual({
      kind: 'short',
      available: 2,
      requested: 5,
      reservedElsewhere: 1,
    });
    expect(getTicketIssue(seat(), [early, other], { now }, rejected)).toBeNull();
  });

  it('R22 is over the limit only on its own line', () => {
    const rejected = { selection, problem: { kind: 'limit', entry: 2, limit: 4 } as const };
    expect(getTicketIssue(seat(), selection, { now }, rejected)).toEqual({
      kind: 'over-limit',
      limit: 4,
    });
    const elsewhere = { selection, problem: { kind: 'limit', entry: 1, limit: 4 } as const };
    expect(getTicketIssue(seat(), selection, { now }, elsewhere)).toBeNull();
  });

  it('R1 is short after a newer list, and nothing is removed', () => {
    expect(getTicketIssue(seat({ limitPerCheckout: 4 }), selection, { now })).toMatchObject({
      kind: 'short',
      available: 4,
      requested: 5,
    });
    expect(getTicketIssue(seat({ limitPerCheckout: 0 }), selection, { now })).toMatchObject({
      kind: 'short',
      available: 0,
    });
  });

  it('R19 is closed after its sale has ended', () => {
    const salePeriod = { endDate: new Date(now - 1) };
    expect(getTicketIssue(seat({ salePeriod }), selection, { now })).toEqual({ kind: 'closed' });
  });

  it('R2 is limited only on request, starting with the price selected last', () => {
    expect(limitQuantity(selection, seat(), 4)).toEqual([early, other, { ...late, quantity: 2 }]);
    expect(limitQuantity(selection, seat(), 2)).toEqual([early, other]);
    expect(limitQuantity(selection, seat(), 0)).toEqual([other]);
  });
});
