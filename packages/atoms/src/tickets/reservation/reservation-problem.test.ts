import {
  ApplicationError,
  PlatformError,
  SystemError,
  TokenError,
  ValidationError,
} from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getReserveProblem } from './reservation-problem.ts';

const base = { status: 400, message: 'No', code: 'NO', details: {} };

describe('getReserveProblem', () => {
  const violated = (field: string, violatedRule: string, threshold?: number | string) => {
    const violation = { field, violatedRule, description: '', data: { threshold } };
    const details = { validationError: { fieldViolations: [violation] } };
    return getReserveProblem(new ValidationError({ ...base, details }));
  };

  it('names the entry whose number is too large or too small', () => {
    expect(violated('ticketQuantities[2].quantity', 'MAX', 8)).toEqual({
      ...{ kind: 'limit', entry: 2, limit: 8 },
    });
    expect(violated('ticketQuantities[0].quantity', 'MIN', 1)).toEqual({
      ...{ kind: 'minimum', entry: 0, minimum: 1 },
    });
    expect(violated('ticketQuantities', 'MAX')).toEqual({
      ...{ kind: 'limit', entry: null, limit: null },
    });
    expect(violated('ticketQuantities', 'MIN', 'one')).toEqual({
      ...{ kind: 'minimum', entry: null, minimum: null },
    });
  });

  it('names the field of another rule, with its bound as a text', () => {
    expect(violated('ticketQuantities[1].priceOverride', 'DECIMAL_GTE', '2.00')).toEqual({
      ...{ kind: 'invalid', entry: 1, field: 'price', rule: 'DECIMAL_GTE', threshold: '2.00' },
    });
    expect(violated('ticketQuantities[1].priceOverride', 'MAX', 9)).toEqual({
      ...{ kind: 'invalid', entry: 1, field: 'price', rule: 'MAX', threshold: '9' },
    });
    expect(violated('eventId', 'REQUIRED_FIELD')).toEqual({
      ...{ kind: 'invalid', entry: null, field: null, rule: 'REQUIRED_FIELD', threshold: null },
    });
  });

  it('is invalid without a violation', () => {
    const details = { validationError: { fieldViolations: [] } };
    expect(getReserveProblem(new ValidationError({ ...base, details }))).toEqual({
      ...{ kind: 'invalid', entry: null, field: null, rule: null, threshold: null },
    });
  });

  const rejected = (data?: Record<string, unknown>, status = 400) => {
    const applicationError = { code: 'SOLD_OUT', description: '', data };
    return getReserveProblem(
      new ApplicationError({ ...base, status, code: 'SOLD_OUT', details: { applicationError } }),
    );
  };

  it('lists the tickets that are short', () => {
    const tickets = [
      { ticketDefinitionId: 'a', available: 2, reservedByOthers: 1 },
      { ticketDefinitionId: 'b', available: '2' },
      { ticketDefinitionId: 3 },
      null,
    ];
    expect(rejected({ tickets })).toEqual({
      kind: 'short',
      tickets: [
        { ticketDefinitionId: 'a', available: 2, reservedElsewhere: 1 },
        { ticketDefinitionId: 'b', available: 0, reservedElsewhere: 0 },
      ],
    });
  });

  it('has the code of another rule', () => {
    for (const data of [undefined, {}, { tickets: 'none' }, { tickets: [null] }]) {
      expect(rejected(data)).toEqual({ kind: 'rejected', code: 'SOLD_OUT' });
    }
    expect(getReserveProblem(new PlatformError({ ...base, status: 429 }))).toEqual({
      ...{ kind: 'rejected', code: 'NO' },
    });
  });

  it('does not name a ticket that does not exist', () => {
    expect(rejected({ tickets: [{ ticketDefinitionId: 'a' }] }, 404)).toEqual({
      kind: 'not-available',
    });
  });

  it('tells a missing session from a platform that does not respond', () => {
    const token = (retryable: boolean) => new TokenError({ ...base, retryable } as never);
    expect(getReserveProblem(token(true))).toEqual({ kind: 'session' });
    expect(getReserveProblem(token(false))).toMatchObject({ kind: 'rejected' });
    expect(getReserveProblem(new SystemError({ ...base, status: 503 }))).toEqual({
      kind: 'unreachable',
    });
    expect(getReserveProblem(new TypeError('Failed to fetch'))).toEqual({ kind: 'unreachable' });
  });
});
