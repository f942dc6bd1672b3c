import { missingCodeOrState } from '../../oauth/authorization-error.ts';
import {
  type AuthorizationResponse,
  parseFromUrl,
  responseParameters,
  type UrlResponseMode,
} from '../../oauth/callback.ts';
import { removeUrlParameters, replacePageUrl } from './remove-url-parameters.ts';

/** The provider's response in the URL of this page, for one login. */
export type CallbackResult = AuthorizationResponse & {
  /** Always present, unlike in other responses. */
  state: string;
};

const loginParameters: ReadonlySet<string> = new Set([
  ...responseParameters.map(([, name]) => name),
  'error_uri',
]);

/**
 * Removes the provider's response from the URL of this page and returns it. No part of it stays
 * in the address bar or in the history; the page's own parameters stay unchanged.
 *
 * @throws AuthorizationError 'Missing code or _state', also if a value is there twice; TypeError
 * outside of a page.
 */
export function readCallback(functionName: string, responseMode?: UrlResponseMode): CallbackResult {
  const { href } = getPageUrl(functionName);
  const page = new URL(href);
  const response = parseFromUrl(page, responseMode);
  const part = responseMode === 'query' ? 'search' : 'hash';
  const names = [...removeUrlParameters(page, part, loginParameters).keys()];
  replacePageUrl(page);
  const { state, code, error } = response;
  const isClear = new Set(names).size === names.length;
  if (!isClear || !state || !(code || error)) throw missingCodeOrState();
  return { ...response, state };
}

/** The URL of the page that a login by redirect needs. */
export function getPageUrl(functionName: string): URL {
  const { location } = globalThis;
  if (!location) throw new TypeError(`${functionName} needs a page with a URL.`);
  return new URL(location.href);
}
