/**
 * Where a page keeps what it shows: the query of its address. A router stands behind it, the
 * browser's history (`historyLocation`) or nothing at all (`memoryLocation`).
 */
export interface LocationPort {
  /** The query as it is; what is done to the answer changes nothing. */
  read: () => URLSearchParams;
  /**
   * Puts another query into the address. `replace` leaves no step to come back to, `push` leaves
   * one. Listeners are not called: who writes knows.
   */
  write: (params: URLSearchParams, how: 'replace' | 'push') => void;
  /** Calls when someone else changed the address: back, forward. @returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** The parts of a window that an address needs. */
export type LocationWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/** The address of the page by the browser's own history; path, hash and history state stay. */
export function historyLocation(page: LocationWindow = window): LocationPort {
  return {
    read: () => new URLSearchParams(page.location.search),
    write: (params, how) => {
      const query = params.toString();
      const { pathname, search, hash } = page.location;
      if (query === new URLSearchParams(search).toString()) return;
      const address = pathname + (query && `?${query}`) + hash;
      if (how === 'push') page.history.pushState(page.history.state, '', address);
      else page.history.replaceState(page.history.state, '', address);
    },
    subscribe: (listener) => {
      page.addEventListener('popstate', listener);
      return () => page.removeEventListener('popstate', listener);
    },
  };
}

/** A `LocationPort` that remembers, for servers, tests and parts that share no address. */
export interface MemoryLocation extends LocationPort {
  /** What back, forward or a link does: another query, told to those who listen. */
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
