import { completeLogin, generateOAuthData, getAuthUrl, parseFromUrl } from '@vitrine/client/auth';
import { MEMBER_PASSWORD, type MockPlatform } from '@vitrine/mocks';
import { getLoaded } from './cart-demo.tsx';

const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };

/** The cart that the member of these stories has from another visit. */
export const cartOfMember = (platform: MockPlatform) =>
  platform.cart(platform.identity.member(runa.email).id);

/** Logs the visitor of a story in by the provider's page, without leaving this one. */
export async function logIn(loaded: unknown): Promise<void> {
  const { platform, storefront } = getLoaded(loaded);
  const login = await generateOAuthData('https://fenn.example/back');
  const { authUrl } = await getAuthUrl(storefront.client, login);
  const outcome = platform.identity.visit(authUrl, runa);
  if (outcome.kind !== 'redirect') throw new Error(`The provider responded with ${outcome.kind}.`);
  await completeLogin(storefront.client, parseFromUrl(outcome.location), login);
}
