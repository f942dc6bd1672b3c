import { RequestError, SystemError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { failureKind } from '../lib/failure-kind.ts';
import { changeErrorKey, lineErrorKey, mayHelp, restoreErrorKey } from './error-words.ts';

describe('what a failure is to a shopper', () => {
  it('tells no answer, a conflict, a refusal and a breakdown apart', () => {
    const refused = { message: 'no', code: 'NO' };
    expect(failureKind(new SystemError())).toBe('offline');
    expect(failureKind(new RequestError({ ...refused, status: 409 }))).toBe('conflict');
    expect(failureKind(new RequestError({ ...refused, status: 403 }))).toBe('refused');
    expect(failureKind(new SystemError({ status: 503 }))).toBe('failed');
    expect(failureKind(new Error('anything'))).toBe('failed');
    expect(lineErrorKey(new SystemError())).toBe('cart.lineError.offline');
  });

  it('E5, E7: has words for a code, else for its kind, and knows where a second try may help', () => {
    const short = new RequestError({ message: 'no', code: 'INSUFFICIENT_INVENTORY', status: 428 });
    expect(restoreErrorKey(short)).toBe('cart.restoreError.stock');
    expect(changeErrorKey(short)).toBe('cart.changeError.stock');
    expect(changeErrorKey(new SystemError({ status: 503 }))).toBe('cart.changeError.failed');
    const odd = new RequestError({ message: 'no', code: 'constructor', status: 428 });
    expect(restoreErrorKey(odd)).toBe('cart.restoreError.refused');
    expect([short, new SystemError(), new SystemError({ status: 503 })].map(mayHelp)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
