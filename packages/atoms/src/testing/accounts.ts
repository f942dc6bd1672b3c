import type { ClientOptions } from '@vitrine/client';
import { completeLogin, generateOAuthData, getAuthUrl, parseFromUrl } from '@vitrine/client/auth';
import {
  createMockPlatform,
  MEMBER_PASSWORD,
  type MockPlatform,
  type MockPlatformOptions,
} from '@vitrine/mocks';
import { clientAtom } from '../storefront.ts';
import { createTestStorefront } from './storefronts.ts';

/** A member with valid login data. */
export const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };
export const aksel = { ...runa, email: 'aksel@fennhouse.example' };

/** The page that ends logins. */
export const redirectUri = 'https://fenn.example/back';

/** A session of a storefront, on a separate mock platform unless one is given. */
export function someone(
  captcha: { visible?: string; invisible?: string } = {},
  options: MockPlatformOptions = {},
  clientOptions: Partial<ClientOptions> = {},
) {
  const platform = createMockPlatform(options);
  const { apiBaseUrl, fetch } = platform;
  const provider = { apiBaseUrl, captcha };
  const storefront = createTestStorefront(
    platform,
    { retry: false },
    { provider, fetch, ...clientOptions },
  );
  return { platform, storefront, store: storefront.store };
}

/** The return URL of a visit to the hosted page. */
export function returnFromProvider(
  platform: MockPlatform,
  authUrl: string,
  credentials?: typeof runa,
): string {
  const outcome = platform.identity.visit(authUrl, credentials);
  if (outcome.kind === 'redirect') return outcome.location;
  throw new Error(`The page did not lead back: ${JSON.stringify(outcome)}`);
}

/** Signs a user in with the hosted page. */
export async function signIn(
  { platform, store }: Pick<ReturnType<typeof someone>, 'platform' | 'store'>,
  credentials = runa,
): Promise<void> {
  const client = store.get(clientAtom);
  const login = await generateOAuthData(redirectUri);
  const { authUrl } = await getAuthUrl(client, login);
  await completeLogin(
    client,
    parseFromUrl(returnFromProvider(platform, authUrl, credentials)),
    login,
  );
}
