import type { Fallback } from './call.ts';

// Specification 9.
const longestQuery = 4000;

/** The fallback of a call for a query of more than 4000 characters. Specification 5. */
export function whenLong(fallback: Fallback): (query: string) => Fallback | undefined {
  return (query) => (query.length > '?'.length + longestQuery ? fallback : undefined);
}
