import { wellFormed } from '../../platform/requests/text.ts';
import type { Route } from '../../platform/routes.ts';
import { type Example, fill } from './example.ts';
import { hostileValue, mutate } from './mutate.ts';
import type { Pool } from './pool.ts';
import type { RandomSource } from './random-source.ts';

/** A request before anything carries it. */
export interface FuzzRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const RAW_SEGMENTS = [
  '%',
  '%E0%A4%A',
  '%2e%2e',
  '..%2f..',
  '%00',
  'x'.repeat(3000),
  '%F0%9F%98%80',
];
const BROKEN_BODIES = ['{', '[]', 'null', '"x"', '{"a":', '\u0000', '{"a":1}}', '1e999', ''];

/** Converts any value to text, even one whose own conversion fails. */
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A value as a segment of a path: seldom broken, mostly well escaped. */
function segment(value: string, chance: RandomSource, pool: Pool): string {
  if (chance.percent(3)) return chance.pick(RAW_SEGMENTS);
  const text = chance.percent(5) ? asText(hostileValue(chance, pool)) : value;
  // Half of a surrogate pair can't be escaped.
  return encodeURIComponent(wellFormed(text)) || '_';
}

function getQuery({ query, json }: Example, chance: RandomSource, pool: Pool): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, one] as [string, string]),
  );
  const changed = pairs.map(([key, value]): [string, string] =>
    chance.percent(10) ? [key, asText(hostileValue(chance, pool))] : [key, value],
  );
  if (json !== undefined) {
    const payload = chance.percent(50) ? json : mutate(json, chance, pool);
    changed.push(['.r', Buffer.from(JSON.stringify(payload) ?? '').toString('base64url')]);
  }
  if (chance.percent(4)) changed.push(['.r', asText(hostileValue(chance, pool))]);
  if (chance.percent(4)) changed.push([pool.any(), pool.any()]);
  return changed.length > 0 ? `?${new URLSearchParams(changed)}` : '';
}

function getBody(example: unknown, chance: RandomSource, pool: Pool): string {
  if (chance.percent(2)) return chance.pick(BROKEN_BODIES);
  let body: unknown = example ?? {};
  const changes = chance.percent(45) ? 0 : 1 + chance.below(3);
  for (let change = 0; change < changes; change += 1) body = mutate(body, chance, pool);
  return JSON.stringify(body) ?? '';
}

function getPath(
  { segments }: Route,
  values: Record<string, string>,
  chance: RandomSource,
  pool: Pool,
) {
  const parts = segments.map((one) => {
    if (!one.startsWith(':')) return chance.percent(0.3) ? chance.pick(RAW_SEGMENTS) : one;
    return segment(values[one.slice(1)] ?? pool.any(), chance, pool);
  });
  return `/${parts.join('/')}`;
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'];

/** A request for a call, made from one of its examples and changed here and there. */
export function requestFor(
  route: Route,
  examples: readonly Example[],
  authorization: string | undefined,
  chance: RandomSource,
  pool: Pool,
): FuzzRequest {
  const { path = {}, body, ...search } = fill(chance.pick(examples), pool, authorization);
  const method = chance.percent(1) ? chance.pick(METHODS) : route.call.method;
  const takesBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
  return {
    method,
    path: getPath(route, path, chance, pool) + getQuery(search, chance, pool),
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(takesBody && { 'content-type': 'application/json' }),
    },
    ...(takesBody && { body: getBody(body, chance, pool) }),
  };
}
