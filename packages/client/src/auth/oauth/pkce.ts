import { bytesToBase64Url } from '../../base64url.ts';
import { requireCrypto } from './web-crypto.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const shortest = 43;
const longest = 128;

// Bytes from here on would make the first characters of the alphabet likelier than the others.
const lastSafe = 256 - (256 % alphabet.length);

/**
 * Creates a code verifier: a secret of 43 to 128 evenly distributed characters. See
 * docs/reference/errors.mdx.
 *
 * @throws RangeError for another length; AuthorizationError `INSECURE_CONTEXT` if there is no Web
 * Crypto.
 */
export function createCodeVerifier(length: number = shortest): string {
  if (!Number.isInteger(length) || length < shortest || length > longest) {
    throw new RangeError(`Expected a length between 43 and 128. Received ${length}.`);
  }
  const { crypto } = requireCrypto();
  let verifier = '';
  while (verifier.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - verifier.length))) {
      if (byte < lastSafe) verifier += alphabet.charAt(byte % alphabet.length);
    }
  }
  return verifier;
}

/** The challenge of a verifier: the base64url form of its SHA-256 hash, without padding. See docs/reference/errors.mdx. */
export async function createCodeChallenge(codeVerifier: string): Promise<string> {
  const { subtle } = requireCrypto();
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return bytesToBase64Url(new Uint8Array(hash));
}
