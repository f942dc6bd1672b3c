import { AuthorizationError } from './authorization-error.ts';

/**
 * Returns Web Crypto, which creates the secrets of a login. There is no other source of randomness.
 *
 * @throws AuthorizationError `INSECURE_CONTEXT` if the page or the runtime has none.
 */
export function requireCrypto(): { crypto: Crypto; subtle: SubtleCrypto } {
  const { crypto } = globalThis;
  if (crypto?.subtle) return { crypto, subtle: crypto.subtle };
  throw new AuthorizationError({
    message:
      'Signing in needs Web Crypto, which browsers give to pages over https and on localhost only.',
    code: 'INSECURE_CONTEXT',
  });
}
