import type { Domain, Endpoint } from './domain.ts';

/** A call with its full name and path, ready to be found. */
export interface Route {
  name: string;
  call: Endpoint;
  segments: string[];
}

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

/** The routes of the domains, in their order. */
export const getRoutes = (domains: readonly Domain[]): Route[] =>
  domains.flatMap(({ name, prefix, calls }) =>
    Object.entries(calls).map(([callName, call]) => ({
      name: `${name}.${callName}`,
      call,
      segments: getSegments(prefix + call.path),
    })),
  );

export interface Match {
  route: Route;
  path: Record<string, string>;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function match(route: Route, segments: readonly string[]): Match | undefined {
  if (route.segments.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, expected] of route.segments.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected !== segment) return undefined;
      continue;
    }
    const value = decode(segment);
    if (value === undefined) return undefined;
    path[expected.slice(1)] = value;
  }
  return { route, path };
}

/** The route that handles a request. Fixed segments win over `:names` by their order. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): Match | undefined {
  const segments = getSegments(pathname);
  for (const route of routes) {
    if (route.call.method !== method) continue;
    const found = match(route, segments);
    if (found) return found;
  }
  return undefined;
}
