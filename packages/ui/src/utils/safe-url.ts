/**
 * An address of the page's own origin in full, so that no one can be sent elsewhere by a link to a
 * page with a foreign address in it.
 *
 * @throws {TypeError} for an address of another origin.
 */
export function toSameOriginUrl(address: string, page: string): string {
  const url = URL.parse(address, page);
  if (url?.origin === new URL(page).origin) return url.href;
  throw new TypeError(
    `A checkout returns only to its own site, but "${address}" is not on ${new URL(page).origin}. Pass a path, such as "/cart".`,
  );
}

/** Whether a browser may be sent to an address that came from outside. */
export function isHttpUrl(address: string | undefined): address is string {
  return ['http:', 'https:'].includes(URL.parse(address ?? '')?.protocol ?? '');
}
