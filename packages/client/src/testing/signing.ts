import { exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { startTime } from './fake-platform.ts';

/** The moment that the clock of tests is at, as tokens write it. */
export const startSeconds = startTime / 1000;

/** Creates a signer with its own key, like the platform's. */
export async function createSigner() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey: await exportSPKI(publicKey),
    /** Returns a signed token; valid for an hour unless the claims differ. */
    sign: (claims: object, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT({ exp: startSeconds + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', ...header })
        .sign(privateKey),
  };
}

/** Text as tokens carry it. */
export const toBase64UrlJson = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the platform's claims for one event: nested JSON texts. */
export function eventClaims(eventType: string, payload: unknown, identity?: unknown) {
  const message = {
    instanceId: 'instance-1',
    eventType,
    ...(identity !== undefined && { identity: JSON.stringify(identity) }),
    data: JSON.stringify(payload),
  };
  return { data: JSON.stringify(message) };
}
