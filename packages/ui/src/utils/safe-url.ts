/**
 * Returns an absolute URL of the page's own origin. This prevents links to a page from redirecting
 * users to a foreign URL.
 *
 * @throws {TypeError} for a URL of another origin.
 */
export function toSameOriginUrl(path: string, page: string): string {
  const url = URL.parse(path, page);
  if (url?.origin === new URL(page).origin) return url.href;
  throw new TypeError(
    `A checkout returns only to its own site, but "${path}" is not on ${new URL(page).origin}. Pass a path, such as "/cart".`,
  );
}

/** Whether a browser may navigate to a URL from an external source. */
export function isHttpUrl(url: string | undefined): url is string {
  return ['http:', 'https:'].includes(URL.parse(url ?? '')?.protocol ?? '');
}
