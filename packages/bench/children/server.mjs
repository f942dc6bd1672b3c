import { createMockPlatform } from '@vitrine/mocks';
import { createPlatformServer } from '@vitrine/mocks/server';

const platform = createMockPlatform();
const { url } = await createPlatformServer({ platform, port: 0 });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({
    cpuSeconds: (user + system) / 1_000_000,
    heap: heapUsed / 1_000_000,
    rss: rss / 1_000_000,
  });
});
process.once('disconnect', () => process.exit());

process.send({
  url,
  shop: {
    appId: platform.shop.appId,
    products: platform.shop.products
      .filter(({ visible, variants }) => visible && variants.length < 100)
      .map(({ id, slug, variants, productOptions, customTextFields }) => ({
        id,
        slug,
        variantId: variants[0]?.id,
        choices: Object.fromEntries(
          productOptions.map(({ name, choices }) => [name, choices[0]?.description]),
        ),
        isPlain: customTextFields.length === 0,
      })),
    collections: platform.shop.collections.map(({ id, slug }) => ({ id, slug })),
  },
});
