import type { ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';

/** Where the key stands that proves a webhook to be this server's. */
export const PUBLIC_KEY_PATH = '/webhooks/public-key.pem';

/** Answers the world's public key. Says whether it did. */
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
