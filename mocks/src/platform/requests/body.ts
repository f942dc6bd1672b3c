import { PlatformError } from '../errors.ts';
import { isJsonObject, type JsonObject } from './fields.ts';
import { wellFormed } from './text.ts';

/** Maximum size of a request body, in bytes. */
export const BODY_LIMIT = 1_000_000;

/** Maximum nesting depth of lists and objects, far more than any request needs. */
export const DEPTH_LIMIT = 64;

/** Whether a value exceeds that depth. Not recursive, so that no depth causes a stack overflow. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_LIMIT) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return false;
}

/** An escape that may be half of a surrogate pair: text that has no UTF-8 and breaks URLs. */
const HALF_PAIR = /\\ud[89a-f]/i;

/** The same value with halves of surrogate pairs replaced, as any service that stores UTF-8 does. */
function keepable(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(keepable);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [wellFormed(key), keepable(inner)]),
  );
}

/** The body of a request, and its size. */
export interface Body {
  body: JsonObject;
  bytes: number;
}

/** A body of another content type would be parsed incorrectly, so it is rejected first. */
function checkKind({ headers }: Request): void {
  const kind = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (kind && !/^(application|text)\/([\w.-]+\+)?json$/.test(kind)) {
    throw new PlatformError(415, `The body must be application/json, not ${kind}`);
  }
  const encoding = headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new PlatformError(415, `The body must not be encoded as ${encoding}`);
  }
}

/** Returns a request's JSON object; an empty one without a body. */
export async function readBody(request: Request): Promise<Body> {
  const buffer = await request.arrayBuffer();
  const bytes = buffer.byteLength;
  if (bytes > BODY_LIMIT) {
    throw new PlatformError(413, `The body is larger than ${BODY_LIMIT} bytes`);
  }
  const text = new TextDecoder().decode(buffer);
  if (text.trim() === '') return { body: {}, bytes };
  checkKind(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlatformError(400, 'The body is not JSON');
  }
  if (!isJsonObject(value)) throw new PlatformError(400, 'The body must be a JSON object');
  if (isTooDeep(value)) {
    throw new PlatformError(400, `The body is nested deeper than ${DEPTH_LIMIT} levels`);
  }
  return { body: HALF_PAIR.test(text) ? (keepable(value) as JsonObject) : value, bytes };
}
