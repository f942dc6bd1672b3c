import { expect, waitFor } from 'storybook/test';
import { mockPlatform } from '../../.storybook/mock-platform.ts';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { keep, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/Cart',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.cart),
});

export const AnEmptyCartShowsWhatWasSeenBefore = meta.story({
  beforeEach: () => {
    keep('recently-viewed', 'dome-table-lamp', 'cane-teapot', 'fold-throw');
    return at(hrefs.cart)();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await seen('region', 'Recently viewed')({ canvas });
  },
});
