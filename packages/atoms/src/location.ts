/**
 * Storage of a page's state: the query of its URL. Backed by a router, the browser's history
 * (`historyLocation`) or memory (`memoryLocation`).
 */
export interface LocationPort {
  /** Returns the current query; changes of the result have no effect. */
  read: () => URLSearchParams;
  /**
   * Writes another query to the URL. `replace` adds no history entry, `push` adds one.
   * Listeners are not called for own writes.
   */
  write: (params: URLSearchParams, how: 'replace' | 'push') => void;
  /**
   * Calls back when the URL changes from elsewhere: back, forward.
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  /**
   * Takes the query that a server has rendered the page for, before React hydrates the page. Only
   * for routers that report their query later.
   */
  hydrate?: (query: string) => void;
}

/** The used subset of a window. */
export interface LocationWindow
  extends Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'> {
  /** The Navigation API, where the browser has it. */
  navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * The page's URL, backed by the browser's history; path, hash and history state stay unchanged.
 * It reports back, forward and every other change of the query, such as a link of a router that
 * uses `pushState`; browsers without the Navigation API report only back and forward. On a server
 * it is an empty `memoryLocation`.
 */
export function historyLocation(
  page: LocationWindow | undefined = globalThis.window,
): LocationPort {
  if (!page) return memoryLocation();
  let isWriting = false;
  const [target, event] = page.navigation
    ? ([page.navigation, 'currententrychange'] as const)
    : ([page, 'popstate'] as const);
  return {
    read: () => new URLSearchParams(page.location.search),
    write: (params, how) => {
      const query = params.toString();
      if (query === new URLSearchParams(page.location.search).toString()) return;
      // Absolute: a path such as `//evil.example` would resolve to another host.
      const url = new URL(page.location.href);
      url.search = query;
      isWriting = true;
      try {
        if (how === 'push') page.history.pushState(page.history.state, '', url.href);
        else page.history.replaceState(page.history.state, '', url.href);
      } finally {
        // Browsers throw if a page changes its URL too often.
        isWriting = false;
      }
    },
    subscribe: (listener) => {
      const onChange = () => {
        if (!isWriting) listener();
      };
      target.addEventListener(event, onChange);
      return () => target.removeEventListener(event, onChange);
    },
  };
}

/** An in-memory `LocationPort`, for servers, tests and components without a shared URL. */
export interface MemoryLocation extends LocationPort {
  /** Simulates back, forward or a link: sets another query and notifies the listeners. */
  visit: (query: string) => void;
}

/** A query that is in memory only, beginning with this one. */
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
