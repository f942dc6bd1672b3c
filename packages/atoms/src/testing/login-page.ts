import { vi } from 'vitest';

/** A fake of the page APIs that a login uses: a URL, a history and the tab's own storage. */
export function loginPage(address = 'https://fenn.example/cart') {
  const storedItems = new Map<string, string>();
  const page = { href: address, kept: storedItems };
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => {
      page.href = href;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
    removeItem: (key: string) => void storedItems.delete(key),
  });
  return page;
}

/** A clock without waiting. */
export const withShortTimeout = { now: () => Date.now(), sleep: async () => {} };
