import { getPageUrl } from './redirect/read-callback.ts';
import { removeUrlParameters, replacePageUrl } from './redirect/remove-url-parameters.ts';

export interface RecoveryLinkOptions {
  /** The name of the link's token; `recoveryToken` by default. */
  parameter?: string;
}

/** What the link of an email brought. */
export interface RecoveryLink {
  recoveryToken: string;
  /** Whose password it is, where the link says `email`. */
  email?: string;
}

/**
 * Takes what the link of a recovery email brought out of the address of this page, query or
 * fragment. Nothing of it stays in the address bar or in the history; what is the page's own stays
 * as it was written. See docs/reference/identity.md.
 *
 * @returns nothing when there is no token, or more than one: no one can tell which one is right.
 * @throws TypeError outside of a page.
 */
export function readRecoveryLink({
  parameter = 'recoveryToken',
}: RecoveryLinkOptions = {}): RecoveryLink | undefined {
  const page = getPageUrl('takeRecoveryLink');
  const { searchParams, hash } = page;
  // An address of the page's own that says `email` is left alone.
  if (!searchParams.has(parameter) && !new URLSearchParams(hash.slice(1)).has(parameter)) {
    return undefined;
  }
  const names = new Set([parameter, 'email']);
  const taken = [
    ...removeUrlParameters(page, 'search', names),
    ...removeUrlParameters(page, 'hash', names),
  ];
  replacePageUrl(page);
  const getValues = (name: string) => taken.flatMap(([one, value]) => (one === name ? value : []));
  const [recoveryToken, ...more] = getValues(parameter);
  if (!recoveryToken || more.length > 0) return undefined;
  const [email] = getValues('email');
  return { recoveryToken, ...(email && { email }) };
}
