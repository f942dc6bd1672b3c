import type { AuthorizationReturn } from '../return.ts';

/** A message that the window heard, as far as it is looked at. */
export interface HeardMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Whom an answer has to come from, and to which login. */
export interface Expected {
  readonly origin: string;
  readonly source: unknown;
  readonly state: string;
}

/**
 * What the provider answers to this login, or nothing when a message is anybody else's: it has to
 * come from the provider's origin, from this very window, and carry this login's state, all three.
 */
export function answerOf(
  { origin, source, data }: HeardMessage,
  expected: Expected,
): AuthorizationReturn | undefined {
  if (origin !== expected.origin || !source || source !== expected.source) return undefined;
  const state = textIn(data, 'state');
  if (state !== expected.state) return undefined;
  const [code, error] = [textIn(data, 'code'), textIn(data, 'error')];
  if (!code && !error) return undefined;
  const errorDescription = textIn(data, 'error_description');
  return {
    state,
    ...(code && { code }),
    ...(error && { error }),
    ...(errorDescription && { errorDescription }),
  };
}

/** A field of the message's own, if it is text: a window may send anything. */
function textIn(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  const value: unknown = (data as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
