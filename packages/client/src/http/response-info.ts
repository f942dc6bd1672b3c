import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { retryAfter } from './retry-after.ts';
import { isTransient } from './status.ts';

/** Data of a response before its body is read. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** From the response's header; missing without it. */
  readonly requestId: string | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** The requested wait, in milliseconds; missing if the response requests none. */
  readonly retryAfter?: number;
}

export function toResponseInfo(
  { settings, clock }: { settings: Settings; clock: Clock },
  response: Response,
): ResponseInfo {
  const { status, headers } = response;
  const requestId = headers.get(settings.requestIdHeader ?? 'x-request-id') ?? undefined;
  const wait = retryAfter(response, clock.now());
  return {
    ...{ status, requestId, retryable: isTransient(status) },
    ...(wait !== undefined && { retryAfter: wait }),
  };
}
