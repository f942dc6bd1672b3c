import { type AuthorizationResponse, responseParameters } from './callback.ts';

/** A message that the window heard, as far as it is looked at. */
export interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Whom an answer has to come from, and to which login. */
export interface ExpectedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly state: string;
}

/**
 * What the provider answers to this login, or nothing when a message is anyone else's: it has to
 * come from the provider's origin, from this very window, and carry this login's state, all three.
 */
export function readMessage(
  { origin, source, data }: WindowMessage,
  expected: ExpectedMessage,
): AuthorizationResponse | undefined {
  if (origin !== expected.origin || !source || source !== expected.source) return undefined;
  return readMessageData(data, expected.state);
}

/** What a message answers to the login with this state; nothing when it is about anything else. */
export function readMessageData(data: unknown, state: string): AuthorizationResponse | undefined {
  if (getString(data, 'state') !== state) return undefined;
  const response: AuthorizationResponse = Object.fromEntries(
    responseParameters.flatMap(([name, parameter]) => {
      const value = getString(data, parameter);
      return value ? [[name, value]] : [];
    }),
  );
  return response.code || response.error ? response : undefined;
}

/** A field of the message's own, if it is text: a window may send anything. */
function getString(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  const value: unknown = (data as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
