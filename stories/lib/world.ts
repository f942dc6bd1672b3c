import { createStorefront, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createWorld, type World } from '@vitrine/mocks';
import { apiBaseUrl, isLive, storyTime } from './platform.ts';

/** What `world()` loads for a story: its own platform, and a storefront that talks to it. */
export interface Loaded {
  world?: World;
  storefront?: Storefront;
}

/**
 * A loader that gives the story a platform of its own.
 *
 * @param arrange prepares the platform or the storefront before the story renders:
 * `world(({ world }) => world.fail('cart.updateCurrentCartLineItemQuantity', 'conflict'))`.
 */
export function world(arrange?: (loaded: Required<Loaded>) => void | Promise<void>) {
  return async (): Promise<Loaded> => {
    const clock = { now: () => storyTime };
    const client = createClient({
      clientId: 'fenn-house',
      provider: { apiBaseUrl },
      ...(!isLive && { clock }),
    });
    const storefront = createStorefront({ client, queryDefaults: { retry: false } });
    if (isLive) return { storefront };
    const loaded = { world: createWorld({ apiBaseUrl, clock }), storefront };
    await arrange?.(loaded);
    return loaded;
  };
}
