import type { TokenStorage } from '../auth/tokens/token-storage.ts';
import { type Client, type ClientOptions, createClient } from '../client.ts';

/** A request as it left the client. */
export interface Sent {
  /** Method and URL, without the platform's origin. */
  line: string;
  headers: Record<string, string>;
  /** The parsed body; undefined where there was none. */
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Handles a request; a plain value is a 200 with that JSON. */
export type Responder = (sent: Sent, index: number) => unknown;

/** The origin of the platform in tests. */
export const origin = 'https://platform.example';

/** The moment that the clock of tests is at. */
export const startTime = Date.parse('2026-03-01T12:00:00Z');

/** The platform's responses, and the client's special settings. */
export interface FakePlatformOptions {
  respond?: Responder;
  token?: Responder;
  provider?: Partial<ClientOptions['provider']>;
  storage?: TokenStorage;
}

/**
 * Creates a client whose requests are recorded and handled by functions. Token requests are
 * recorded separately; by default their responses are `token-1`, `token-2` …, each valid for an
 * hour. Time passes only while the client sleeps.
 */
export function fakePlatform({
  respond = () => ({}),
  token = (_, index) => tokenResponse(index + 1),
  provider,
  storage,
}: FakePlatformOptions = {}) {
  const calls: Sent[] = [];
  const tokenCalls: Sent[] = [];
  const time = { now: startTime };
  const sleeps: number[] = [];
  const sleep = async (milliseconds: number) => {
    sleeps.push(milliseconds);
    time.now += milliseconds;
  };
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const sent = toSent(url, init);
    const [list, handle] = url.endsWith('/oauth2/token') ? [tokenCalls, token] : [calls, respond];
    list.push(sent);
    const result = await handle(sent, list.length - 1);
    init.signal?.throwIfAborted();
    return result instanceof Response ? result : jsonResponse(200, result);
  };
  const client: Client = createClient({
    clientId: 'client-1',
    ...(storage && { storage }),
    provider: { apiBaseUrl: origin, ...provider },
    fetch,
    clock: { now: () => time.now, sleep },
  });
  return { client, calls, tokenCalls, time, sleeps };
}

/** Returns a numbered response of the token endpoint. */
export function tokenResponse(number: number) {
  return {
    access_token: `token-${number}`,
    expires_in: 3600,
    refresh_token: `refresh-${number}`,
  };
}

/** A JSON response with a request id. */
export function jsonResponse(status: number, body: unknown, statusText = ''): Response {
  return new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1' },
  });
}

/** A promise that waits until it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** The error that a promise rejects with; fails when it doesn't. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const [captureFailure] = await Promise.allSettled([promise]);
  if (captureFailure.status === 'rejected') return captureFailure.reason;
  throw new Error('The promise was expected to reject, but it did not.');
}

function toSent(url: string, init: RequestInit): Sent {
  return {
    line: `${init.method} ${url.startsWith(origin) ? url.slice(origin.length) : url}`,
    headers: { ...(init.headers as Record<string, string>) },
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal ?? undefined,
  };
}
