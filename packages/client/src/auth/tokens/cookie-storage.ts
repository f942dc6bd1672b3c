import type { StorageLike } from './safe-storage.ts';

/** Scope and lifetime of a cookie. */
export interface CookieTokensOptions {
  /** The path of the site that the cookie is sent to; `/` by default. */
  path?: string;
  /** The host that gets it with its subdomains; this host alone by default. */
  domain?: string;
  /** Its life in seconds; that of the browser's session by default. */
  maxAge?: number;
}

// The browsers' size limit of a cookie, name and value together.
const maxBytes = 4096;

/** Cookies as a storage. */
export function createCookieStorage({
  path = '/',
  domain,
  maxAge,
}: CookieTokensOptions): StorageLike {
  for (const value of [path, domain ?? '']) {
    if (typeof value !== 'string' || /[^ -~]|;/.test(value)) {
      throw new TypeError(`cookieTokens: ${value} can't stand in a cookie.`);
    }
  }
  if (maxAge !== undefined && !(Number.isInteger(maxAge) && maxAge > 0)) {
    throw new TypeError('cookieTokens: maxAge must be a whole number of seconds above zero.');
  }
  const where = `; Path=${path}${domain ? `; Domain=${domain}` : ''}; SameSite=Lax; Secure`;
  const read = (name: string) =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  return {
    getItem: (key) => decode(read(encodeURIComponent(key))),
    setItem(key, value) {
      const name = encodeURIComponent(key);
      const content = encodeURIComponent(value);
      if (name.length + content.length > maxBytes) {
        throw new RangeError(`the tokens do not fit in a cookie of ${maxBytes} bytes.`);
      }
      put(`${name}=${content}${where}${maxAge ? `; Max-Age=${maxAge}` : ''}`);
      // A browser drops a rejected cookie silently.
      if (read(name) !== content) throw new Error('the browser keeps no cookie here.');
    },
    removeItem(key) {
      const name = encodeURIComponent(key);
      put(`${name}=${where}; Max-Age=0`);
      // Reading waits until the deletion has taken effect: other pages are notified next.
      if (read(name)) throw new Error('the browser does not forget the cookie.');
    },
  };
}

function put(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere, and never synchronous.
  document.cookie = cookie;
}

/** Decodes a cookie's content; null if it is not readable. */
function decode(content: string | undefined): string | null {
  try {
    return content === undefined ? null : decodeURIComponent(content);
  } catch {
    return null;
  }
}
