import { createShopFactory } from '@vitrine/mocks';
import { expect, it } from 'vitest';
import { storyLocales } from '../toolbar/locale-toolbar.ts';
import { mockPlatform } from './mock-platform.ts';
import { storyTime } from './platform-url.ts';

const shop = createShopFactory({ name: 'Mugs', products: [{ name: 'Blue mug', price: 14 }] });
const time = Date.UTC(2027, 0, 1);

it('uses the client, the shop and the time of the preview', async () => {
  const parameters = { platform: { clientId: 'mugs', shop, storyTime: time } };
  const { platform, storefront } = await mockPlatform()({ parameters });
  expect(platform?.shop.products.map(({ name }) => name)).toEqual(['Blue mug']);
  expect(platform?.clock.now()).toBe(time);
  expect(storefront?.client.settings.clientId).toBe('mugs');
});

it('uses the demo shop in the language of the toolbar', async () => {
  const parameters = { platform: { locales: storyLocales } };
  const { platform } = await mockPlatform()({ parameters, globals: { locale: 'fa-IR' } });
  expect(platform?.catalog.product('ring-vase').name).toBe('گلدان حلقه‌ای');
  const own = await mockPlatform(undefined, { shop })({
    parameters,
    globals: { locale: 'fa-IR' },
  });
  expect(own.platform?.shop.name).toBe('Mugs');
});

it('prefers the shop and the time of the story', async () => {
  const parameters = { platform: { storyTime } };
  const { platform } = await mockPlatform(undefined, { shop, moment: time })({ parameters });
  expect([platform?.shop.products.length, platform?.clock.now()]).toEqual([1, time]);
});

it('never sends the requests of a story that has ended', async () => {
  const { storefront, teardown, pendingRequests } = await mockPlatform()();
  teardown?.();
  void storefront?.client.fetch('https://platform.example/');
  expect(pendingRequests?.()).toBe(0);
});
