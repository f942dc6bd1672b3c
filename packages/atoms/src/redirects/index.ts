import {
  createRedirectSession,
  type RedirectSession,
  type RedirectSessionOptions,
} from '@vitrine/client/redirects';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';

/**
 * Creates a session that sends the visitor to a hosted page; its data contains the URL. See
 * docs/reference/redirects.mdx.
 */
export const createRedirectSessionAtom = sensitiveMutationAtom<
  // The options may have a session token.
  RedirectSessionOptions,
  RedirectSession
>(async (options, { client }) => {
  const { redirectSession } = await createRedirectSession(client, options);
  return redirectSession;
});
