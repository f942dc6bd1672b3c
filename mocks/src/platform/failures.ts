import { invalid, PlatformError, rejection } from './errors.ts';

/** A failure: an error in the platform's shape, or a response of the network in between. */
export type Failure = () => PlatformError | Response;

const BROKEN_PAGE = '<!doctype html><title>Bad gateway</title>';

/** The named failures of a mock platform. */
export const FAILURES = {
  /** 409: changed by another client in the meantime. */
  conflict: () =>
    rejection('CONFLICT', 'It was changed by someone else. Read it again.', { status: 409 }),
  /** 401: the access token is invalid. */
  unauthorized: () => new PlatformError(401, 'The access token is not valid'),
  /** 403: the token is good, the call is not for its holder. */
  forbidden: () => rejection('FORBIDDEN', 'This call is not allowed for you.', { status: 403 }),
  /** 404: what the call is about does not exist. */
  'not-found': () => rejection('NOT_FOUND', 'It does not exist any more.', { status: 404 }),
  /** 400 with a field violation. */
  invalid: () =>
    invalid({ field: 'request', violatedRule: 'VALIDATION', description: 'is not valid' }),
  /** 428: rejected by a rule of the store. */
  rejected: () => rejection('REFUSED', 'The shop does not allow this now.'),
  /** 429: too many requests; retry after a second. */
  'too-many': () =>
    Response.json(
      { message: 'Too many requests', details: {} },
      { status: 429, headers: { 'retry-after': '1' } },
    ),
  /** 500: the platform broke. */
  broken: () => new PlatformError(500, 'Internal server error'),
  /** 503: the platform is away for a while. */
  unavailable: () => new PlatformError(503, 'Service unavailable'),
  /** No response: the network is down. */
  offline: () => Response.error(),
  /** 200 with a body that is not JSON. */
  malformed: () => new Response(BROKEN_PAGE, { headers: { 'content-type': 'text/html' } }),
} satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

export function failureNamed(name: FailureName): Failure {
  if (!Object.hasOwn(FAILURES, name)) {
    const known = Object.keys(FAILURES).join(', ');
    throw new TypeError(`There is no failure "${name}". Use one of: ${known}.`);
  }
  return FAILURES[name];
}
