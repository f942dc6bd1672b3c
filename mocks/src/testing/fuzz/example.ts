import type { CallName } from '../../domains/index.ts';
import type { Pool, SelectedEntities } from './pool.ts';

/**
 * A request that is likely to be accepted. A text `'$products.id|product.id'` is replaced by a
 * value that was returned at one of these paths, the first with known values. Values of the same
 * entity are taken from one entity.
 */
export interface Example {
  /** The values of the path's `:names`. */
  path?: Record<string, string>;
  query?: Record<string, string | readonly string[]>;
  /** A payload that query names cannot express: sent as `.r`. */
  json?: unknown;
  body?: unknown;
}

export type Examples = Partial<Record<CallName, readonly Example[]>>;

/** Returns an example with actual values in place of its placeholders. */
export function fill<Value>(
  value: Value,
  pool: Pool,
  owner?: string,
  selectedEntities: SelectedEntities = new Map(),
): Value {
  if (typeof value === 'string') return fillText(value, pool, owner, selectedEntities) as Value;
  if (Array.isArray(value))
    return value.map((item) => fill(item, pool, owner, selectedEntities)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill(inner, pool, owner, selectedEntities)]),
  ) as Value;
}

function fillText(
  text: string,
  pool: Pool,
  owner: string | undefined,
  selectedEntities: SelectedEntities,
): string {
  if (!text.startsWith('$')) return text;
  for (const entityPath of text.slice(1).split('|')) {
    const known = pool.take(entityPath, selectedEntities, owner);
    if (known !== undefined) return known;
  }
  return pool.any();
}
