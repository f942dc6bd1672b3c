import type { Settings } from '../settings.ts';
import type { Fields } from './codec/codec.ts';
import { parse } from './codec/parse.ts';
import { connected } from './connection.ts';
import type { AnyCall } from './endpoint.ts';
import { MalformedAnswerError, SystemError } from './errors.ts';
import { toError } from './response-error.ts';
import { type Answered, toAnswered } from './response-info.ts';

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
  const answered = toAnswered(settings, response);
  const body = parseBody(await connected(() => response.text(), signal, answered), answered);
  if (answered.status !== 200) throw toError(call, response, answered, body);
  if (!call.answer && !call.needs) return undefined;
  try {
    return parseAnswer(call, body, settings);
  } catch (cause) {
    throw new MalformedAnswerError({ ...answered, cause });
  }
}

function parseBody(text: string, answered: Answered): unknown {
  try {
    return text.trim() ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw new SystemError({ ...answered, cause });
  }
}

function parseAnswer(
  { name, answer = {}, needs = [] }: AnyCall,
  body: unknown,
  settings: Settings,
): unknown {
  const label = `The answer of ${name}`;
  // To parse, nothing is right anywhere; here it is no object.
  const value = parse(body ?? [], answer, label, settings) as Fields;
  for (const key of needs) {
    if (value[key] == null) throw new TypeError(`${label} has no ${key}.`);
  }
  return value;
}
