import type { AnyCall } from './call.ts';
import { fields, firstOf, id } from './check.ts';
import { toFlatQuery } from './flat-query.ts';
import { serviceUrl } from './services.ts';
import type { Settings } from './settings.ts';
import { type Fields, isFields } from './shape.ts';
import { write } from './write.ts';

/** A request that is ready to be sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** JSON. */
  readonly body?: string;
  readonly idempotent: boolean;
}

// Specification 9.
const longestQuery = 4000;

/**
 * Makes the request of a call. Nothing has been sent yet, and the payload is left as it is.
 *
 * @throws TypeError that names the function and the argument when a required one is missing or wrong.
 */
export function prepare(settings: Settings, call: AnyCall, payload: unknown): WireRequest {
  check(call, payload);
  const values = writePayload(settings, call, payload as Fields);
  const url = serviceUrl(settings, call.service) + fillPath(call, values);
  const { method } = call;
  const inQuery = method === 'GET' || method === 'DELETE';
  const idempotent = call.idempotent ?? (inQuery || method === 'PUT');
  if (!inQuery) return { method, url, body: JSON.stringify(values), idempotent };
  const query = (call.toQuery ?? toFlatQuery)(values);
  const { fallback, ...line } = call;
  if (fallback && query.length > '?'.length + longestQuery) {
    return prepare(settings, { ...line, ...fallback }, payload);
  }
  return { method, url: url + query, idempotent };
}

function check({ name, checks = {} }: AnyCall, payload: unknown): void {
  const problem = isFields(payload)
    ? firstOf(Object.entries(checks), ([key, test]) => test(payload[key], key))
    : fields(payload, 'options');
  if (problem) throw new TypeError(`${name}: ${problem}`);
}

function writePayload(settings: Settings, call: AnyCall, payload: Fields): Fields {
  try {
    const values = write(payload, call.payload ?? {}, '') as Fields;
    for (const [name, writer] of Object.entries(call.writers ?? {})) {
      const value = payload[name];
      if (value !== undefined && value !== null) values[name] = writer(value as never, settings);
    }
    return values;
  } catch (error) {
    throw new TypeError(`${call.name}: ${(error as Error).message}`);
  }
}

function fillPath(call: AnyCall, values: Fields): string {
  return call.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const keys = name.split('.');
    const value = keys.reduce<unknown>((at, key) => Object(at)[key], values);
    const problem = id(value, call.argumentNames?.[name] ?? keys.at(-1) ?? name);
    if (problem) throw new TypeError(`${call.name}: ${problem}`);
    return encodeURIComponent(value as string);
  });
}
