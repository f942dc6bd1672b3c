import type { StorageLike } from './safe-storage.ts';
import type { TokenStorage } from './token-storage.ts';
import { withLock } from './with-lock.ts';

// The reasons: docs/decisions/0033-wait-at-most-five-seconds-for-the-token-lock-of-another-tab.md

/** Shares a storage between pages: they take turns and notify one another. */
export function shareAcrossTabs(items: StorageLike): TokenStorage {
  return {
    getItem: items.getItem,
    setItem(key, value) {
      items.setItem(key, value);
      announce(key);
    },
    removeItem(key) {
      items.removeItem(key);
      announce(key);
    },
    exclusively: (key, work) => withLock(key, items, work),
    watch,
  };
}

// Announces that there is a change, but not its content: any script of the origin may listen.
function announce(key: string): void {
  const channel = toChannel(key);
  channel?.postMessage('changed');
  channel?.close();
}

// A server has channels too, and would not end for as long as one is open.
const isPage = () => typeof window !== 'undefined';

const toChannel = (key: string) =>
  isPage() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(key) : undefined;

/**
 * Notifies a page that is restored from the back/forward cache: while it was there, another page of
 * the tab may have changed the storage.
 */
export function watchRestoration(listener: () => void): () => void {
  const watching = new AbortController();
  if (isPage()) {
    window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), {
      signal: watching.signal,
    });
  }
  return () => watching.abort();
}

function watch(key: string, listener: () => void): () => void {
  if (!isPage()) return () => {};
  const watching = new AbortController();
  const { signal } = watching;
  let channel: BroadcastChannel | undefined;
  const openChannel = () => {
    channel = toChannel(key);
    channel?.addEventListener('message', listener, { signal });
  };
  const leave = () => channel?.close();
  openChannel();
  signal.addEventListener('abort', leave);
  window.addEventListener(
    'storage',
    (event) => {
      // Without a key, everything was cleared.
      if (event.key === key || event.key === null) listener();
    },
    { signal },
  );
  // Catches changes without a message: deleted cookies, and pages restored from the back/forward
  // cache. An open channel would exclude a page from that cache.
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('pagehide', leave, { signal });
  const stop = watchRestoration(() => {
    openChannel();
    listener();
  });
  signal.addEventListener('abort', stop);
  return () => watching.abort();
}
