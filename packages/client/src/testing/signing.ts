import { exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { startTime } from './fake-platform.ts';

/** The moment that the clock of tests is at, as tokens write it. */
export const startSeconds = startTime / 1000;

/** A signer with a key of its own, as the platform has one. */
export async function createSigner() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey: await exportSPKI(publicKey),
    /** A signed token; it is good for an hour unless the claims say otherwise. */
    sign: (claims: object, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT({ exp: startSeconds + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', ...header })
        .sign(privateKey),
  };
}

/** Text as tokens carry it. */
export const toBase64UrlJson = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the platform says of one event: texts of JSON within each other. */
export function eventClaims(eventType: string, payload: unknown, identity?: unknown) {
  const message = {
    instanceId: 'instance-1',
    eventType,
    ...(identity !== undefined && { identity: JSON.stringify(identity) }),
    data: JSON.stringify(payload),
  };
  return { data: JSON.stringify(message) };
}
