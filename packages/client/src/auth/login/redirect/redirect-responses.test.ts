import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejection } from '../../../testing/fake-platform.ts';
import { back, redirectShop } from '../../../testing/redirect-shop.ts';

let shop: Awaited<ReturnType<typeof redirectShop>>;

beforeEach(async () => {
  shop = await redirectShop();
});

afterEach(() => vi.unstubAllGlobals());

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'pending'])(
  'S21 L4 the state %s is unknown',
  async (state) => {
    await shop.comeBack(() => `#code=code-1&state=${state}`);
    await shop.expectRejected(await rejection(shop.finish()), 'INVALID_STATE');
  },
);

test.each(['code=a&code=b&state=$', 'code=a&state=$&state=$', 'code=a&state=$&error=x&error=y'])(
  'S23 a duplicate parameter is rejected: %s',
  async (values) => {
    await shop.comeBack((state) => `#${values.replaceAll('$', state)}`);
    await shop.expectRejected(await rejection(shop.finish()), 'MISSING_CODE_OR_STATE');
    expect(shop.page.href).toBe(back);
  },
);

test('S24 the provider’s error rejects the login, as plain text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await shop.comeBack(
    (state) =>
      `#error=access_denied&error_description=${encodeURIComponent(markup)}&state=${state}`,
  );
  await shop.expectRejected(await rejection(shop.finish()), 'access_denied', markup);
});

test('S24 an error message without the login’s state is not passed on', async () => {
  await shop.comeBack(() => '#error=access_denied&error_description=Call+us&state=other');
  await shop.expectRejected(await rejection(shop.finish()), 'INVALID_STATE', 'Invalid _state');
});

const issuer = 'https://login.example/tenant';
test.each([
  ['S36', 'https://evil.example', undefined],
  ['S36', 'https://login.example.evil.example', undefined],
  ['S36', 'nonsense', undefined],
  ['S36', 'https://login.example/other', issuer],
  ['S37', undefined, issuer],
])('%s the issuer %s is rejected if %s is expected', async (_, iss, expected) => {
  await shop.comeBack(
    (state) => `#code=c&state=${state}${iss ? `&iss=${encodeURIComponent(iss)}` : ''}`,
    expected ? { issuer: expected } : {},
  );
  await shop.expectRejected(await rejection(shop.finish()), 'WRONG_ISSUER');
});

test.each([
  [issuer, issuer],
  [issuer, undefined],
  ['https://platform.example', undefined],
])('S36 the issuer %s is accepted if %s is expected', async (iss, expected) => {
  await shop.comeBack(
    (state) => `#code=c&state=${state}&iss=${encodeURIComponent(iss)}`,
    expected ? { issuer: expected } : {},
  );
  expect(await shop.finish()).toMatchObject({ tokens: { refreshToken: { role: 'member' } } });
});

test.each([
  ['//evil.example', '/'],
  ['bowl?size=3', '/bowl?size=3'],
])('S61 the return URL %s leads to %s', async (returnTo, path) => {
  await shop.comeBack((state) => `#code=c&state=${state}`, { returnTo });
  expect(await shop.finish()).toMatchObject({ returnTo: path });
});

test('S61 a relative return URL is resolved against the current page', async () => {
  shop.page.href = 'https://shop.example/vases/ring';
  await shop.comeBack((state) => `#code=c&state=${state}`, { returnTo: 'bowl' });
  expect(await shop.finish()).toMatchObject({ returnTo: '/vases/bowl' });
});

test('S61 a return URL changed in the storage never leaves the shop', async () => {
  await shop.comeBack((state) => `#code=c&state=${state}`, { returnTo: '/cart' });
  for (const [key, value] of shop.page.items) {
    shop.page.items.set(key, value.replace('/cart', '//evil.example'));
  }
  expect(await shop.finish()).toMatchObject({ returnTo: '/' });
});
