import { vi } from 'vitest';

/** A fake of the page APIs that a login by redirect uses, which the runtime lacks. */
export function browserPage(href = 'https://shop.example/vases?size=2#care') {
  const page = {
    href,
    /** The URLs that replaced the page's own. */
    replaced: [] as string[],
    items: new Map<string, string>(),
  };
  vi.stubGlobal('location', {
    get href() {
      return page.href;
    },
  });
  vi.stubGlobal('history', {
    state: { of: 'the router' },
    replaceState(state: unknown, _: string, url: string) {
      if (JSON.stringify(state) !== '{"of":"the router"}') throw new Error('The state is lost.');
      page.href = url;
      page.replaced.push(url);
    },
  });
  vi.stubGlobal('sessionStorage', getStorage(page.items));
  return page;
}

/** A storage over a map. */
export const getStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});
