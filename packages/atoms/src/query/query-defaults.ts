import { environmentManager, type QueryObserverOptions } from '@tanstack/query-core';
import type { PlatformError } from '@vitrine/client';

/** Default options of all queries of a storefront. */
export type QueryDefaults = Omit<
  QueryObserverOptions<unknown, Error>,
  'queryKey' | 'queryFn' | 'select' | 'initialData' | 'placeholderData'
>;

const RETRIES = 3;
const SERVER_RETRIES = 1;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const CACHE_LIFETIME_MS = 300_000;

/**
 * The client marks errors that are not worth a retry; any other may be temporary. If the platform
 * has asked to come back later, the client has already done so, or the wait is longer than a page
 * can make a reader wait.
 */
function isWorthRetrying(error: unknown): boolean {
  const { retryable, retryAfter } = (error ?? {}) as Partial<PlatformError>;
  return retryable !== false && retryAfter === undefined;
}

/**
 * The constants of specification 9: three retries, a delay that doubles from one second to thirty
 * at most, and data that outlives its last reader by five minutes. A server uses no timers, because
 * they would retain the responses of each request for five minutes; they are released with the
 * storefront. It retries once: a page would wait seven seconds for a platform that is down, and the
 * browser fetches again what is missing.
 */
export function mergeDefaults(overrides: QueryDefaults): QueryDefaults {
  const retries = environmentManager.isServer() ? SERVER_RETRIES : RETRIES;
  return {
    retry: (failures: number, error: Error) => failures < retries && isWorthRetrying(error),
    retryDelay: (failures: number) => Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS),
    gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : CACHE_LIFETIME_MS,
    ...overrides,
  };
}
