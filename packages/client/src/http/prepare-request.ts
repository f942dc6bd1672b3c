import type { Settings } from '../settings.ts';
import type { JsonObject } from './codec/codec.ts';
import { serialize } from './codec/serialize.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { toFlatQuery } from './query-string.ts';
import { serviceUrl } from './services.ts';
import { assertValid, id, object, objectOf } from './validate.ts';

/** A request that is ready to be sent. */
export interface WireRequest {
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL, with the query. */
  readonly url: string;
  /** JSON. */
  readonly body?: string;
  /** Whether the request can be sent again after a failure. */
  readonly idempotent: boolean;
  /** `error` if the request must not follow a redirect. */
  readonly redirect?: 'error';
}

/**
 * Prepares the request of an endpoint. Sends nothing, and leaves the payload unchanged.
 *
 * @throws TypeError that names the function and the argument if a required one is missing or
 * invalid.
 */
export function prepareRequest(
  settings: Settings,
  endpoint: AnyEndpoint,
  payload: unknown,
): WireRequest {
  const { method, toQuery = toFlatQuery, checks = {} } = endpoint;
  assertValid(endpoint.name, object(payload, 'options') ?? objectOf(checks)(payload, ''));
  const values = serializePayload(settings, endpoint, payload as JsonObject);
  const url = serviceUrl(settings, endpoint.service) + fillPath(endpoint, values);
  const inQuery = method === 'GET' || method === 'DELETE';
  const idempotent = endpoint.idempotent ?? (inQuery || method === 'PUT');
  const redirect = endpoint.isSecret && ({ redirect: 'error' } as const);
  return inQuery
    ? { method, url: url + toQuery(values), idempotent, ...redirect }
    : { method, url, body: JSON.stringify(values), idempotent, ...redirect };
}

function serializePayload(
  settings: Settings,
  endpoint: AnyEndpoint,
  payload: JsonObject,
): JsonObject {
  try {
    const values = { ...(serialize(payload, endpoint.payload ?? {}, '') as JsonObject) };
    for (const [name, serializer] of Object.entries(endpoint.serializers ?? {})) {
      const value = payload[name];
      if (value != null) values[name] = serializer(value, settings);
    }
    return values;
  } catch (error) {
    throw new TypeError(`${endpoint.name}: ${(error as Error).message}`);
  }
}

function fillPath({ name, path, argumentNames }: AnyEndpoint, values: JsonObject): string {
  return path.replace(/\{(.+?)\}/g, (_, field: string) => {
    const keys = field.split('.');
    const value = keys.reduce<unknown>((parent, key) => Object(parent)[key], values);
    assertValid(name, id(value, argumentNames?.[field] ?? (keys.pop() as string)));
    return encodeURIComponent(value as string);
  });
}
