import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { createPlatformServer, type PlatformServer } from './index.ts';

const CART = '/ecom/v1/carts/current';
const platform = createMockPlatform();
const { accessToken } = platform.createVisitor();
let server: PlatformServer;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
});
afterAll(() => server.close());

const headers = { authorization: accessToken, 'content-type': 'application/json' };
const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { method, headers, ...init });

describe('createPlatformServer', () => {
  test('returns the mock platform’s responses over the loopback', async () => {
    platform.cart().add('low-pitcher');
    const response = await call('GET', CART);
    expect(response.status).toBe(200);
    expect((await response.json()).cart.lineItems).toHaveLength(1);
    const added = await call('POST', `${CART}/remove-coupon`, { body: '{}' });
    expect(added.status).toBe(200);
  });

  test('allows any origin to send requests and tokens and to read the request id', async () => {
    const preflight = await call('OPTIONS', CART, {
      headers: {
        origin: 'http://localhost:6006',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:6006');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type',
    );
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    const response = await call('GET', CART, {
      headers: { authorization: accessToken, origin: 'http://localhost:6006' },
    });
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'x-request-id, retry-after, date',
    );
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('returns errors in the platform’s format with the same headers', async () => {
    const broken = await call('PATCH', CART, { body: '{"couponCode":' });
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { message: 'The body is not JSON', details: {} },
    ]);
    expect(broken.headers.get('access-control-allow-origin')).toBe('*');
    expect((await call('GET', '/nothing')).status).toBe(404);
    expect((await call('GET', CART, { headers: {} })).status).toBe(401);
    expect((await call('PURGE', CART)).status).toBe(404);
  });

  test('rejects a body beyond the limit and stays available', async () => {
    const big = await call('PATCH', CART, { body: `{"x":"${'y'.repeat(1_500_000)}"}` });
    expect(big.status).toBe(413);
    expect((await call('GET', CART)).status).toBe(200);
  });

  test('survives an invalid request line', async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(server.url, { path: '//' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await call('GET', CART)).status).toBe(200);
  });

  test('serves the images and no other files', async () => {
    const image = await call('GET', '/pictures/cup.jpg');
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    const video = await call('GET', '/pictures/candle-chalk-push-in.webm');
    expect(video.headers.get('content-type')).toBe('video/webm');
    for (const path of ['/pictures/none.jpg', '/pictures/..%2f..%2fpackage.json', '/pictures/']) {
      expect((await call('GET', path)).status, path).toBe(404);
    }
  });

  test('serves the hosted pages with a link back to the shop', async () => {
    const back = encodeURIComponent('https://fennhouse.example/cart?a=1&b="2"');
    const page = await call('GET', `/hosted/checkout?checkoutId=%3Cb%3E&postFlowUrl=${back}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('href="https://fennhouse.example/cart?a=1&amp;b=%222%22"');
    expect(html).not.toContain('<b>');
    const odd = await call('GET', '/hosted/login?postFlowUrl=javascript:alert(1)');
    expect(odd.status).toBe(200);
    expect(await odd.text()).not.toContain('javascript');
  });

  test('closes the connection when the platform is offline', async () => {
    const clear = platform.fail('cart.getCurrentCart', 'offline');
    await expect(call('GET', CART)).rejects.toThrow('fetch failed');
    clear();
  });

  test('drops a held request after the client disconnects', async () => {
    const release = platform.hold('cart.deleteCurrentCart');
    const controller = new AbortController();
    const pending = call('DELETE', CART, { signal: controller.signal });
    await expect.poll(() => platform.calls.at(-1)?.name).toBe('cart.deleteCurrentCart');
    controller.abort();
    await expect(pending).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    expect((await call('GET', CART)).status).toBe(200);
  });

  test('finishes open responses before closing', async () => {
    const own = createMockPlatform();
    const { accessToken: token } = own.createVisitor();
    const other = await createPlatformServer({ platform: own, port: 0 });
    const release = own.hold('cart.getCurrentCart');
    const pending = fetch(other.url + CART, { headers: { authorization: token } });
    await expect.poll(() => own.calls).toHaveLength(1);
    const closed = other.close();
    release();
    expect((await pending).status).toBe(404);
    await closed;
    await expect(fetch(other.url + CART)).rejects.toThrow('fetch failed');
  });

  test('reports that its port is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(createPlatformServer({ platform, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
