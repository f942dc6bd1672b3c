import type { Client } from '../../client.ts';
import type { LoginTransaction } from '../login/redirect/login-transactions.ts';
import { AuthorizationError } from './authorization-error.ts';
import type { AuthorizationResponse } from './callback.ts';

/**
 * Rejects a response of another provider than the one that the user was sent to (RFC 9207). An
 * issuer that the host configures must be present and match exactly; otherwise an issuer in the
 * response must be of one of the provider's origins.
 *
 * @throws AuthorizationError `WRONG_ISSUER`.
 */
export function checkIssuer(
  { settings }: Client,
  { iss }: AuthorizationResponse,
  { issuer, origin }: Pick<LoginTransaction, 'issuer' | 'origin'>,
): void {
  const isRight = issuer
    ? iss === issuer
    : iss === undefined || isOneOf(new Set([origin, ...settings.origins]), iss);
  if (isRight) return;
  throw new AuthorizationError({
    message: 'The login came back from another provider.',
    code: 'WRONG_ISSUER',
  });
}

const isOneOf = (origins: ReadonlySet<string>, url: string): boolean =>
  URL.canParse(url) && origins.has(new URL(url).origin);
