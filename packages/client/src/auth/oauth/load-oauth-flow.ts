import { withConnectionErrors } from '../../http/connection.ts';

export type OAuthFlow = typeof import('./oauth-flow.ts');

/**
 * Loads the code for the steps after or instead of a login. Few visits need it, and those wait for
 * requests anyway, so it is loaded along with the first of them.
 *
 * @throws SystemError, worth a retry, if it can't be loaded.
 */
export const loadOAuthFlow = (): Promise<OAuthFlow> =>
  withConnectionErrors(() => import('./oauth-flow.ts'));
