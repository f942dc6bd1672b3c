import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createClient } from '@vitrine/client';
import { createProduct } from '@vitrine/client/catalog-admin';
import { parseWebhook } from '@vitrine/client/webhooks';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/test/free-port.ts';
import { MEMBER_PASSWORD } from '../domains/identity/seed.ts';
import { STORES_APP_ID } from '../fixtures/shop/fenn-house.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(ports: { PORT: string; IDENTITY_PORT?: string }, ...options: string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=vitrine-source', MAIN, 'serve', ...options],
    {
      env: { ...process.env, ...ports },
    },
  );
  const output = { text: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.text += chunk;
  });
  return { child, output };
}

test('serves the shop from source and exits on a signal', {
  timeout: 30_000,
}, async () => {
  const [port, identityPort] = [await freePort(), await freePort()];
  const { child, output } = start({ PORT: `${port}`, IDENTITY_PORT: `${identityPort}` });
  await expect
    .poll(() => output.text, { timeout: 20_000 })
    .toContain(`log in at http://127.0.0.1:${identityPort}`);
  expect(output.text).toContain(`Fenn House runs at http://127.0.0.1:${port} (77 products, 39`);
  for (const needed of [
    STORES_APP_ID,
    'runa@fennhouse.example, aksel@fennhouse.example',
    MEMBER_PASSWORD,
    'FIRSTLIGHT (10% off your first order)',
    `http://127.0.0.1:${port}/webhooks/public-key.pem`,
  ]) {
    expect(output.text).toContain(needed);
  }
  const page = await fetch(`http://127.0.0.1:${identityPort}/oauth2/authorize`);
  expect(page.status).toBe(400);
  const response = await fetch(`http://127.0.0.1:${port}/ecom/v1/carts/current`);
  expect(response.status).toBe(401);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('reports an invalid port', { timeout: 30_000 }, async () => {
  const { child, output } = start({ PORT: 'shop' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(output.text).toContain('PORT is "shop". Set it to a number from 1 to 65535.');
});

test('serves the shop of a JSON file, and names a wrong field of it', {
  timeout: 30_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'));
  const file = join(folder, 'shop.json');
  const ports = { PORT: `${await freePort()}`, IDENTITY_PORT: `${await freePort()}` };
  await writeFile(
    file,
    JSON.stringify({ name: 'Blue Mug', products: [{ name: 'Mug', price: 3 }] }),
  );
  const shop = start(ports, '--data', file);
  await expect
    .poll(() => shop.output.text, { timeout: 20_000 })
    .toContain(`Blue Mug runs at http://127.0.0.1:${ports.PORT} (1 product, 0 events)`);
  shop.child.kill('SIGTERM');
  await once(shop.child, 'exit');

  await writeFile(file, JSON.stringify({ name: 'Blue Mug', products: [{ name: 'Mug' }] }));
  const wrong = start(ports, '--data', file);
  expect(await once(wrong.child, 'exit')).toEqual([2, null]);
  expect(wrong.output.text).toBe(`${file}: products[0].price is required.\n`);
  const missing = start(ports, '--data', join(folder, 'none.json'));
  expect(await once(missing.child, 'exit')).toEqual([2, null]);
  expect(missing.output.text).toContain('none.json", which cannot be read. Check the path.');
  await rm(folder, { recursive: true });
});

test('takes its ports from options, and says which one is taken', {
  timeout: 30_000,
}, async () => {
  const taken = createHttpServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { child, output } = start({ PORT: '1' }, '--port', `${port}`);
  const [code] = await once(child, 'exit');
  taken.close();
  expect(code).toBe(2);
  expect(output.text).toBe(
    `Port ${port} is taken. Stop what listens there, or set --port to another.\n`,
  );
});

test('posts webhooks to the given URL and serves the public key', {
  timeout: 30_000,
}, async () => {
  const bodies: string[] = [];
  const receiver = createHttpServer((request, response) => {
    text(request).then((body) => {
      bodies.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address() as AddressInfo;
  const port = await freePort();
  const ports = { PORT: `${port}`, IDENTITY_PORT: `${await freePort()}` };
  const { child, output } = start(ports, '--webhooks', `http://127.0.0.1:${address.port}/news`);
  await expect.poll(() => output.text, { timeout: 20_000 }).toContain('END PUBLIC KEY');

  const origin = `http://127.0.0.1:${port}`;
  const client = createClient({ clientId: 'test', provider: { apiBaseUrl: origin } });
  await createProduct(client, { name: 'Vase', priceData: { price: 12 } });
  await expect.poll(() => bodies, { timeout: 10_000 }).toHaveLength(1);
  const publicKey = await (await fetch(`${origin}/webhooks/public-key.pem`)).text();
  expect(output.text).toContain(publicKey.trim());
  const webhook = await parseWebhook(String(bodies[0]), { publicKey });
  expect(webhook).toMatchObject({ name: 'ProductCreated', data: { name: 'Vase' } });

  child.kill('SIGTERM');
  await once(child, 'exit');
  receiver.close();
});
