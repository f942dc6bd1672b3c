/**
 * Returns the path of a URL, with its query and fragment, if it leads to this page's own
 * origin; `/` for any other. The URL is resolved before the comparison because only the
 * browser's parser decides where it leads.
 *
 * @param url absolute, or relative to the page.
 * @param page the page's own URL.
 */
export function toSameOriginPath(url: unknown, page: URL): string {
  const target = resolveSameOrigin(url, page);
  if (!target) return '/';
  const { pathname, search, hash } = target;
  // A same-origin URL can lead elsewhere as a path, either as is or after a router has
  // unescaped it.
  return resolveSameOrigin(unescapePath(pathname), page) ? pathname + search + hash : '/';
}

function resolveSameOrigin(url: unknown, page: URL): URL | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, page)) return undefined;
  const target = new URL(url, page);
  // A `blob:` has the origin of its page, and files and sandboxes share `null`.
  const isOwn = target.origin === page.origin && target.protocol === page.protocol;
  return isOwn && target.origin !== 'null' ? target : undefined;
}

const unescapePath = (path: string) =>
  path.replace(/%[0-7][\da-f]/gi, (written) =>
    String.fromCharCode(Number.parseInt(written.slice(1), 16)),
  );
