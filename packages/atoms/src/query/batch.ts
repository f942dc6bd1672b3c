/** Options of a batch. */
export interface BatchOptions<Item> {
  /** Maximum number of items per request. */
  most: number;
  toId: (item: Item) => string;
  /** Loads the existing items, in any order. */
  load: (ids: readonly string[], request: { signal: AbortSignal }) => Promise<readonly Item[]>;
}

/** Requests one item; null if there is none with that id. */
export type Batch<Item> = (id: string, signal?: AbortSignal) => Promise<Item | null>;

interface Waiting<Item> {
  id: string;
  signal: AbortSignal | undefined;
  resolve: (item: Item | null) => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects the requests of one tick, and sends all of them together. Duplicates are requested once.
 * A request without waiting callers is aborted; a failure only affects the callers of its batch.
 */
export function createBatch<Item>({ most, toId, load }: BatchOptions<Item>): Batch<Item> {
  let waiting: Waiting<Item>[] = [];

  async function run(waiters: readonly Waiting<Item>[]): Promise<void> {
    const ids = [...new Set(waiters.map(({ id }) => id))];
    const control = new AbortController();
    const leave = () => {
      if (waiters.every(({ signal }) => signal?.aborted)) control.abort();
    };
    for (const { signal } of waiters) signal?.addEventListener('abort', leave);
    try {
      const items = await load(ids, { signal: control.signal });
      const found = new Map(items.map((item) => [toId(item), item]));
      for (const { id, resolve } of waiters) resolve(found.get(id) ?? null);
    } catch (reason) {
      for (const { reject } of waiters) reject(reason);
    } finally {
      for (const { signal } of waiters) signal?.removeEventListener('abort', leave);
    }
  }

  function flush(): void {
    const activeRequests = waiting.filter(({ signal }) => !signal?.aborted);
    for (const { signal, reject } of waiting) if (signal?.aborted) reject(signal.reason);
    waiting = [];
    const ids = [...new Set(activeRequests.map(({ id }) => id))];
    for (let start = 0; start < ids.length; start += most) {
      const part = new Set(ids.slice(start, start + most));
      void run(activeRequests.filter(({ id }) => part.has(id)));
    }
  }

  return (id, signal) =>
    new Promise((resolve, reject) => {
      // A task, not a microtask: React renders one page over several of these.
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ id, signal, resolve, reject });
    });
}
