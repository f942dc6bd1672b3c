import { createRouterLocation, type RouterLocation } from '../utils/router-location.ts';

/** Next's own fields of a history entry. With them, Next ignores a change of the URL. */
const isOfNext = (name: string) => name === '__NA' || name === '_N' || name.startsWith('__PRIVATE');

/**
 * Creates a location port for the router of Next. It writes by the browser's history, which Next follows
 * without a request to its server.
 */
export function createNextLocation(): RouterLocation {
  return createRouterLocation('', (query, how) => {
    const { history, location } = window;
    // Absolute: a path such as `//evil.example` would resolve to another host.
    const url = new URL(location.href);
    url.search = query;
    const state = Object.fromEntries(
      Object.entries((history.state ?? {}) as object).filter(([name]) => !isOfNext(name)),
    );
    if (how === 'push') history.pushState(state, '', url.href);
    else history.replaceState(state, '', url.href);
  });
}
