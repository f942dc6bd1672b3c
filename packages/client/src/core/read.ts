import { toError } from './answer-error.ts';
import { type Brand, toBrand } from './brand.ts';
import type { AnyCall } from './call.ts';
import { connected } from './connection.ts';
import { MalformedAnswerError, SystemError } from './errors.ts';
import { parse } from './parse.ts';
import type { Settings } from './settings.ts';
import { isFields } from './shape.ts';
import { isTransient } from './status.ts';

/**
 * Reads the answer of a call: its value, or the error it stands for. Only a 200 is a success.
 *
 * @throws PlatformError of the kind that fits. Specification 8.
 */
export async function read(
  settings: Settings,
  call: AnyCall,
  response: Response,
  signal?: AbortSignal,
): Promise<unknown> {
  const { status } = response;
  const requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
  const answered = { status, requestId };
  const text = await connected(() => response.text(), signal, answered);
  const body = parseBody(text, answered);
  if (status !== 200) throw toError(call, response, requestId, body);
  if (call.answer === undefined && call.needs === undefined) return undefined;
  try {
    return parseAnswer(call, body, toBrand(settings));
  } catch (cause) {
    throw new MalformedAnswerError({ ...answered, cause });
  }
}

function parseBody(text: string, answered: { status: number; requestId: string | undefined }) {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const retryable = isTransient(answered.status);
    throw new SystemError({ ...answered, retryable, cause });
  }
}

function parseAnswer(
  { name, answer = {}, needs = [] }: AnyCall,
  body: unknown,
  brand: Brand | undefined,
): unknown {
  const label = `The answer of ${name}`;
  if (!isFields(body)) throw new TypeError(`${label} is not an object.`);
  const missing = needs.find((key) => (body[answer[key] === 'id' ? 'id' : key] ?? null) === null);
  if (missing) throw new TypeError(`${label} has no ${missing}.`);
  return parse(body, answer, label, brand);
}
