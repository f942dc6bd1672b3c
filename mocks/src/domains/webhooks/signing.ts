import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import type { JsonObject } from '../../platform/requests/fields.ts';

interface Signer {
  publicKey: string;
  sign(claims: JsonObject): Promise<string>;
}

async function createSigner(): Promise<Signer> {
  // Loaded when it is needed: no story signs anything.
  const { exportSPKI, generateKeyPair, SignJWT } = await import('jose');
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey: await exportSPKI(publicKey),
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
  };
}

/** The platform's key pair, created on first use. */
const signer: Slot<Promise<Signer>> = { create: createSigner, everywhere: true };

/** The key that proves that a webhook is this platform's, as PEM. */
export const getPublicKey = async (context: PlatformContext): Promise<string> =>
  (await context.use(signer)).publicKey;

/** Claims as a token that is signed by this platform. */
export const signed = async (context: PlatformContext, claims: JsonObject): Promise<string> =>
  (await context.use(signer)).sign(claims);
