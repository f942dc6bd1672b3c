import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mockPlatform } from '../lib/world.ts';
import { at } from './at.ts';
import { keep, seen, shopStory } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

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
    await canvas.findByRole('heading', { name: 'Nothing here yet' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await seen('region', 'Seen before')({ canvas });
  },
});
