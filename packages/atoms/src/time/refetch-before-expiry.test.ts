import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryAtom } from '../query/query-atom.ts';
import { clientAtom } from '../storefront.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { nextReading, refetchBeforeExpiry } from './refetch-before-expiry.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A video whose URL expires after some time, with its number of fetches. */
function createVideo({
  lives,
  fails = () => false,
  serverData,
}: {
  lives?: number;
  fails?: (time: number) => boolean;
  serverData?: { url: string; ends: Date };
}) {
  const storefront = emptyStorefront();
  const { store, queryClient } = storefront;
  if (serverData) queryClient.setQueryData(['film'], serverData);
  Object.assign(store.get(clientAtom), { serverClock: { now: () => Date.now() } });
  let fetchCount = 0;
  const source = queryAtom(() => ({
    queryKey: ['film'],
    ...(serverData && { staleTime: Number.POSITIVE_INFINITY }),
    queryFn: async () => {
      fetchCount += 1;
      if (fails(fetchCount)) throw new Error('away');
      return { url: `/film-${fetchCount}`, ...(lives && { ends: new Date(Date.now() + lives) }) };
    },
  }));
  const videoAtom = refetchBeforeExpiry(source, ({ ends }) => ends);
  const stop = store.sub(videoAtom, () => {});
  const refetch = () => store.set(source);
  return {
    stop,
    refetch,
    countFetches: () => fetchCount,
    url: () => store.get(videoAtom).data?.url,
  };
}

describe('refetchBeforeExpiry', () => {
  it('refetches one minute before each expiry', async () => {
    const { countFetches, url } = createVideo({ lives: 60 * MINUTE });
    await vi.advanceTimersByTimeAsync(59 * MINUTE - 1);
    expect(countFetches()).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect([countFetches(), url()]).toEqual([2, '/film-2']);
    await vi.advanceTimersByTimeAsync(59 * MINUTE + 1);
    expect(countFetches()).toBe(3);
  });

  it('keeps the old data while the refetch fails, and retries', async () => {
    const { countFetches, url } = createVideo({ lives: 10 * MINUTE, fails: (time) => time === 2 });
    await vi.advanceTimersByTimeAsync(9 * MINUTE + 1000);
    expect([countFetches(), url()]).toEqual([2, '/film-1']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([countFetches(), url()]).toEqual([3, '/film-3']);
  });

  it('refetches after expiry as soon as a sleeping page is visible', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { countFetches } = createVideo({ lives: 60 * MINUTE });
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(start + 5 * 60 * MINUTE);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(countFetches()).toBe(2);
  });

  it('refetches at most twice a minute if responses expire immediately', async () => {
    const { countFetches } = createVideo({ lives: 1 });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(countFetches()).toBeGreaterThan(15);
    expect(countFetches()).toBeLessThanOrEqual(21);
  });

  it('fetches once without an expiry, and never after unsubscribing', async () => {
    const endless = createVideo({});
    await vi.advanceTimersByTimeAsync(100 * MINUTE);
    expect(endless.countFetches()).toBe(1);
    const left = createVideo({ lives: 10 * MINUTE });
    await vi.advanceTimersByTimeAsync(MINUTE);
    left.stop();
    await vi.advanceTimersByTimeAsync(100 * MINUTE);
    expect(left.countFetches()).toBe(1);
    await left.refetch();
    await vi.advanceTimersByTimeAsync(100 * MINUTE);
    expect(left.countFetches()).toBe(2);
  });

  it('refetches immediately if the data of a server has expired', async () => {
    const ends = new Date(start - MINUTE);
    const { countFetches } = createVideo({ lives: 60 * MINUTE, serverData: { url: '/', ends } });
    await vi.advanceTimersByTimeAsync(1);
    expect(countFetches()).toBe(1);
  });

  it('waits for the expiry of the latest response', async () => {
    const { countFetches, refetch } = createVideo({ lives: 10 * MINUTE });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await refetch();
    await vi.advanceTimersByTimeAsync(9 * MINUTE - 1);
    expect(countFetches()).toBe(2);
    await vi.advanceTimersByTimeAsync(2);
    expect(countFetches()).toBe(3);
  });
});

describe('nextReading', () => {
  it.each([
    [600_000, 540_000],
    [100_000, 50_000],
    [40_000, 30_000],
    [-1000, 30_000],
  ])('of a response that lives %i ms is after %i ms', (lives, after) => {
    const requestedAt = 1_000_000;
    expect(nextReading({ expires: requestedAt + lives, requestedAt })).toBe(requestedAt + after);
  });

  it('is before a late enough expiry, and never too soon', () => {
    const moments = fc.record({
      requestedAt: fc.nat(1e9),
      lives: fc.integer({ min: -1e9, max: 1e9 }),
    });
    fc.assert(
      fc.property(moments, ({ requestedAt, lives }) => {
        const expires = requestedAt + lives;
        const next = nextReading({ expires, requestedAt });
        expect(next).toBeGreaterThanOrEqual(requestedAt + 30_000);
        if (lives > 60_000) expect(next).toBeLessThan(expires);
      }),
    );
  });
});
