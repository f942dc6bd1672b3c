import { PlatformError, SystemError, TokenError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getFailureKey, getFailureKind } from './failure-kind.ts';

const token = (retryable: boolean, status?: number) =>
  new TokenError({ message: '', code: 'TOKENS_REFUSED', retryable, ...(status && { status }) });
const failed = (status?: number) => new SystemError(status === undefined ? {} : { status });

describe('getFailureKind', () => {
  it('is that of the status', () => {
    expect(getFailureKind(failed())).toBe('offline');
    expect(getFailureKind(failed(399))).toBe('failed');
    expect(getFailureKind(failed(400))).toBe('rejected');
    expect(getFailureKind(failed(409))).toBe('conflict');
    expect(getFailureKind(failed(499))).toBe('rejected');
    expect(getFailureKind(failed(500))).toBe('failed');
  });

  it('is the session if the client may get a token later', () => {
    expect(getFailureKind(token(true))).toBe('session');
    expect(getFailureKind(token(true, 503))).toBe('session');
    expect(getFailureKind(token(false, 400))).toBe('rejected');
    expect(getFailureKind(failed(503))).toBe('failed');
  });

  it('is a failure for errors that are not the platform’s', () => {
    expect(getFailureKind(new TypeError('x'))).toBe('failed');
    expect(failed()).toBeInstanceOf(PlatformError);
  });
});

describe('getFailureKey', () => {
  it('is the given message, unless the connection or the session is the reason', () => {
    expect(getFailureKey(failed(), 'common.problem.email')).toBe('common.offline');
    expect(getFailureKey(token(true), 'common.problem.email')).toBe('common.session');
    expect(getFailureKey(failed(409), 'common.problem.email')).toBe('common.problem.email');
    expect(getFailureKey('text', 'common.problem.email')).toBe('common.problem.email');
  });
});
