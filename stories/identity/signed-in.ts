import { adoptIdentityAtom, logInAtom } from '@vitrine/atoms';
import { setTokens } from '@vitrine/client/auth';
import { type Loaded, type MockPlatformLoaderOptions, mockPlatform } from '@vitrine/storybook';
import { member, signInAs } from './login-flow-demo.tsx';

/** Sets the member's tokens in a storefront, as after an earlier login. */
export async function signIn({ platform, storefront }: Required<Loaded>): Promise<void> {
  const { client } = storefront;
  const { access_token, refresh_token, expires_in } = platform.identity.tokensOf(member.email);
  await setTokens(client, {
    accessToken: { value: access_token, expiresAt: client.clock.now() / 1000 + expires_in },
    refreshToken: { value: refresh_token, role: 'member' },
  });
}

/** Returns a loader with a member who is logged in before the page opens. */
export const signedIn = (
  arrange?: (loaded: Required<Loaded>) => void,
  options?: MockPlatformLoaderOptions,
) =>
  mockPlatform(async (loaded) => {
    await signIn(loaded);
    arrange?.(loaded);
  }, options);

/** Logs a member in before the story's page opens, so that the page has the session. */
export async function logInHere({ loaded }: { loaded: object }): Promise<void> {
  const { platform, storefront } = loaded as Required<Loaded>;
  const { client, store } = storefront;
  const login = await store.set(logInAtom, member);
  if (login.loginState !== 'SUCCESS') throw new Error(`The login ended in ${login.loginState}.`);
  const { sessionToken } = login.data;
  await signInAs(platform, client, sessionToken);
  store.set(adoptIdentityAtom, sessionToken);
}
