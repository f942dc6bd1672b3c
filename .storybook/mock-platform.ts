import { createStorefront, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { apiBaseUrl, isLive, storyTime } from './platform-url.ts';
import { parseToolbar } from './toolbar.ts';

/**
 * Data that `mockPlatform()` loads for a story: its own platform, and a storefront connected to it.
 */
export interface Loaded {
  platform?: MockPlatform;
  storefront?: Storefront;
  /** Number of the storefront's pending requests. */
  pendingRequests?: () => number;
  /** Ends the story: further requests of its components are never sent. */
  teardown?: () => void;
}

/** The platform of a story that has one. */
export const getPlatform = (loaded: unknown): MockPlatform => (loaded as Required<Loaded>).platform;

/** Options for a story's platform and client. */
export interface MockPlatformLoaderOptions {
  /** When the story happens, in milliseconds since 1970. */
  moment?: number;
  /**
   * Prefix that the client removes from the names of the provider's values: without it, fees have
   * no type.
   */
  brandPrefix?: string;
}

/**
 * Creates a storefront, and a function that ends its requests: a late one would count for the next
 * story.
 */
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
 * Returns a loader that gives the story its own platform, with the mode and time of the toolbar.
 *
 * @param arrange prepares the platform or the storefront before the story renders: `mockPlatform(({
 * platform }) => platform.fail('cart.updateCurrentCartLineItemQuantity', 'conflict'))`.
 */
export function mockPlatform(
  arrange?: (loaded: Required<Loaded>) => void | Promise<void>,
  { moment = storyTime, ...provider }: MockPlatformLoaderOptions = {},
) {
  return async ({ globals }: { globals?: Record<string, unknown> } = {}): Promise<Loaded> => {
    if (isLive) return createStoryStorefront();
    const { mode, ahead } = parseToolbar(globals);
    // A story prepares data of the store, which an empty platform does not have, so that mode is
    // set later.
    const platform = createMockPlatform({
      apiBaseUrl,
      clock: { now: () => moment },
      ...provider,
      mode: mode === 'huge' ? mode : 'normal',
    });
    const loaded = { platform, ...createStoryStorefront(platform.clock, provider) };
    await arrange?.(loaded);
    // Without a toolbar setting, the story defines the mode.
    if (mode !== 'normal') platform.mode(mode);
    platform.clock.advance(ahead);
    return loaded;
  };
}
