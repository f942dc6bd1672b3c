import type { Client } from '@vitrine/client';

/** This many characters are at most the 64 kB that browsers send after the page is closed. */
const LONGEST_BODY = 20_000;

/**
 * Returns the client with requests that complete even if the page is closed before their response
 * (`keepalive` of `fetch`). Longer ones are sent normally.
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
 * Calls back when the visitor may be leaving: the page is hidden, or about to be closed. It never
 * delays the visitor.
 *
 * @returns a function that enables it while there is something to save.
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
