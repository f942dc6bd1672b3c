import type { Client } from '../client.ts';
import type { Settings } from '../settings.ts';
import type { JsonObject } from './codec/codec.ts';
import { parse } from './codec/parse.ts';
import { withConnectionErrors } from './connection.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { InvalidResponseError, SystemError } from './errors.ts';
import { toError } from './response-error.ts';
import { type ResponseInfo, toResponseInfo } from './response-info.ts';

/**
 * Reads the response of a call: its value, or the error it represents. Only a 200 is a success.
 *
 * @throws PlatformError of the kind that fits. See docs/reference/errors.mdx.
 */
export async function readResponse(
  client: Pick<Client, 'settings' | 'clock'>,
  endpoint: AnyEndpoint,
  response: Response,
  signal?: AbortSignal,
): Promise<unknown> {
  const responseInfo = toResponseInfo(client, response);
  const body = parseBody(
    await withConnectionErrors(() => response.text(), signal, responseInfo),
    responseInfo,
  );
  if (responseInfo.status !== 200) throw toError(endpoint, response, responseInfo, body);
  if (!endpoint.response && !endpoint.required) return undefined;
  try {
    return parseBodyAs(endpoint, body, client.settings);
  } catch (cause) {
    throw new InvalidResponseError({ ...responseInfo, cause });
  }
}

function parseBody(text: string, responseInfo: ResponseInfo): unknown {
  try {
    return text.trim() ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw new SystemError({ ...responseInfo, cause });
  }
}

function parseBodyAs(
  { name, response: codec = {}, required = [] }: AnyEndpoint,
  body: unknown,
  settings: Settings,
): unknown {
  const label = `The response of ${name}`;
  // An empty list makes the parser report a missing object.
  const value = parse(body ?? [], codec, label, settings) as JsonObject;
  for (const key of required) {
    if (value[key] == null) throw new TypeError(`${label} has no ${key}.`);
  }
  return value;
}
