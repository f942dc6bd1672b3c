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

/** Adds the page's listeners while it is switched on. There are no pages on a server. */
function toggleListeners(listeners: Record<string, (event: Event) => void>) {
  let isOn = false;
  return (shouldBeOn: boolean): void => {
    if (shouldBeOn === isOn) return;
    isOn = shouldBeOn;
    const listen = isOn ? globalThis.addEventListener : globalThis.removeEventListener;
    for (const [name, listener] of Object.entries(listeners)) {
      listen?.call(globalThis, name, listener);
    }
  };
}

/**
 * Calls back when the visitor may be leaving: the page is hidden, or about to be closed. It never
 * delays the visitor.
 *
 * @returns a function that enables it while there is something to save.
 */
export function onPageLeave(onLeave: () => void): (hasSomething: boolean) => void {
  return toggleListeners({
    pagehide: onLeave,
    visibilitychange: () => {
      if (globalThis.document?.visibilityState === 'hidden') onLeave();
    },
  });
}

/**
 * Calls back when the page is discarded, so that it can't be shown again. A page that is only
 * hidden, or that the browser may restore from its back/forward cache, is not discarded.
 *
 * @returns a function that enables it while there is something to release.
 */
export function onPageDiscard(onDiscard: () => void): (hasSomething: boolean) => void {
  return toggleListeners({
    pagehide: (event) => {
      if (!(event as PageTransitionEvent).persisted) onDiscard();
    },
  });
}
