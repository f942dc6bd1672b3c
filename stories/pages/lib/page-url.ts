let served = '';

/** Returns the URL part behind the `#`: the browser's, or the one set on a server. */
export const getPageHash = (): string => globalThis.window?.location.hash ?? served;

/**
 * Sets the page of the demo store that a server renders: browsers do not send the URL part behind
 * the `#`.
 */
export function serveAt(hash: string): void {
  served = hash;
}
