import type * as vitrine from '@vitrine/client';
import type { BrowserContext } from 'playwright';
import { openShop } from './shop.ts';

declare global {
  interface Window {
    __vitrine: typeof vitrine;
    __tab: { client: vitrine.Client; told: string[] };
  }
}

/** The storages that tests open tabs with. */
export type TokenAdapter = 'memoryStorage' | 'sessionTokens' | 'localTokens' | 'cookieTokens';

/** Opens the shop in a tab, with a client that keeps its tokens in such a storage. */
export async function openTab(
  context: BrowserContext,
  origins: { shop: string; apiBaseUrl: string },
  adapter: TokenAdapter = 'localTokens',
) {
  const shop = await openShop(context, origins.shop);
  const { page } = shop;
  // As text: an import of the test's own would be the test's, and not the page's.
  await page.evaluate("import('/client/index.js').then((door) => { window.__vitrine = door; })");
  await page.evaluate(
    async ({ apiBaseUrl, adapter }) => {
      const { createClient, [adapter]: storage } = window.__vitrine;
      const provider = { apiBaseUrl };
      const client = createClient({ clientId: 'shop-1', provider, storage: storage() });
      const told: string[] = [];
      // A page knows who is there before it hears that someone else is.
      await client.tokens.read();
      client.tokens.subscribe((change) => void told.push(change));
      window.__tab = { client, told };
    },
    { apiBaseUrl: origins.apiBaseUrl, adapter },
  );
  return {
    ...shop,
    replace: (tokens?: vitrine.Tokens) =>
      page.evaluate((given) => window.__tab.client.tokens.replace(given), tokens),
    /** So many calls at once; the statuses of their answers, or the names of their errors. */
    call: (times = 1) =>
      page.evaluate(async (count) => {
        const { clientFetch } = window.__vitrine;
        const calls = Array.from({ length: count }, () =>
          clientFetch(window.__tab.client, '/stores-reader/v2/collections/slug/light').then(
            ({ status }) => status,
            (error: Error) => error.name,
          ),
        );
        return [...new Set(await Promise.all(calls))];
      }, times),
    role: () =>
      page.evaluate(async () => (await window.__tab.client.tokens.read())?.refreshToken.role),
    told: () => page.evaluate(() => window.__tab.told),
  };
}

/** A tab of the shop's. */
export type Tab = Awaited<ReturnType<typeof openTab>>;
