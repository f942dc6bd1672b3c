import { TokenError, ValidationError, type ValidationRule } from '@vitrine/client';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { describe, expect, it } from 'vitest';
import { getReserveProblem } from './reservation-problem.ts';
import { getTicketIssue, limitQuantity, raiseQuantity } from './ticket-issue.ts';

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

  it('R4 says that the missing tickets may be reserved by the request without a response', () => {
    const issueWith = (reservedElsewhere: number) => {
      const tickets = [{ ticketDefinitionId: 'seat', available: 0, reservedElsewhere }];
      const problem = { kind: 'short', tickets, isAfterLostResponse: true } as const;
      return getTicketIssue(seat(), selection, { now }, { selection, problem });
    };
    expect(issueWith(5)).toMatchObject({ kind: 'short', mayBeOwn: true });
    expect(issueWith(0)).toMatchObject({ kind: 'short', mayBeOwn: false });
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

/** The issue of the seat after the platform rejected a field of its line with a threshold. */
function rejectedBy(violatedRule: ValidationRule, field: string, threshold?: unknown) {
  const violation = { field, violatedRule, description: 'is rejected', data: { threshold } };
  const error = new ValidationError({
    message: 'is rejected',
    code: 'INVALID_ARGUMENT',
    details: { validationError: { fieldViolations: [violation] } },
  });
  return getTicketIssue(
    seat(),
    selection,
    { now },
    { selection, problem: getReserveProblem(error) },
  );
}

it('L23 has no issue while the client may request no tokens', () => {
  const code = 'TOO_MANY_TOKEN_REQUESTS';
  const error = new TokenError({ message: 'something went wrong', code, retryable: true });
  const problem = getReserveProblem(error);
  expect(problem).toEqual({ kind: 'session' });
  expect(getTicketIssue(seat(), selection, { now }, { selection, problem })).toBeNull();
});

describe('the issue of a rejected field', () => {
  const quantity = 'ticketQuantities[0].quantity';
  const price = 'ticketQuantities[0].priceOverride';

  it('R22 T6 reads a minimum and a maximum of a quantity as numbers of tickets', () => {
    expect(rejectedBy('MIN', quantity, 8)).toEqual({ kind: 'under-minimum', minimum: 8 });
    expect(rejectedBy('MAX', quantity, 4)).toEqual({ kind: 'over-limit', limit: 4 });
    expect(rejectedBy('MIN', quantity)).toEqual({ kind: 'under-minimum', minimum: null });
  });

  it('R25 reads a minimum and a maximum of a price as amounts', () => {
    const issue = { kind: 'invalid', field: 'price', least: null, most: null };
    for (const rule of ['MIN', 'DECIMAL_GTE'] as const) {
      expect(rejectedBy(rule, price, '2.00')).toEqual({ ...issue, least: '2.00' });
    }
    for (const rule of ['MAX', 'DECIMAL_LTE'] as const) {
      expect(rejectedBy(rule, price, '500.00')).toEqual({ ...issue, most: '500.00' });
    }
    const ofDetail = 'ticketQuantities[0].ticketDetails[0].priceOverride';
    expect(rejectedBy('MAX', ofDetail, 500)).toEqual({ ...issue, most: '500' });
  });

  it('R22 names the field of a rule without a bound', () => {
    expect(rejectedBy('VALIDATION', quantity)).toEqual({
      kind: 'invalid',
      field: 'quantity',
      least: null,
      most: null,
    });
    expect(rejectedBy('VALIDATION', 'ticketQuantities[0].ticketDetails')).toMatchObject({
      field: null,
    });
  });
});

describe('raiseQuantity', () => {
  it('adds what is missing to the price selected last', () => {
    expect(raiseQuantity(selection, 'seat', 7)).toEqual([early, other, { ...late, quantity: 5 }]);
    expect(raiseQuantity(selection, 'seat', 5)).toBe(selection);
  });
});
