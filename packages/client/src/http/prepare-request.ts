import type { Settings } from '../settings.ts';
import type { Fields } from './codec/codec.ts';
import { write } from './codec/serialize.ts';
import type { AnyCall } from './endpoint.ts';
import { toFlatQuery } from './flat-query.ts';
import { serviceUrl } from './services.ts';
import { fields, fieldsOf, id, insist } from './validate.ts';

/** A request that is ready to be sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** JSON. */
  readonly body?: string;
  readonly idempotent: boolean;
}

/**
 * Makes the request of a call. Nothing has been sent yet, and the payload is left as it is.
 *
 * @throws TypeError that names the function and the argument when a required one is missing or wrong.
 */
export function prepare(settings: Settings, call: AnyCall, payload: unknown): WireRequest {
  const { method, toQuery = toFlatQuery, checks = {} } = call;
  insist(call.name, fields(payload, 'options') ?? fieldsOf(checks)(payload, ''));
  const values = writePayload(settings, call, payload as Fields);
  const url = serviceUrl(settings, call.service) + fillPath(call, values);
  const inQuery = method === 'GET' || method === 'DELETE';
  const idempotent = call.idempotent ?? (inQuery || method === 'PUT');
  return inQuery
    ? { method, url: url + toQuery(values), idempotent }
    : { method, url, body: JSON.stringify(values), idempotent };
}

function writePayload(settings: Settings, call: AnyCall, payload: Fields): Fields {
  try {
    const values = { ...(write(payload, call.payload ?? {}, '') as Fields) };
    for (const [name, writer] of Object.entries(call.writers ?? {})) {
      const value = payload[name];
      if (value != null) values[name] = writer(value as never, settings);
    }
    return values;
  } catch (error) {
    throw new TypeError(`${call.name}: ${(error as Error).message}`);
  }
}

function fillPath({ name, path, argumentNames }: AnyCall, values: Fields): string {
  return path.replace(/\{(.+?)\}/g, (_, field: string) => {
    const keys = field.split('.');
    const value = keys.reduce<unknown>((parent, key) => Object(parent)[key], values);
    insist(name, id(value, argumentNames?.[field] ?? (keys.pop() as string)));
    return encodeURIComponent(value as string);
  });
}
