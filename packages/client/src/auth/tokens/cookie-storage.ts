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
  // A browser lets only this very host set a cookie of this name; others could plant theirs.
  const isOfHost = () => path === '/' && !domain && globalThis.location?.protocol !== 'http:';
  const toName = (key: string) => (isOfHost() ? '__Host-' : '') + encodeURIComponent(key);
  const where = toScope(path, domain);
  const remove = (name: string) => {
    put(`${name}=${where}; Max-Age=0`);
    if (read(name).length > 0)
      for (const scope of visibleScopes()) put(`${name}=${scope}; Max-Age=0`);
  };
  return {
    getItem(key) {
      const name = toName(key);
      const [content, ...more] = read(name);
      if (more.length === 0) return decode(content);
      // The origin of each is unknown, and one that stayed alone would be believed next time.
      remove(name);
      return null;
    },
    setItem(key, value) {
      const name = toName(key);
      const content = encodeURIComponent(value);
      if (name.length + content.length > maxBytes) {
        throw new RangeError(`the tokens do not fit in a cookie of ${maxBytes} bytes.`);
      }
      const cookie = `${name}=${content}${where}${maxAge ? `; Max-Age=${maxAge}` : ''}`;
      const before = String(read(name));
      put(cookie);
      let contents = read(name);
      if (contents.length > 1) {
        remove(name);
        put(cookie);
        contents = read(name);
      }
      // A browser drops a rejected cookie silently. Another value is that of another page.
      const after = String(contents);
      const isDropped = after !== content && (after === '' || after === before);
      if (isDropped || contents.length > 1) throw new Error('the browser keeps no cookie here.');
    },
    removeItem(key) {
      const name = toName(key);
      remove(name);
      // Reading waits until the deletion has taken effect: other pages are notified next.
      if (read(name).length > 0) throw new Error('the browser does not forget the cookie.');
    },
  };
}

const toScope = (path: string, domain?: string) =>
  `; Path=${path}${domain ? `; Domain=${domain}` : ''}; SameSite=Lax; Secure`;

/** The contents of all cookies of this name that the page sees. */
function read(name: string): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

/** The paths and domains of all cookies that the page can see. */
function visibleScopes(): string[] {
  const { hostname = '', pathname = '/' } = globalThis.location ?? {};
  const labels = hostname.split('.');
  const domains = [undefined, ...labels.map((_, at) => labels.slice(at).join('.'))];
  const segments = pathname.split('/').slice(1);
  const paths = segments.flatMap((_, at) => {
    const path = `/${segments.slice(0, at + 1).join('/')}`;
    return path.includes(';') ? [] : [path, `${path}/`];
  });
  return ['/', ...paths].flatMap((path) => domains.map((domain) => toScope(path, domain)));
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
