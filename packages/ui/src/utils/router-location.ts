import type { LocationPort } from '@vitrine/atoms';

/** A location port whose URL belongs to a router. */
export interface RouterLocation extends LocationPort {
  /**
   * Takes the query of a location that the router renders. Call it while rendering, so that the
   * components below read the same location; the same location again has no effect.
   */
  follow: (location: object, query: string) => void;
  /** Calls the listeners if the query has changed from elsewhere. Call it after the rendering. */
  notify: () => void;
}

const normalize = (query: string) => new URLSearchParams(query).toString();

/**
 * Creates a location port for a router. Reading it returns a written query immediately, although
 * the router may render it later; its own writes are not reported as changes.
 *
 * @param initialQuery the query of the first rendering.
 * @param navigate brings a query to the URL, and keeps path, hash and scroll position.
 */
export function createRouterLocation(
  initialQuery: string,
  navigate: (query: string, how: 'replace' | 'push') => void,
): RouterLocation {
  let current = normalize(initialQuery);
  let lastLocation: object | undefined;
  let isChanged = false;
  /** Written queries that the router has not rendered yet, the oldest first. */
  let pendingQueries: string[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => new URLSearchParams(current),
    write: (params, how) => {
      const before = current;
      const query = params.toString();
      if (query === before) return;
      // Before the navigation: a router may render immediately.
      current = query;
      pendingQueries.push(query);
      try {
        navigate(query, how);
      } catch (error) {
        // Browsers throw if a page changes its URL too often.
        current = before;
        pendingQueries.pop();
        throw error;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hydrate: (query) => {
      if (!lastLocation) current = normalize(query);
    },
    follow: (location, query) => {
      if (location === lastLocation) return;
      lastLocation = location;
      const next = normalize(query);
      const written = pendingQueries.indexOf(next);
      if (written >= 0) {
        // A router may skip a location that another one has replaced meanwhile.
        pendingQueries = pendingQueries.slice(written + 1);
        return;
      }
      pendingQueries = [];
      if (next === current) return;
      current = next;
      isChanged = true;
    },
    notify: () => {
      if (!isChanged) return;
      isChanged = false;
      for (const listener of listeners) listener();
    },
  };
}
