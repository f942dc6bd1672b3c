import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/fill.ts';
import { world } from '../lib/world.ts';
import { at } from './at.ts';
import { dark, keep, medium, narrow, rightToLeft, seen, shopStory } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

const meta = preview.meta({
  title: 'Pages/Cart',
  ...shopStory,
  loaders: [world(({ world: platform }) => usual(platform))],
  beforeEach: at(hrefs.cart),
});

const complete = async ({ canvas }: Parameters<ReturnType<typeof seen>>[0]) => {
  await seen('button', /^(Check out|رفتن به پرداخت)/)({ canvas });
  await canvas.findByText(/^(Includes|شامل)/);
};

export const Large = meta.story({ play: complete });
export const Dark = meta.story({ globals: dark, play: complete });
export const Narrow = meta.story({ globals: narrow, play: complete });
export const MediumRightToLeft = meta.story({
  globals: { ...medium, ...rightToLeft },
  play: complete,
});

export const AnEmptyCartShowsWhatWasSeenBefore = meta.story({
  loaders: [world()],
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
