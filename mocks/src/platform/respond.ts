import { PlatformError } from './errors.ts';

/** The header that carries the id of a request, as the client's provider settings expect it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A value as the platform sends it. */
export const respondWith = (value: unknown, requestId: string): Response =>
  Response.json(value ?? {}, { headers: { [REQUEST_ID_HEADER]: requestId } });

/**
 * Returns an error in the platform's response format. An internal error is a 500 with its message.
 */
export function respondWithError(error: unknown, requestId: string): Response {
  const known =
    error instanceof PlatformError
      ? error
      : new PlatformError(500, error instanceof Error ? error.message : 'Internal server error');
  return Response.json(
    { message: known.message, details: known.details },
    { status: known.status, headers: { [REQUEST_ID_HEADER]: requestId } },
  );
}

/** The same response with the request's id; a network failure has no headers to carry it. */
export function withRequestId(response: Response, requestId: string): Response {
  if (response.type !== 'error') response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

/** The same response with the platform's time, to the second, as every server's response has it. */
export function withDate(response: Response, now: number): Response {
  if (response.type !== 'error') response.headers.set('date', new Date(now).toUTCString());
  return response;
}
