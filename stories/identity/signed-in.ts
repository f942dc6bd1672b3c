import { setTokens } from '@vitrine/client/auth';
import { type Loaded, world } from '../lib/world.ts';
import { member } from './flow.tsx';

/** Gives a storefront the tokens of the member, as if they had logged in before. */
export async function signIn({ world: platform, storefront }: Required<Loaded>): Promise<void> {
  const { client } = storefront;
  const { access_token, refresh_token, expires_in } = platform.identity.tokensOf(member.email);
  await setTokens(client, {
    accessToken: { value: access_token, expiresAt: client.clock.now() / 1000 + expires_in },
    refreshToken: { value: refresh_token, role: 'member' },
  });
}

/** A loader with a member who is there before the page opens. */
export const signedIn = (arrange?: (loaded: Required<Loaded>) => void) =>
  world(async (loaded) => {
    await signIn(loaded);
    arrange?.(loaded);
  });
