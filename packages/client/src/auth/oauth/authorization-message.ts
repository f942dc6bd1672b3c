import { type AuthorizationResponse, responseParameters } from './callback.ts';

/** A message event of the window, reduced to the used fields. */
export interface WindowMessage {
  /** Origin of the sender. */
  readonly origin: string;
  /** Window of the sender. */
  readonly source: unknown;
  /** Anything that the sender passed. */
  readonly data: unknown;
}

/** Expected sender and login of a message. */
export interface ExpectedMessage {
  /** The provider's origin. */
  readonly origin: string;
  /** Window of the provider's page. */
  readonly source: unknown;
  /** State of the login. */
  readonly state: string;
}

/**
 * Returns the provider's response to this login, or nothing for any other message: a message must
 * come from the provider's origin, from this very window, and carry this login's state.
 */
export function readMessage(
  { origin, source, data }: WindowMessage,
  expected: ExpectedMessage,
): AuthorizationResponse | undefined {
  if (origin !== expected.origin || !source || source !== expected.source) return undefined;
  return readMessageData(data, expected.state);
}

/** Returns a message's response to the login with this state; nothing for other messages. */
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

/** Returns an own field of the message if it is text: a window may send anything. */
function getString(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  const value: unknown = (data as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
