import type { WebItems } from './token-items.ts';

/** For how long a page waits for another one, in milliseconds; a frozen one would hold all up. */
const patience = 5000;
/** Between two looks at a lease that another page has. */
const pause = 50;
/** Until pages that took a lease at once have seen one another's, on a busy machine too. */
const settling = 250;

/**
 * Does work while no other page of the origin does any under the same key: by a Web Lock, or by a
 * lease in the storage where there are none. A page that has waited for five seconds goes on.
 */
export async function alone<T>(key: string, items: WebItems, work: () => Promise<T>): Promise<T> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    const locks = globalThis.navigator?.locks;
    if (!locks) return await leased(`${key}.lease`, items, begin);
    return await locks.request(key, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}

async function leased<T>(key: string, items: WebItems, work: () => Promise<T>): Promise<T> {
  const owner = String(Math.random());
  const impatient = performance.now() + patience;
  while (!(await take(key, items, owner)) && performance.now() < impatient) await sleep(pause);
  try {
    return await work();
  } finally {
    release(key, items, owner);
  }
}

function release(key: string, items: WebItems, owner: string): void {
  try {
    if (holder(key, items) === owner) items.removeItem(key);
  } catch {
    // A lease that can't be given back ends by itself, and is no fault of the work.
  }
}

/** Takes a lease that nobody holds. Of several pages that do so at once, the last one has it. */
async function take(key: string, items: WebItems, owner: string): Promise<boolean> {
  if (holder(key, items)) return false;
  items.setItem(key, `${owner} ${Date.now() + patience}`);
  await sleep(settling);
  return holder(key, items) === owner;
}

function holder(key: string, items: WebItems): string | undefined {
  const [owner, until] = (items.getItem(key) ?? '').split(' ');
  const left = Number(until) - Date.now();
  // A lease of longer was written by another clock.
  return left > 0 && left <= patience ? owner : undefined;
}

const sleep = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));
