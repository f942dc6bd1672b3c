import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm } from '../cart/fill.ts';
import { spoken } from '../lib/spoken.ts';
import { type Loaded, world } from '../lib/world.ts';
import { at } from './at.ts';
import { dark, medium, narrow, rightToLeft, shopStory } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** What the browser says of its connection, until the story ends. */
function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const meta = preview.meta({
  title: 'Pages/Offline',
  ...shopStory,
  loaders: [world(({ world: platform }) => calm(platform))],
  beforeEach: ({ loaded }) => {
    const leave = at(hrefs.cart)();
    // Whoever has seen the connection go has to see it come back, also after the story's page.
    const { queryClient } = (loaded as Required<Loaded>).storefront;
    queryClient.mount();
    return () => {
      connect(true);
      queryClient.unmount();
      Reflect.deleteProperty(navigator, 'onLine');
      leave();
    };
  },
});

/** Where the words stand that the announcer speaks as well. */
const inBar = { selector: '[data-tone] *' };

const words = 'There is no connection. What you see may be out of date.';

const cut = async ({ canvas }: { canvas: object }) => {
  const { findByText } = canvas as {
    findByText: (text: RegExp, options?: object) => Promise<HTMLElement>;
  };
  await findByText(/^(Includes|شامل)/);
  connect(false);
  const bar = await findByText(/^(There is no connection|اتصال برقرار نیست)/, {
    ...inBar,
  });
  await waitFor(() => expect(bar).toBeVisible());
};

export const TheCartStaysAsItWas = meta.story({
  play: async ({ canvas }) => {
    await cut({ canvas });
    await waitFor(() => expect(spoken()).toBe(words));
    await expect(canvas.getByText('Ring vase')).toBeInTheDocument();
  },
});
export const Dark = meta.story({ globals: { ...medium, ...dark }, play: cut });
export const Narrow = meta.story({ globals: narrow, play: cut });
export const RightToLeft = meta.story({ globals: { ...medium, ...rightToLeft }, play: cut });
export const InPersian = meta.story({ globals: { ...narrow, locale: 'fa-IR' }, play: cut });
