import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import * as cart from '@vitrine/client/cart';
import { MEMBER_PASSWORD } from '../domains/identity/seed.ts';
import { createMockPlatform, type MockPlatform } from '../platform/mock-platform.ts';
import { createClock } from './api-caller.ts';

/** A member who can sign in. */
export const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };

/** Where the hosted page leads back to. */
export const back = 'https://fenn.example/back';

/** A new visitor with a client, in a world of their own. */
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

/** The address that a visit to the hosted page leads back to. */
export function ledBack(
  platform: MockPlatform,
  authUrl: string,
  credentials?: typeof runa,
): string {
  const outcome = platform.identity.visit(authUrl, credentials);
  if (outcome.kind === 'redirect') return outcome.location;
  throw new Error(`The page did not lead back: ${JSON.stringify(outcome)}`);
}

/** Signs someone in by the hosted page. */
export async function signIn(
  { client, platform }: ReturnType<typeof connect>,
  credentials = runa,
): Promise<void> {
  const oauthData = await auth.generateOAuthData(back, '/cart');
  const { authUrl } = await auth.getAuthUrl(client, oauthData);
  const returned = auth.parseFromUrl(ledBack(platform, authUrl, credentials));
  await auth.completeLogin(client, returned, oauthData);
}

/** The code of what a promise rejects with, and the status behind it. */
export const getCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: { code?: unknown; cause?: { status?: unknown } }) => [error.code, error.cause?.status],
  );
