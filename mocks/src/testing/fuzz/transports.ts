import { Agent, request as httpRequest } from 'node:http';
import type { MockPlatform } from '../../platform/mock-platform.ts';
import type { Send } from './invariants.ts';

/** Sends requests to a platform directly. */
export const sendToPlatform =
  (platform: MockPlatform): Send =>
  async ({ method, path, headers, body }) => {
    const request = new Request(platform.apiBaseUrl + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await platform.handle(request);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

/** Sends requests to a server over HTTP, with keep-alive connections. */
export function sendToServer(url: string): Send & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { hostname, port } = new URL(url);
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const call = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      call.on('error', reject);
      call.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
