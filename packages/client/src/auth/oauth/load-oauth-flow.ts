import { withConnectionErrors } from '../../http/connection.ts';

export type OAuthFlow = typeof import('./oauth-flow.ts');

/**
 * Loads what follows a login, or comes in its place. Few visits need it, and those that do wait for
 * requests anyhow, so it comes with the first of them.
 *
 * @throws SystemError, worth a retry, when it can't be loaded.
 */
export const loadOAuthFlow = (): Promise<OAuthFlow> =>
  withConnectionErrors(() => import('./oauth-flow.ts'));
