import { missingCodeOrState } from '../../oauth/authorization-failure.ts';
import {
  type AddressMode,
  type AuthorizationReturn,
  parseFromUrl,
  returnNames,
} from '../../oauth/callback.ts';
import { showAddress, takeOut } from './remove-url-parameters.ts';

/** What the provider gave back to this page, which is about one login. */
export type LoginReturn = AuthorizationReturn & { state: string };

const ofLogin: ReadonlySet<string> = new Set([...returnNames.map(([, name]) => name), 'error_uri']);

/**
 * Takes what the provider gave back out of the address of this page. Nothing of it stays in the
 * address bar or in the history; what is the page's own stays as it was written.
 *
 * @throws AuthorizationError 'Missing code or _state', also when a value stands there twice;
 * TypeError outside of a page.
 */
export function takeReturn(functionName: string, responseMode?: AddressMode): LoginReturn {
  const { href } = pageAddress(functionName);
  const page = new URL(href);
  const answer = parseFromUrl(page, responseMode);
  const part = responseMode === 'query' ? 'search' : 'hash';
  const names = [...takeOut(page, part, ofLogin).keys()];
  showAddress(page);
  const { state, code, error } = answer;
  const isClear = new Set(names).size === names.length;
  if (!isClear || !state || !(code || error)) throw missingCodeOrState();
  return { ...answer, state };
}

/** The address of the page that a login by redirect needs. */
export function pageAddress(functionName: string): URL {
  const { location } = globalThis;
  if (!location) throw new TypeError(`${functionName} needs a page with an address.`);
  return new URL(location.href);
}
