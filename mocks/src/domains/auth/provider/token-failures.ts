import { FAILURES, type Failure } from '../../../platform/failures.ts';

/** Failures that the token endpoint can return instead of tokens. */
export const TOKEN_FAILURES = {
  /** An HTML page, as returned by an intermediate proxy. */
  html: FAILURES.malformed,
  /** It sends on to another origin. */
  moved: () =>
    new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/token' } }),
  'too-many': FAILURES['too-many'],
  broken: FAILURES.broken,
  offline: FAILURES.offline,
  /** A 200 without a body. */
  empty: () => new Response(null),
  /** A 200 in which nothing is what it should be. */
  'wrong-types': () =>
    Response.json({ access_token: 7, refresh_token: { value: 'text' }, expires_in: 'soon' }),
  /** A 200 response that contains an error. */
  'error-as-success': () => Response.json({ error: 'invalid_grant' }),
} satisfies Record<string, Failure>;

export type TokenFailureName = keyof typeof TOKEN_FAILURES;

export const TOKEN_FAILURE_NAMES = Object.keys(TOKEN_FAILURES) as TokenFailureName[];

export function tokenFailureNamed(name: string): Failure {
  if (Object.hasOwn(TOKEN_FAILURES, name)) return TOKEN_FAILURES[name as TokenFailureName];
  const known = TOKEN_FAILURE_NAMES.join(', ');
  throw new TypeError(`The token endpoint fails in no way "${name}". Use one of: ${known}.`);
}
