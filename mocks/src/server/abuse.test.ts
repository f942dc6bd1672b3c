import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { createPlatformServer, type PlatformServer } from './index.ts';

const CART = '/ecom/v1/carts/current';
const platform = createMockPlatform();
const { accessToken } = platform.createVisitor();
let server: PlatformServer;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
  platform.cart().add('low-pitcher');
});
afterAll(() => server.close());

const call = (method: string, init: RequestInit = {}, path = CART) => {
  const headers = { authorization: accessToken, ...(init.headers as Record<string, string>) };
  return fetch(server.url + path, { ...init, method, headers });
};

/** Sends bytes as they are, and reads until the server ends the connection. */
async function sendRaw(...parts: string[]): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  // The server may well hang up while it is still being shouted at.
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

const end = `authorization: ${accessToken}\r\nconnection: close\r\n\r\n`;

/** That the server is up, whatever was done to it. */
const expectUp = async () => expect((await call('GET')).status).toBe(200);

describe('an invalid request body', () => {
  test('returns 415 for another content type, with the reason', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await call('PATCH', { body: 'a=1', headers: { 'content-type': type } });
      const { message } = await response.json();
      expect([response.status, message]).toEqual([
        415,
        `The body must be application/json, not ${type}`,
      ]);
    }
    const gzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await call('PATCH', { body: '{}', headers: gzip })).status).toBe(415);
    const json = { 'content-type': 'application/json; charset=utf-8' };
    expect((await call('PATCH', { body: '{}', headers: json })).status).toBe(200);
  });

  test('returns 413 also without a content length, and the server stays available', async () => {
    const chunk = new TextEncoder().encode('y'.repeat(100_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await call('PATCH', { body, duplex: 'half' } as RequestInit);
    expect([response.status, (await response.json()).message]).toEqual([
      413,
      'The body is larger than 1000000 bytes',
    ]);
    await expectUp();
  });

  test('stops reading an endless body', async () => {
    const head = `PATCH ${CART} HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999999\r\n${end}`;
    const { status } = await sendRaw(head, 'y'.repeat(20_000_000));
    expect([413, Number.NaN]).toContainEqual(status);
    await expectUp();
  });

  test('changes nothing when the connection closes early', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      `DELETE ${CART} HTTP/1.1\r\nhost: x\r\nauthorization: ${accessToken}\r\ncontent-length: 50\r\n\r\n{"a`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expectUp();
  });
});

describe('a malformed request', () => {
  test('is rejected in the platform’s format', async () => {
    for (const [raw, status] of [
      ['rubbish\r\n\r\n', 400],
      ['\u0000\u0001\u0002\r\n\r\n', 400],
      [`GET ${CART} HTTP/1.1\r\nhost: x\r\nbomb: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
      [`GET ${CART} HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(5000)}\r\n`, 431],
      [`GET ${CART} HTTP/9.9\r\n\r\n`, 400],
      [`PATCH ${CART} HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n`, 400],
    ] as const) {
      const response = await sendRaw(raw);
      expect(response.status, raw.slice(0, 40)).toBe(status);
      expect(JSON.parse(response.body)).toEqual({ message: expect.any(String), details: {} });
    }
    await expectUp();
  });

  test('accepts an unusual host or URL', async () => {
    const status = async (line: string, host: string) =>
      (await sendRaw(`${line} HTTP/1.1\r\nhost: ${host}\r\n${end}`)).status;
    expect(await status(`GET ${CART}`, '[::1')).toBe(200);
    expect(await status(`GET ${CART}`, 'a b:c')).toBe(200);
    expect(await status(`GET http://elsewhere.example${CART}`, 'x')).toBe(200);
    expect(await status('GET //', 'x')).toBe(404);
    expect(await status('GET /%', 'x')).toBe(404);
    expect(await status('GET /../../etc/passwd', 'x')).toBe(404);
    expect(await status('GET no-address', 'x')).toBe(400);
    expect(await status(`TRACE ${CART}`, 'x')).toBe(405);
  });

  test('returns the GET response without a body for HEAD', async () => {
    const response = await call('HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call('HEAD', {}, '/nothing')).status).toBe(404);
  });
});

describe('closing the server', () => {
  test('does not wait for a held request', { timeout: 10_000 }, async () => {
    const own = createMockPlatform();
    const other = await createPlatformServer({ platform: own, port: 0 });
    const headers = { authorization: own.createVisitor().accessToken };
    own.hold('cart.getCurrentCart');
    const pending = fetch(other.url + CART, { headers }).catch(() => 'cut');
    await expect.poll(() => own.calls).toHaveLength(1);
    await other.close();
    expect(await pending).toBe('cut');
  });
});

test('advances the clock between requests until the server closes', async () => {
  const own = createMockPlatform();
  let ticks = 0;
  const advance = () => {
    ticks += 1;
    if (ticks === 1) throw new Error('an effect that fails');
  };
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = await createPlatformServer({
    platform: { ...own, clock: { ...own.clock, advance } },
    port: 0,
  });
  await expect.poll(() => ticks, { timeout: 5000 }).toBeGreaterThan(1);
  expect(failures).toHaveBeenCalledOnce();
  await other.close();
  const atTheEnd = ticks;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(ticks).toBe(atTheEnd);
  failures.mockRestore();
});
