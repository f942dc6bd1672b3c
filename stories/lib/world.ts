import { createStorefront, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createWorld, type World } from '@vitrine/mocks';
import { apiBaseUrl, isLive, storyTime } from './platform.ts';
import { toolbarOf } from './toolbar.ts';

/** What `world()` loads for a story: its own platform, and a storefront that talks to it. */
export interface Loaded {
  world?: World;
  storefront?: Storefront;
}

const storefrontAt = (clock?: World['clock']) =>
  createStorefront({
    client: createClient({
      clientId: 'fenn-house',
      provider: { apiBaseUrl },
      ...(clock && { clock }),
    }),
    queryDefaults: { retry: false },
  });

/**
 * A loader that gives the story a platform of its own, of the mode and at the time that the toolbar
 * says.
 *
 * @param arrange prepares the platform or the storefront before the story renders:
 * `world(({ world }) => world.fail('cart.updateCurrentCartLineItemQuantity', 'conflict'))`.
 */
export function world(arrange?: (loaded: Required<Loaded>) => void | Promise<void>) {
  return async ({ globals }: { globals?: Record<string, unknown> } = {}): Promise<Loaded> => {
    if (isLive) return { storefront: storefrontAt() };
    const { mode, ahead } = toolbarOf(globals);
    // What a story prepares is in the shop, which an empty platform has not: so that comes later.
    const platform = createWorld({
      apiBaseUrl,
      clock: { now: () => storyTime },
      mode: mode === 'huge' ? mode : 'normal',
    });
    const loaded = { world: platform, storefront: storefrontAt(platform.clock) };
    await arrange?.(loaded);
    // Without a word of the toolbar's, the mode is the story's own.
    if (mode !== 'normal') platform.mode(mode);
    platform.clock.advance(ahead);
    return loaded;
  };
}
