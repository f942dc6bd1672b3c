import type { Settings } from '../settings.ts';
import { isTransient } from './status.ts';

/** Data of a response before its body is read. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** From the response's header; missing without it. */
  readonly requestId: string | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
}

export function toResponseInfo(
  { requestIdHeader }: Settings,
  { status, headers }: Response,
): ResponseInfo {
  const requestId = headers.get(requestIdHeader ?? 'x-request-id') ?? undefined;
  return { status, requestId, retryable: isTransient(status) };
}
