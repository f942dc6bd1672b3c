import { getTokens } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../storefront.ts';

const failureAtom = atom<Error | null>(null);

const subscriptionAtom = atom(null, (get, set) =>
  get(storefrontAtom).client.tokens.subscribeToRenewal((error) => set(failureAtom, error ?? null)),
);
subscriptionAtom.onMount = (subscribe) => subscribe();

/**
 * Why a member's session can't be renewed for now, while subscribed: the member stays logged in, but
 * requests fail. Null again as soon as a renewal succeeds. Writing renews the session, and then
 * fetches the mounted queries that have failed again; it resolves with whether the renewal has
 * succeeded. See docs/reference/auth.mdx.
 */
export const sessionRenewalErrorAtom = atom(
  (get): Error | null => {
    get(subscriptionAtom);
    return get(failureAtom);
  },
  async (get): Promise<boolean> => {
    const { client, queryClient } = get(storefrontAtom);
    try {
      const { accessToken } = await getTokens(client);
      await client.tokens.renew(accessToken.value);
    } catch {
      // The subscription has the error.
      return false;
    }
    // Each query keeps its own failure; nothing waits for all of them.
    queryClient
      .refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      .catch(() => {});
    return true;
  },
);
