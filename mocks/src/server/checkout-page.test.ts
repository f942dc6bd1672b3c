import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { visit } from '../testing/api-caller.ts';
import { CART } from '../testing/shopper.ts';
import { createPlatformServer, type PlatformServer } from './index.ts';

let server: PlatformServer;
const platform = createMockPlatform();

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
});
afterAll(() => server.close());

async function newCheckout() {
  const { call } = visit(platform);
  const { appId } = platform.shop;
  const { id } = platform.catalog.product('low-pitcher');
  const reference = { appId, catalogItemId: id };
  await call('POST', `${CART}/add-to-cart`, {
    lineItems: [{ catalogReference: reference, quantity: 2 }],
  });
  const body = { channelType: 'WEB', shippingAddress: { country: 'DE' } };
  const { checkoutId } = (await call('POST', `${CART}/create-checkout`, body)).body;
  return { call, checkoutId };
}

const getPage = (checkoutId: string, method = 'GET', more = '') =>
  fetch(`${server.url}/hosted/checkout?checkoutId=${checkoutId}${more}`, {
    method,
    redirect: 'manual',
  });
const stock = () => platform.catalog.product('low-pitcher').stock?.quantity ?? 0;

test('shows the amount due including delivery and accepts the payment once', async () => {
  const before = stock();
  const { call, checkoutId } = await newCheckout();
  const html = await (await getPage(checkoutId)).text();
  expect(html).toContain('2 × Low pitcher');
  expect(html).toContain('Total €175.00');
  const back = `&thankYouPageUrl=${encodeURIComponent('https://fennhouse.example/thanks?a=1')}`;
  const paid = await getPage(checkoutId, 'POST', back);
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    'https://fennhouse.example/thanks?a=1',
  ]);
  expect(stock()).toBe(before - 2);
  expect((await call('GET', CART)).status).toBe(404);
  const again = await getPage(checkoutId, 'POST');
  expect([again.status, await again.text()]).toEqual([
    404,
    expect.stringContaining('paid already'),
  ]);
  expect(stock()).toBe(before - 2);
});

test('reports an unknown checkout and rejects a script as the return URL', async () => {
  expect((await getPage('nothing')).status).toBe(404);
  const { checkoutId } = await newCheckout();
  const paid = await getPage(checkoutId, 'POST', '&thankYouPageUrl=javascript:alert(1)');
  expect([paid.status, paid.headers.get('location')]).toEqual([200, null]);
});

test('completes a member’s checkout as the member', async () => {
  const { access_token } = platform.identity.tokensOf('runa@fennhouse.example');
  const { call } = visit(platform, access_token);
  const { id } = platform.catalog.product('low-pitcher');
  const catalogReference = { appId: platform.shop.appId, catalogItemId: id };
  await call('POST', `${CART}/add-to-cart`, { lineItems: [{ catalogReference }] });
  await call('PATCH', CART, { couponCode: 'HOUSEFRIEND' });
  const { checkoutId } = (await call('POST', `${CART}/create-checkout`, { channelType: 'WEB' }))
    .body;
  expect(await (await getPage(checkoutId)).text()).toContain('Total €66.30');
  expect((await getPage(checkoutId, 'POST')).status).toBe(200);
  expect((await call('GET', CART)).status).toBe(404);
});
