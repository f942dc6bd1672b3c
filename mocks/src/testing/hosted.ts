/** A visit to a URL of the hosted pages, for which a server is needed. Redirects are responses. */
export function visitHosted(
  serverUrl: string,
  url: string,
  typed?: Record<string, string>,
): Promise<Response> {
  const { pathname, search } = new URL(url, serverUrl);
  return fetch(serverUrl + pathname + search, {
    redirect: 'manual',
    ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
  });
}
