import { PlatformError } from './errors.ts';
import { type Fields, isFields } from './fields.ts';

/** The longest body that the platform takes, in bytes. */
export const BODY_LIMIT = 1_000_000;

/** What a request brought, and how long that was. */
export interface Body {
  body: Fields;
  bytes: number;
}

/** A request's JSON object; an empty one when there is no body. */
export async function readBody(request: Request): Promise<Body> {
  const buffer = await request.arrayBuffer();
  const bytes = buffer.byteLength;
  if (bytes > BODY_LIMIT) {
    throw new PlatformError(413, `The body is larger than ${BODY_LIMIT} bytes`);
  }
  const text = new TextDecoder().decode(buffer);
  if (text.trim() === '') return { body: {}, bytes };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlatformError(400, 'The body is not JSON');
  }
  if (!isFields(value)) throw new PlatformError(400, 'The body must be a JSON object');
  return { body: value, bytes };
}
