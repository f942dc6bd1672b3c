import type { MockPlatform } from '@vitrine/mocks';
import { mockPlatform } from '@vitrine/storybook';

type Arrange = (platform: MockPlatform) => void;

/**
 * The reference cart: a discounted line, a plain one, one beyond the stock, and one with a price
 * per unit.
 */
export const usual: Arrange = (platform) => {
  platform.catalog.setStock('ring-vase', 3);
  platform.catalog.setStock('dipped-cup', 1);
  const cart = platform.cart();
  cart.add('ridge-pillar-candle', { quantity: 2, choices: { Colour: 'Chalk', Size: '15 cm' } });
  cart.add('ring-vase');
  cart.add('dipped-cup', { quantity: 4, choices: { Colour: 'Sand' } });
  cart.add('cedar-hand-wash');
};

/** Two objects with nothing wrong about them. */
export const calm: Arrange = (platform) => {
  platform.catalog.setStock('ring-vase', 3);
  const cart = platform.cart();
  cart.add('ridge-pillar-candle', { quantity: 2, choices: { Colour: 'Chalk', Size: '15 cm' } });
  cart.add('ring-vase');
};

/** One object. */
export const one: Arrange = (platform) => void platform.cart().add('ring-vase');

/** Objects that can't be bought any more, for three reasons. */
export const unavailable: Arrange = (platform) => {
  usual(platform);
  platform.catalog.setStock('ring-vase', 0);
  platform.catalog.delete('dipped-cup');
  platform.catalog.setStock('cedar-hand-wash', 0);
  platform.catalog.setStock('ridge-pillar-candle', 0);
};

/** Thirty different objects. */
export const many: Arrange = (platform) => {
  const cart = platform.cart();
  const plain = platform.shop.products.filter(
    ({ productOptions, stock }) => productOptions.length === 0 && stock?.inStock !== false,
  );
  for (const { slug } of plain.slice(0, 30)) cart.add(slug);
};

/** A loader for a story with a filled cart. */
export const filled = (fill: Arrange, ...more: Arrange[]) =>
  mockPlatform(({ platform }) => {
    for (const arrange of [fill, ...more]) arrange(platform);
  });
