/** The stub's response of the token endpoint. */
const tokens = JSON.stringify({
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 14_400,
  token_type: 'Bearer',
});
const headers = { 'content-type': 'application/json' };

/**
 * Makes `fetch` respond immediately: with tokens from the token endpoint, with this JSON from any
 * other.
 *
 * @returns a function with the number of token requests so far.
 */
export function stubFetch(json) {
  let tokenRequests = 0;
  globalThis.fetch = async (url) => {
    const isToken = String(url).endsWith('/oauth2/token');
    if (isToken) tokenRequests += 1;
    return new Response(isToken ? tokens : json(), { headers });
  };
  return () => tokenRequests;
}
