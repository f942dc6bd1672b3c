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

describe('a ticket that was chosen', () => {
  it('has no trouble where there is enough, or none of it is chosen', () => {
    expect(getTicketIssue(seat(), selection, { now })).toBeNull();
    expect(getTicketIssue(seat({ limitPerCheckout: 0 }), [other], { now })).toBeNull();
  });

  it('R1 is short as the rejection says, over all its prices, until the choice changes', () => {
    const tickets = [{ ticketDefinitionId: 'seat', available: 2, reservedElsewhere: 1 }];
    const rejected = { selection, problem: { kind: 'short', tickets } as const };
    expect(getTicketIssue(seat(), selection, { now }, rejected)).toEqual({
      kind: 'short',
      available: 2,
      asked: 5,
      reservedElsewhere: 1,
    });
    expect(getTicketIssue(seat(), [early, other], { now }, rejected)).toBeNull();
  });

  it('R22 is over a limit at its own line only', () => {
    const rejected = { selection, problem: { kind: 'limit', entry: 2, limit: 4 } as const };
    expect(getTicketIssue(seat(), selection, { now }, rejected)).toEqual({
      kind: 'over-limit',
      limit: 4,
    });
    const elsewhere = { selection, problem: { kind: 'limit', entry: 1, limit: 4 } as const };
    expect(getTicketIssue(seat(), selection, { now }, elsewhere)).toBeNull();
  });

  it('R1 is short by a list that was read since, and nothing is taken off', () => {
    expect(getTicketIssue(seat({ limitPerCheckout: 4 }), selection, { now })).toMatchObject({
      kind: 'short',
      available: 4,
      asked: 5,
    });
    expect(getTicketIssue(seat({ limitPerCheckout: 0 }), selection, { now })).toMatchObject({
      kind: 'short',
      available: 0,
    });
  });

  it('R19 is closed when its sale has ended', () => {
    const salePeriod = { endDate: new Date(now - 1) };
    expect(getTicketIssue(seat({ salePeriod }), selection, { now })).toEqual({ kind: 'closed' });
  });

  it('R2 is cut down only when it is told so: the price chosen last first', () => {
    expect(limitQuantity(selection, seat(), 4)).toEqual([early, other, { ...late, quantity: 2 }]);
    expect(limitQuantity(selection, seat(), 2)).toEqual([early, other]);
    expect(limitQuantity(selection, seat(), 0)).toEqual([other]);
  });
});
