import { ApplicationError, SystemError, ValidationError } from '@vitrine/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejectedLines } from './rejected-lines.ts';

const lines = [{ _id: 'cup' }, { _id: 'vase' }, { _id: 'candle' }];

const rejection = (data: unknown) =>
  new ApplicationError({
    message: 'The platform rejected',
    code: 'LINE_ITEMS_NOT_AVAILABLE',
    status: 428,
    details: { applicationError: { code: '', description: '', data } },
  });

describe('rejectedLines', () => {
  it('finds ids anywhere in the platform’s error, in line order', () => {
    expect(rejectedLines(rejection({ lineItemIds: ['candle', 'cup'] }), lines)).toEqual([
      'cup',
      'candle',
    ]);
    expect(rejectedLines(rejection({ items: [{ id: 'vase', reason: 'gone' }] }), lines)).toEqual([
      'vase',
    ]);
  });

  it('reads the index from a violated field', () => {
    const fieldViolations = [
      { field: 'lineItems[1].quantity', description: 'is too much' },
      { field: 'lineItems[9].quantity', description: 'is too much' },
      { field: 'email', description: 'is no address' },
    ];
    const error = new ValidationError({
      message: 'INVALID_ARGUMENT',
      code: 'INVALID_ARGUMENT',
      status: 400,
      details: { validationError: { fieldViolations } },
    });
    expect(rejectedLines(error, lines)).toEqual(['vase']);
  });

  it('returns only existing lines for any response', () => {
    expect(rejectedLines(new SystemError(), lines)).toEqual([]);
    expect(rejectedLines(new Error('anything'), lines)).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(rejectedLines(rejection(data), lines)).toEqual([]);
      }),
    );
  });
});
