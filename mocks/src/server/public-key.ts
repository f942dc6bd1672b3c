import type { ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';

/** Path of the public key that verifies this server's webhooks. */
export const PUBLIC_KEY_PATH = '/webhooks/public-key.pem';

/** Responds with the mock platform's public key. Returns whether it did. */
export async function sendPublicKey(
  platform: MockPlatform,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname !== PUBLIC_KEY_PATH) return false;
  const key = await platform.webhooks.publicKey();
  response.setHeader('content-type', 'application/x-pem-file');
  response.writeHead(200).end(key);
  return true;
}
