import { getPageUrl } from './redirect/read-callback.ts';
import { removeUrlParameters, replacePageUrl } from './redirect/remove-url-parameters.ts';

export interface RecoveryLinkOptions {
  /** The name of the link's token; `recoveryToken` by default. */
  parameter?: string;
}

/** Data of a recovery email's link. */
export interface RecoveryLink {
  /** Token for `recover`. It sets a new password, so keep it secret. */
  recoveryToken: string;
  /** Email of the account, if the link contains `email`. */
  email?: string;
}

/**
 * Removes the data of a recovery link from the URL of this page, query or fragment, and returns
 * it. No part of it stays in the address bar or in the history; the page's own parameters stay
 * unchanged. See docs/reference/identity.mdx.
 *
 * @returns nothing if there is no token, or more than one, because the right one is unknown.
 * @throws TypeError outside of a page.
 */
export function readRecoveryLink({
  parameter = 'recoveryToken',
}: RecoveryLinkOptions = {}): RecoveryLink | undefined {
  const page = getPageUrl('readRecoveryLink');
  const { searchParams, hash } = page;
  // A page's own URL with an `email` parameter stays unchanged.
  if (!searchParams.has(parameter) && !new URLSearchParams(hash.slice(1)).has(parameter)) {
    return undefined;
  }
  const names = new Set([parameter, 'email']);
  const removedParameters = [
    ...removeUrlParameters(page, 'search', names),
    ...removeUrlParameters(page, 'hash', names),
  ];
  replacePageUrl(page);
  const getValues = (name: string) =>
    removedParameters.flatMap(([one, value]) => (one === name ? value : []));
  const [recoveryToken, ...more] = getValues(parameter);
  if (!recoveryToken || more.length > 0) return undefined;
  const [email] = getValues('email');
  return { recoveryToken, ...(email && { email }) };
}
