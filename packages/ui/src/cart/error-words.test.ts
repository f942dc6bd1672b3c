import { RefusedError, SystemError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { failureKind } from '../lib/failure-kind.ts';
import { lineErrorKey } from './error-words.ts';

describe('what a failure is to a shopper', () => {
  it('tells no answer, a conflict, a refusal and a breakdown apart', () => {
    const refused = { message: 'no', code: 'NO' };
    expect(failureKind(new SystemError())).toBe('offline');
    expect(failureKind(new RefusedError({ ...refused, status: 409 }))).toBe('conflict');
    expect(failureKind(new RefusedError({ ...refused, status: 403 }))).toBe('refused');
    expect(failureKind(new SystemError({ status: 503 }))).toBe('failed');
    expect(failureKind(new Error('anything'))).toBe('failed');
    expect(lineErrorKey(new SystemError())).toBe('cart.lineError.offline');
  });
});
