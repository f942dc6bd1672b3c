import { type CryptoKey, errors, importSPKI, jwtVerify } from 'jose';
import { InvalidWebhookError, WebhookSignatureError } from './webhook-errors.ts';

// The platform's only signature algorithm. Accepting the algorithm of the token's header would
// allow forgeries.
const algorithm = 'RS256';

// Clocks of two servers differ a little.
const leewaySeconds = 30;

/** The longest body that is looked at, in characters. Webhooks are a few thousand long. */
const maxBodyLength = 1_000_000;

/**
 * Verifies a signed token and returns its content.
 *
 * @param publicKey PEM, plain or in base64.
 * @param now the time, in milliseconds since 1970.
 */
export async function verifySignature(
  body: string,
  publicKey: string,
  now: number,
): Promise<Record<string, unknown>> {
  const key = await importKey(publicKey);
  const token = body.trim();
  if (token.length > maxBodyLength) {
    throw new InvalidWebhookError(`The webhook is longer than ${maxBodyLength} characters.`);
  }
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      currentDate: new Date(now),
      clockTolerance: leewaySeconds,
    });
    return payload;
  } catch (error) {
    throw toWebhookError(error);
  }
}

async function importKey(publicKey: string): Promise<CryptoKey> {
  try {
    return await importSPKI(toPem(publicKey), algorithm);
  } catch (cause) {
    throw new TypeError(
      'parseWebhook: publicKey must be an RSA public key as PEM text, plain or in base64.',
      { cause },
    );
  }
}

function toPem(publicKey: string): string {
  // Server settings often contain a key in one line.
  if (publicKey.includes('-----BEGIN')) return publicKey.replaceAll('\\n', '\n');
  return atob(publicKey.replace(/\s/g, ''));
}

function toWebhookError(error: unknown): unknown {
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new InvalidWebhookError('The webhook is not a signed token.', error);
  }
  // Other errors concern the key, and the caller must fix them.
  if (!(error instanceof errors.JOSEError)) return error;
  return new WebhookSignatureError(`The webhook can't be believed: ${error.message}.`, error);
}
