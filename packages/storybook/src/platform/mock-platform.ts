import {
  type CartSyncChannel,
  createStorefront,
  type LocationPort,
  memoryLocation,
  type OwnerPorts,
  type Storefront,
  type StorefrontPorts,
} from '@vitrine/atoms';
import { createClient, type ProviderSettings } from '@vitrine/client';
import { createMockPlatform, type MockPlatform, type ShopFactory } from '@vitrine/mocks';
import type { StoryLocale } from '../toolbar/locale-toolbar.ts';
import { parseToolbar } from '../toolbar/parse-toolbar.ts';
import { apiBaseUrl, isLive, storyTime } from './platform-url.ts';

/**
 * Data that `mockPlatform()` loads for a story: its own platform, and a storefront connected to it.
 */
export interface Loaded {
  /** Set unless Storybook runs against a live platform. */
  platform?: MockPlatform;
  /** Set for each story with the loader. */
  storefront?: Storefront;
  /** The host's side of that storefront. */
  ports?: StoryPorts;
  /** Number of the storefront's pending requests. */
  pendingRequests?: () => number;
  /** Ends the story: further requests of its components are never sent. */
  teardown?: () => void;
}

/** A channel to another tab, which the story simulates. */
export interface StoryCartSync extends CartSyncChannel {
  /** Reports a change in the other tab. */
  receive: (cartId: string | null) => void;
}

/** What a story provides to its storefront. */
export interface StoryPorts extends Partial<StorefrontPorts & OwnerPorts> {
  /** Channel to another tab, whose changes the story reports. */
  cartSync: StoryCartSync;
}

function createStoryCartSync(): StoryCartSync {
  const listeners = new Set<(cartId: string | null) => void>();
  return {
    tell: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (cartId) => {
      for (const listener of listeners) listener(cartId);
    },
  };
}

/**
 * Returns the platform of a story that has one, for its play function.
 *
 * @example
 * export const SoldOut = meta.story({
 *   play: async ({ loaded }) => getPlatform(loaded).catalog.setStock('dipped-cup', 0),
 * });
 */
export const getPlatform = (loaded: unknown): MockPlatform => (loaded as Required<Loaded>).platform;

/** Parameters that `mockPlatform()` reads. */
export interface PlatformParameters {
  /** What all stories share; `createPreviewAddons` sets it from its options. */
  platform?: {
    clientId?: string;
    shop?: ShopFactory;
    /** In milliseconds since 1970. */
    storyTime?: number;
    /** The languages of the toolbar, whose shops replace the demo shop. */
    locales?: readonly StoryLocale[];
  };
  /** The storefront's location; in memory by default. */
  location?: LocationPort;
}

/** Options for a story's platform and client. */
export interface MockPlatformLoaderOptions {
  /** When the story happens, in milliseconds since 1970; by default the time of all stories. */
  moment?: number;
  /** The shop of the story; by default that of all stories, or the demo shop in their language. */
  shop?: ShopFactory;
  /**
   * Prefix that the client removes from the names of the provider's values: without it, fees have
   * no type.
   */
  brandPrefix?: string;
  /** What the story's host provides to the storefront. */
  ports?: (platform?: MockPlatform) => Partial<StorefrontPorts & OwnerPorts>;
  /** Site keys of the captchas. */
  captcha?: ProviderSettings['captcha'];
}

/**
 * Creates a storefront, and a function that ends its requests: a late one would count for the next
 * story.
 */
function createStoryStorefront(
  clientId = 'fenn-house',
  clock?: MockPlatform['clock'],
  provider: Partial<ProviderSettings> = {},
  given: Partial<StorefrontPorts & OwnerPorts> = {},
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
  // A story shares nothing with the next one: neither a URL nor a storage.
  const ports = {
    location: memoryLocation(),
    storage: null,
    ...given,
    cartSync: createStoryCartSync(),
  };
  const storefront = createStorefront({
    ...ports,
    client: createClient({
      clientId,
      provider: { apiBaseUrl, ...provider },
      fetch: send,
      ...(clock && { clock }),
    }),
    queryDefaults: { retry: false },
  });
  return {
    storefront,
    ports,
    pendingRequests: () => pendingRequests,
    teardown: () => {
      isDisposed = true;
    },
  };
}

/**
 * Returns a loader that gives the story its own platform, with the mode and time of the toolbar, and
 * a storefront connected to it.
 *
 * @param arrange prepares the platform or the storefront before the story renders.
 * @example
 * export const Conflict = meta.story({
 *   loaders: [
 *     mockPlatform(({ platform }) => {
 *       platform.fail('cart.updateCurrentCartLineItemQuantity', 'conflict');
 *     }),
 *   ],
 * });
 */
export function mockPlatform(
  arrange?: (loaded: Required<Loaded>) => void | Promise<void>,
  { moment, shop, ports, brandPrefix, captcha }: MockPlatformLoaderOptions = {},
) {
  return async ({
    globals,
    parameters = {},
  }: {
    globals?: Record<string, unknown>;
    parameters?: Record<string, unknown>;
  } = {}): Promise<Loaded> => {
    const { platform: shared = {}, location }: PlatformParameters = parameters;
    const given = (platform?: MockPlatform) => ({
      ...(location && { location }),
      ...ports?.(platform),
    });
    const provider = {
      ...(brandPrefix !== undefined && { brandPrefix }),
      ...(captcha && { captcha }),
    };
    if (isLive) return createStoryStorefront(shared.clientId, undefined, provider, given());
    const { mode, ahead } = parseToolbar(globals);
    const now = moment ?? shared.storyTime ?? storyTime;
    // A story prepares data of the store, which an empty platform does not have, so that mode is
    // set later.
    const language = shared.locales?.find(({ locale }) => locale === globals?.locale);
    const platform = createMockPlatform({
      apiBaseUrl,
      clock: { now: () => now },
      shop: shop ?? shared.shop ?? (await language?.loadShop?.()),
      ...(brandPrefix !== undefined && { brandPrefix }),
      mode: mode === 'huge' ? mode : 'normal',
    });
    const loaded = {
      platform,
      ...createStoryStorefront(shared.clientId, platform.clock, provider, given(platform)),
    };
    await arrange?.(loaded);
    // Without a toolbar setting, the story defines the mode.
    if (mode !== 'normal') platform.mode(mode);
    platform.clock.advance(ahead);
    return loaded;
  };
}
