import type { CallName } from '../../domains/index.ts';
import type { Pool, Taken } from './pool.ts';

/**
 * A request that a call may well answer. A text `'$products.id|product.id'` represents one that was
 * answered at one of these places, the first one of which something is known. Those that are in
 * one thing are taken from one thing.
 */
export interface Example {
  /** The values of the path's `:names`. */
  path?: Record<string, string>;
  query?: Record<string, string | readonly string[]>;
  /** What a query string can't say by names: sent as `.r`. */
  json?: unknown;
  body?: unknown;
}

export type Examples = Partial<Record<CallName, readonly Example[]>>;

/** An example with real texts in place of those that represent them. */
export function fill<Value>(
  value: Value,
  pool: Pool,
  owner?: string,
  taken: Taken = new Map(),
): Value {
  if (typeof value === 'string') return fillText(value, pool, owner, taken) as Value;
  if (Array.isArray(value)) return value.map((item) => fill(item, pool, owner, taken)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill(inner, pool, owner, taken)]),
  ) as Value;
}

function fillText(text: string, pool: Pool, owner: string | undefined, taken: Taken): string {
  if (!text.startsWith('$')) return text;
  for (const place of text.slice(1).split('|')) {
    const known = pool.take(place, taken, owner);
    if (known !== undefined) return known;
  }
  return pool.any();
}
