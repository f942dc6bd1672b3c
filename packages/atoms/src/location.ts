/**
 * Storage of a page's state: the query of its address. Backed by a router, the browser's history
 * (`historyLocation`) or memory (`memoryLocation`).
 */
export interface LocationPort {
  /** Returns the current query; changes of the result have no effect. */
  read: () => URLSearchParams;
  /**
   * Writes another query to the address. `replace` adds no history entry, `push` adds one.
   * Listeners are not called for own writes.
   */
  write: (params: URLSearchParams, how: 'replace' | 'push') => void;
  /**
   * Calls back when the address changes from elsewhere: back, forward.
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/** The used subset of a window. */
export type LocationWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The page's address, backed by the browser's history; path, hash and history state stay unchanged.
 */
export function historyLocation(page: LocationWindow = window): LocationPort {
  return {
    read: () => new URLSearchParams(page.location.search),
    write: (params, how) => {
      const query = params.toString();
      if (query === new URLSearchParams(page.location.search).toString()) return;
      // Absolute: a path such as `//evil.example` would resolve to another host.
      const url = new URL(page.location.href);
      url.search = query;
      if (how === 'push') page.history.pushState(page.history.state, '', url.href);
      else page.history.replaceState(page.history.state, '', url.href);
    },
    subscribe: (listener) => {
      page.addEventListener('popstate', listener);
      return () => page.removeEventListener('popstate', listener);
    },
  };
}

/** An in-memory `LocationPort`, for servers, tests and components without a shared address. */
export interface MemoryLocation extends LocationPort {
  /** Simulates back, forward or a link: sets another query and notifies the listeners. */
  visit: (query: string) => void;
}

/** An address that is nowhere but here, beginning with this query. */
export function memoryLocation(query = ''): MemoryLocation {
  let current = new URLSearchParams(query).toString();
  const listeners = new Set<() => void>();
  return {
    read: () => new URLSearchParams(current),
    write: (params) => {
      current = params.toString();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit: (next) => {
      current = new URLSearchParams(next).toString();
      for (const listener of listeners) listener();
    },
  };
}
