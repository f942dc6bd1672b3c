import { onTestFinished, vi } from 'vitest';
import type { StorageLike } from '../auth/tokens/safe-storage.ts';

/** A storage as the browser has them, and what lies in it. */
export function webStorage(): StorageLike & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Puts something where the browser has it, until the test is over. */
export function withGlobal<Value>(name: string, value: Value): Value {
  vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  return value;
}

/** Collects warnings until the test is over. */
export function collectWarnings(): string[] {
  const warnings: string[] = [];
  const spy = vi
    .spyOn(console, 'warn')
    .mockImplementation((message) => void warnings.push(message));
  onTestFinished(() => spy.mockRestore());
  return warnings;
}

/** A document that stores cookies as a browser does, as far as these tests need it. */
export function cookieJar(accepts: (cookie: string) => boolean = () => true) {
  const createCookieStorage = new Map<string, string>();
  const written: string[] = [];
  return {
    createCookieStorage,
    written,
    get cookie() {
      return [...createCookieStorage].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) createCookieStorage.delete(name);
      else if (accepts(text)) createCookieStorage.set(name, value);
    },
  };
}

/** The cookies that a page at a URL sees, each with its path and domain, as in a browser. */
export function pageCookies(url: string) {
  const page = new URL(url);
  const cookies: { name: string; value: string; path: string; domain: string | undefined }[] = [];
  const isSeen = (path: string) =>
    page.pathname === path || page.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return {
    cookies,
    get cookie() {
      return cookies
        .filter(({ path }) => isSeen(path))
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const get = (attribute: string) =>
        attributes.find((one) => one.startsWith(attribute))?.slice(attribute.length);
      const path = get('Path=') ?? '/';
      const domain = get('Domain=');
      const isOfHost = domain === undefined && path === '/' && page.protocol === 'https:';
      if (name.startsWith('__Host-') && !(isOfHost && attributes.includes('Secure'))) return;
      if (domain && !`.${page.hostname}`.endsWith(`.${domain}`)) return;
      const at = cookies.findIndex(
        (one) => one.name === name && one.path === path && one.domain === domain,
      );
      if (at >= 0) cookies.splice(at, 1);
      if (get('Max-Age=') !== '0') cookies.push({ name, value, path, domain });
    },
  };
}
