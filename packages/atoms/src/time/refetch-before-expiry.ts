import { type Atom, atom } from 'jotai/vanilla';
import type { QueryAtom, QueryResult } from '../query/query-atom.ts';
import { clientAtom, storefrontAtom } from '../storefront.ts';
import { setTimeoutAt } from './schedule-at.ts';

/**
 * How long before its expiry a response is refetched, so that playback started by then can still
 * finish.
 */
const EARLY_MS = 60_000;

/** The minimum time between two requests, whatever the platform responds. */
const DELAY_MS = 30_000;

/** Inputs for the moment of the next fetch; all in milliseconds since 1970. */
export interface Freshness {
  /** When the response ends. */
  expires: number;
  /** When it was last requested, successfully or not. */
  requestedAt: number;
}

/**
 * When a response with an end has to be read again: a minute before it, at half of a life that is
 * shorter than two, and never sooner than half a minute after the last try.
 */
export function nextReading({ expires, requestedAt }: Freshness): number {
  const early = Math.min(EARLY_MS, (expires - requestedAt) / 2);
  return Math.max(expires - early, requestedAt + DELAY_MS);
}

/**
 * Refetches a query whose response expires by the platform's clock: while subscribed, before the
 * expiry, or after it as soon as a suspended page is visible again. A failed fetch is retried; the
 * last data stays.
 *
 * @param expiresAt the expiry of a response, if it has one.
 */
export function refetchBeforeExpiry<Data>(
  source: QueryAtom<Data>,
  expiresAt: (data: Data) => Date | undefined,
): Atom<QueryResult<Data>> {
  const persistAtom = atom(null, (get, set) => {
    const { store } = get(storefrontAtom);
    const { now } = get(clientAtom).serverClock;
    // Existing data, for example from a server, may have expired already.
    let requestedAt = Number.NEGATIVE_INFINITY;
    let wasFetching = false;
    let cancel = () => {};
    const plan = () => {
      const { data, isFetching } = store.get(source);
      if (wasFetching && !isFetching) requestedAt = now();
      wasFetching = isFetching;
      cancel();
      const expires = data === undefined ? undefined : expiresAt(data)?.getTime();
      if (isFetching || expires === undefined || Number.isNaN(expires)) return;
      cancel = setTimeoutAt(nextReading({ expires, requestedAt }), now, () => void set(source));
    };
    const stop = store.sub(source, plan);
    plan();
    return () => {
      stop();
      cancel();
    };
  });
  persistAtom.onMount = (keep) => keep();
  return atom((get) => {
    get(persistAtom);
    return get(source);
  });
}
