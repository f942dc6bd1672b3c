import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { buildForServer } from './build-page.ts';
import type * as Host from './no-script/on-server.tsx';

let browser: Browser;
let server: Server;
const sent: string[] = [];
let closeHost: () => Promise<void>;

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'no-script/on-server.tsx');
  const { page, close } = await buildForServer<typeof Host>(entry);
  closeHost = close;
  let quantity = 2;
  server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = await text(request);
      sent.push(`${request.url} ${body}`);
      if (request.url === '/cart/lines')
        quantity = Number(new URLSearchParams(body).get('quantity'));
      response.writeHead(303, { location: '/cart' }).end();
      return;
    }
    const html = request.url === '/product' ? await page.productPage() : page.cartPage(quantity);
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
});

afterAll(async () => {
  await browser.close();
  await closeHost();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['by Enter', (page: Page) => page.getByRole('spinbutton').press('Enter')],
  ['by a button', (page: Page) => page.getByRole('button', { name: 'Update quantity' }).click()],
])('D7 without script a typed quantity of a line is sent %s', async (_how, send) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/cart`);
  sent.length = 0;
  const number = page.getByRole('spinbutton', { name: 'Quantity of Cup' });
  const next = String(Number(await number.inputValue()) + 3);
  await number.fill(next);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/cart')),
    send(page),
  ]);
  expect(sent).toEqual([`/cart/lines lineItemId=line-1&quantity=${next}`]);
  await expect.poll(() => number.inputValue()).toBe(next);
  await context.close();
});

it('D7 without script a product is added in a typed quantity', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/product`);
  sent.length = 0;
  await page.getByRole('spinbutton', { name: 'Quantity of Cedar hand wash' }).fill('3');
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/cart')),
    page.getByRole('button', { name: /^Add to cart/ }).click(),
  ]);
  const [url, body = ''] = (sent[0] ?? '').split(' ');
  const fields = new URLSearchParams(body);
  expect(url).toBe('/cart/add');
  expect(fields.get('quantity')).toBe('3');
  expect(JSON.parse(fields.get('catalogReference') ?? '')).toHaveProperty('catalogItemId');
  await context.close();
});
