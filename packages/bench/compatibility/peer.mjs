import { after } from 'node:test';
import { createMockPlatform } from '@vitrine/mocks';
import { createPlatformServer } from '@vitrine/mocks/server';
import { backInStockNotifications, currentCart } from '@wix/ecom';
import { orders, wixEventsV2 } from '@wix/events';
import { authentication, recovery, verification } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { collections, products } from '@wix/stores';

/** 21 November 2026, 10:00 in Aalborg. */
const noon = Date.UTC(2026, 10, 21, 9);

/** The SDK's only host; its requests are redirected to the server of these tests. */
const hosted = 'https://www.wixapis.com';

const platform = createMockPlatform({ clock: { now: () => noon }, brandPrefix: 'WIX' });
const server = await createPlatformServer({ platform, port: 0 });
const { fetch } = globalThis;
globalThis.fetch = (url, init) => {
  const requested = String(url);
  if (!requested.startsWith(`${hosted}/`)) throw new TypeError(`The SDK calls ${requested}.`);
  return fetch(server.url + withPrefix(requested.slice(hosted.length)), init);
};

/** This release of the SDK forgets the service before the paths of the catalog's collections. */
function withPrefix(path) {
  if (!path.startsWith('/v1/collections')) return path;
  return (path.startsWith('/v1/collections/slug/') ? '/stores-reader' : '/stores') + path;
}
after(() => server.close());

const modules = {
  authentication,
  backInStockNotifications,
  collections,
  currentCart,
  orders,
  products,
  recovery,
  redirects,
  verification,
  wixEventsV2,
};

/** The SDK's client, pointed at the platform in memory, as a new visitor or with these tokens. */
export function newPeer(tokens) {
  const auth = OAuthStrategy({ clientId: 'fenn-house', tokens });
  return createClient({ auth, modules });
}

/** The SDK's client, signed in as a member. */
export function memberPeer(email) {
  const grant = platform.identity.tokensOf(email);
  return newPeer({
    accessToken: {
      value: grant.access_token,
      expiresAt: Math.floor(Date.now() / 1000) + grant.expires_in,
    },
    refreshToken: { value: grant.refresh_token, role: 'member' },
  });
}

/** Returns the time of a date. The SDK returns dates as wire text, contrary to its types. */
export function getTime(date) {
  const time = Date.parse(date);
  if (Number.isNaN(time)) throw new TypeError(`${date} is no date.`);
  return time;
}

/** A line of a cart: the first variant of an object that can be bought. */
export function getLine(slug, quantity = 1) {
  const product = platform.shop.products.find((one) => one.slug === slug);
  const { id: variantId } = product.variants.find(({ stock }) => stock?.inStock);
  return {
    catalogReference: {
      appId: platform.shop.appId,
      catalogItemId: product.id,
      options: { variantId },
    },
    quantity,
  };
}

export { noon, platform };
