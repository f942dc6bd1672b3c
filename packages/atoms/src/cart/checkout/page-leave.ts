import type { Client } from '@vitrine/client';

/** So many characters are at most the 64 kB that browsers send for a page that has gone. */
const LONGEST_BODY = 20_000;

/**
 * The client, with requests that arrive also when the page is gone before their answer (`keepalive`
 * of `fetch`). What is too long for that is sent as ever.
 */
export function keepAlive(client: Client): Client {
  return {
    ...client,
    fetch: (url, init) => {
      const isShort = typeof init?.body !== 'string' || init.body.length <= LONGEST_BODY;
      return client.fetch(url, isShort ? { ...init, keepalive: true } : init);
    },
  };
}

/**
 * Calls back when the visitor may be leaving: the page is hidden, or about to go. It never holds
 * anyone up. @returns switches it on for as long as there is something to lose.
 */
export function onPageLeave(onLeave: () => void): (hasSomething: boolean) => void {
  let isOn = false;
  const onHidden = () => {
    if (globalThis.document?.visibilityState === 'hidden') onLeave();
  };
  return (hasSomething) => {
    if (hasSomething === isOn) return;
    isOn = hasSomething;
    // There are no pages on a server.
    const listen = isOn ? globalThis.addEventListener : globalThis.removeEventListener;
    listen?.call(globalThis, 'pagehide', onLeave);
    listen?.call(globalThis, 'visibilitychange', onHidden);
  };
}
