import { SystemError } from './errors.ts';
import type { ResponseInfo } from './response-info.ts';

/** The runtime's `fetch`, or anything that behaves like it. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Awaits something that the connection may break. A break is a `SystemError` worth a retry, unless
 * the caller aborted: then it is the abort itself.
 */
export async function withConnectionErrors<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  responseInfo?: ResponseInfo,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new SystemError({ ...responseInfo, retryable: true, cause });
  }
}
