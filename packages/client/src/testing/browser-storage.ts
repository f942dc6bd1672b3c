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
