import { AuthorizationError } from './authorization-error.ts';

/**
 * Web Crypto, which keeps the verifier of a login a secret. There is no other source of chance.
 *
 * @throws AuthorizationError `INSECURE_CONTEXT` where the page or the runtime has none.
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
