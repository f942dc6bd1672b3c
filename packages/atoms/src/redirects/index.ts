import {
  createRedirectSession,
  type RedirectSession,
  type RedirectSessionOptions,
} from '@vitrine/client/redirects';
import { mutationAtom } from '../query/mutation-atom.ts';

/**
 * Creates a session that sends the visitor to a hosted page; its data contains the URL. See
 * docs/reference/redirects.mdx.
 */
export const createRedirectSessionAtom = mutationAtom<RedirectSessionOptions, RedirectSession>({
  mutationFn: async (options, { client }) => {
    const { redirectSession } = await createRedirectSession(client, options);
    return redirectSession;
  },
  // The options may carry a session token.
  isSensitive: true,
});
