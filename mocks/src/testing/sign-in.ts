import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import * as cart from '@vitrine/client/cart';
import { MEMBER_PASSWORD } from '../domains/identity/seed.ts';
import { createMockPlatform, type MockPlatform } from '../platform/mock-platform.ts';
import { createClock } from './api-caller.ts';

/** A member who can log in. */
export const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };

/** URL to which the hosted page redirects. */
export const back = 'https://fenn.example/back';

/** Creates a new visitor with a client and a separate mock platform. */
export function connect() {
  const clock = createClock();
  const platform = createMockPlatform({ clock });
  const { apiBaseUrl, fetch, shop, catalog } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch, clock });
  const add = (slug: string, quantity = 1) => {
    const catalogReference = { appId: shop.appId, catalogItemId: catalog.product(slug).id };
    return cart.addToCurrentCart(client, { lineItems: [{ quantity, catalogReference }] });
  };
  return { client, platform, clock, add };
}

/** Returns the URL to which a visit to the hosted page redirects. */
export function ledBack(
  platform: MockPlatform,
  authUrl: string,
  credentials?: typeof runa,
): string {
  const outcome = platform.identity.visit(authUrl, credentials);
  if (outcome.kind === 'redirect') return outcome.location;
  throw new Error(`The page did not lead back: ${JSON.stringify(outcome)}`);
}

/** Logs a member in on the hosted page. */
export async function signIn(
  { client, platform }: ReturnType<typeof connect>,
  credentials = runa,
): Promise<void> {
  const oauthData = await auth.generateOAuthData(back, '/cart');
  const { authUrl } = await auth.getAuthUrl(client, oauthData);
  const returned = auth.parseFromUrl(ledBack(platform, authUrl, credentials));
  await auth.completeLogin(client, returned, oauthData);
}

/** Returns the error code of a rejected promise, and its status. */
export const getCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: { code?: unknown; cause?: { status?: unknown } }) => [error.code, error.cause?.status],
  );
