import { createStorefront, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { apiBaseUrl, isLive, storyTime } from './platform-url.ts';
import { parseToolbar } from './toolbar.ts';

/** What `mockPlatform()` loads for a story: its own platform, and a storefront that talks to it. */
export interface Loaded {
  platform?: MockPlatform;
  storefront?: Storefront;
  /** How many of the storefront's calls have no answer yet. */
  pendingRequests?: () => number;
  /** Ends the story's visit: what its parts would still ask for is never sent. */
  teardown?: () => void;
}

/** The platform of a story that has one. */
export const getPlatform = (loaded: unknown): MockPlatform => (loaded as Required<Loaded>).platform;

/** What a story's platform and its client may have otherwise than all others. */
export interface MockPlatformLoaderOptions {
  /** When the story happens, in milliseconds since 1970. */
  moment?: number;
  /** What the client takes off the names of the provider's values: without it fees have no kind. */
  brandPrefix?: string;
}

/** A storefront, and what ends its calls: one that is late would be taken for the next story's. */
function createStoryStorefront(
  clock?: MockPlatform['clock'],
  provider: Pick<MockPlatformLoaderOptions, 'brandPrefix'> = {},
): Required<Omit<Loaded, 'platform'>> {
  let isDisposed = false;
  let pendingRequests = 0;
  const send: typeof fetch = async (...call) => {
    if (isDisposed) return new Promise(() => {});
    pendingRequests += 1;
    try {
      return await fetch(...call);
    } finally {
      pendingRequests -= 1;
    }
  };
  const storefront = createStorefront({
    client: createClient({
      clientId: 'fenn-house',
      provider: { apiBaseUrl, ...provider },
      fetch: send,
      ...(clock && { clock }),
    }),
    queryDefaults: { retry: false },
  });
  return {
    storefront,
    pendingRequests: () => pendingRequests,
    teardown: () => {
      isDisposed = true;
    },
  };
}

/**
 * A loader that gives the story a platform of its own, of the mode and at the time that the toolbar
 * says.
 *
 * @param arrange prepares the platform or the storefront before the story renders:
 * `mockPlatform(({ platform }) => platform.fail('cart.updateCurrentCartLineItemQuantity', 'conflict'))`.
 */
export function mockPlatform(
  arrange?: (loaded: Required<Loaded>) => void | Promise<void>,
  { moment = storyTime, ...provider }: MockPlatformLoaderOptions = {},
) {
  return async ({ globals }: { globals?: Record<string, unknown> } = {}): Promise<Loaded> => {
    if (isLive) return createStoryStorefront();
    const { mode, ahead } = parseToolbar(globals);
    // What a story prepares is in the shop, which an empty platform has not: so that comes later.
    const platform = createMockPlatform({
      apiBaseUrl,
      clock: { now: () => moment },
      ...provider,
      mode: mode === 'huge' ? mode : 'normal',
    });
    const loaded = { platform, ...createStoryStorefront(platform.clock, provider) };
    await arrange?.(loaded);
    // Without a word of the toolbar's, the mode is the story's own.
    if (mode !== 'normal') platform.mode(mode);
    platform.clock.advance(ahead);
    return loaded;
  };
}
