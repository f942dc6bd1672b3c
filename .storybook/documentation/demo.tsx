import {
  createStorefront,
  memoryLocation,
  type Storefront,
  StorefrontProvider,
} from '@vitrine/atoms';
import { type Client, createClient } from '@vitrine/client';
import { createBackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import type { MockPlatform } from '@vitrine/mocks';
import { defaultRoutes, type Routes, UiProvider } from '@vitrine/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { storyTime } from '../../packages/storybook/src/platform/platform-url.ts';

/** What a demo needs besides the demo shop: a filled cart, or an owner's token. */
export type Setup = 'cart' | 'owner';

/** A demo shop of its own. */
export interface Demo {
  storefront: Storefront;
}

/** Visitors ask to be told when sold-out items are back. */
async function requestSoldOutItems(client: Client, { catalog, shop }: MockPlatform): Promise<void> {
  const requests = [
    ['night-carafe', 'ines.moreau@example.com'],
    ['ink-night-candle', 'jonas.berg@example.com'],
    ['night-carafe', 'priya.raman@example.com'],
    ['night-carafe', 'mia@example.com'],
    ['opal-brim-pendant', 'h.okafor@example.com'],
  ] as const;
  for (const [slug, email] of requests) {
    const { id, name, priceData, media } = catalog.product(slug);
    const image = media?.mainMedia?.image;
    await createBackInStockNotificationRequest(
      client,
      { email, catalogReference: { appId: shop.appId, catalogItemId: id } },
      { name, price: priceData?.formatted?.price, ...(image && { image }) },
    );
  }
}

/** Creates a demo shop without a service worker: the client calls its mock platform directly. */
export async function createDemo(setup?: Setup): Promise<Demo> {
  const { createMockPlatform } = await import('@vitrine/mocks');
  const platform = createMockPlatform({ clock: { now: () => storyTime } });
  platform.catalog.setStock('ring-vase', 3);
  if (setup === 'cart') {
    platform.cart().add('ridge-pillar-candle', { choices: { Colour: 'Chalk', Size: '15 cm' } });
    platform.cart().add('ring-vase');
  }
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl: platform.apiBaseUrl },
    fetch: platform.fetch,
    clock: platform.clock,
  });
  if (setup === 'owner') {
    await requestSoldOutItems(client, platform);
    platform.actAsOwner();
  }
  return { storefront: createStorefront({ client, location: memoryLocation(), storage: null }) };
}

/** Loads something once, and returns it with the error of a failed attempt. */
export function useLoaded<Data>(
  load: () => Promise<Data>,
  isEnabled = true,
): [data: Data | undefined, error: Error | undefined] {
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (isEnabled) load().then(setData, setError);
  }, [isEnabled]);
  return [data, error];
}

/** Links of a demo lead to pages of a shop that is not there. */
function ignoreLinks(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault();
}

interface DemoProvidersProps {
  demo: Demo;
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** The usual URLs of a shop, and those of its owner's pages. */
const routes = {
  ...defaultRoutes,
  adminOrders: '/admin/orders',
  adminOrder: (eventId, orderNumber) => `/admin/orders/${eventId}/${orderNumber}`,
  adminEvents: '/admin/events',
  adminEvent: (eventId) => `/admin/events/${eventId}`,
  adminProducts: '/admin/products',
  adminProduct: (productId) => `/admin/products/${productId}`,
} satisfies Routes;

/** Everything that a host has around the components. */
export function DemoProviders({ demo, direction = 'ltr', children }: DemoProvidersProps) {
  return (
    <StorefrontProvider storefront={demo.storefront}>
      <UiProvider locale="en-US" direction={direction} routes={routes} navigate={() => {}}>
        <div onClickCapture={ignoreLinks}>{children}</div>
      </UiProvider>
    </StorefrontProvider>
  );
}
