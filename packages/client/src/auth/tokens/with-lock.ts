import type { StorageLike } from './safe-storage.ts';

/** How long a page waits for another one, in milliseconds; a frozen page would block all others. */
const leaseMilliseconds = 5000;
/** Milliseconds between two checks of another page's lease. */
const pause = 50;
/**
 * Milliseconds until pages that took a lease simultaneously have seen each other's, even on a busy
 * machine.
 */
const settleMilliseconds = 250;

/**
 * Runs work while no other page of the origin runs any under the same key: by a Web Lock, or by a
 * lease in the storage without locks. A page that has waited for five seconds continues.
 */
export async function withLock<T>(
  key: string,
  items: StorageLike,
  work: () => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    const locks = globalThis.navigator?.locks;
    if (!locks) return await leased(`${key}.lease`, items, begin);
    return await locks.request(key, { signal: AbortSignal.timeout(leaseMilliseconds) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

async function leased<T>(key: string, items: StorageLike, work: () => Promise<T>): Promise<T> {
  const owner = String(Math.random());
  const deadline = performance.now() + leaseMilliseconds;
  let lease: string | undefined;
  while (!lease && performance.now() < deadline) {
    lease = await take(key, items, owner);
    if (!lease) await sleep(pause);
  }
  // A page that was suspended between its check and its write has overwritten this lease.
  const restoreLease = () => {
    if (lease && isLive(lease) && holder(key, items) !== owner) items.setItem(key, lease);
  };
  const restoring = setInterval(() => ignoreErrors(restoreLease), pause);
  try {
    return await work();
  } finally {
    clearInterval(restoring);
    ignoreErrors(() => holder(key, items) === owner && items.removeItem(key));
  }
}

/**
 * Ignores errors: a lease that can't be stored or released expires automatically, and must not fail
 * the work.
 */
function ignoreErrors(act: () => unknown): void {
  try {
    act();
  } catch {}
}

/** Takes a free lease. If several pages do so simultaneously, the last one gets it. */
async function take(key: string, items: StorageLike, owner: string): Promise<string | undefined> {
  if (holder(key, items)) return undefined;
  const lease = `${owner} ${Date.now() + leaseMilliseconds}`;
  items.setItem(key, lease);
  await sleep(settleMilliseconds);
  return holder(key, items) === owner ? lease : undefined;
}

function holder(key: string, items: StorageLike): string | undefined {
  const lease = items.getItem(key) ?? '';
  return isLive(lease) ? lease.split(' ')[0] : undefined;
}

function isLive(lease: string): boolean {
  const left = Number(lease.split(' ')[1]) - Date.now();
  // A lease of longer was written by another clock.
  return left > 0 && left <= leaseMilliseconds;
}

const sleep = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));
