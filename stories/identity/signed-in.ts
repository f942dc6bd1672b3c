import { setTokens } from '@vitrine/client/auth';
import { type Loaded, world } from '../lib/world.ts';
import { member } from './flow.tsx';

/** A loader with a member who is there before the page opens. */
export const signedIn = (arrange?: (loaded: Required<Loaded>) => void) =>
  world(async (loaded) => {
    const { client } = loaded.storefront;
    const { access_token, refresh_token, expires_in } = loaded.world.identity.tokensOf(
      member.email,
    );
    await setTokens(client, {
      accessToken: { value: access_token, expiresAt: client.clock.now() / 1000 + expires_in },
      refreshToken: { value: refresh_token, role: 'member' },
    });
    arrange?.(loaded);
  });
