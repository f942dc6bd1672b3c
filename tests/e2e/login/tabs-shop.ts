import type * as vitrine from '@vitrine/client';
import type { BrowserContext } from 'playwright';
import { openShop } from './shop.ts';

declare global {
  interface Window {
    __vitrine: typeof vitrine;
    __tab: { client: vitrine.Client; tokenChanges: string[] };
  }
}

/** The storages that tests open tabs with. */
export type TokenAdapter = 'memoryStorage' | 'sessionTokens' | 'localTokens' | 'cookieTokens';

/** Opens the site in a tab, with a client that stores its tokens in this storage. */
export async function openTab(
  context: BrowserContext,
  origins: { shop: string; apiBaseUrl: string },
  adapter: TokenAdapter = 'localTokens',
) {
  const shop = await openShop(context, origins.shop);
  const { page } = shop;
  // As text: an import in the test's code would run in the test, and not in the page.
  await page.evaluate("import('/client/index.js').then((door) => { window.__vitrine = door; })");
  await page.evaluate(
    async ({ apiBaseUrl, adapter }) => {
      const { createClient, [adapter]: storage } = window.__vitrine;
      const provider = { apiBaseUrl };
      const client = createClient({ clientId: 'shop-1', provider, storage: storage() });
      const tokenChanges: string[] = [];
      // A page reads its own session before it can receive a change of it.
      await client.tokens.read();
      client.tokens.subscribe((change) => void tokenChanges.push(change));
      window.__tab = { client, tokenChanges };
    },
    { apiBaseUrl: origins.apiBaseUrl, adapter },
  );
  return {
    ...shop,
    replace: (tokens?: vitrine.Tokens) =>
      page.evaluate((newTokens) => window.__tab.client.tokens.replace(newTokens), tokens),
    /**
     * Sends this number of concurrent requests; returns the statuses of their responses, or the
     * names of their errors.
     */
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
    getTokenChanges: () => page.evaluate(() => window.__tab.tokenChanges),
  };
}

/** A tab of the site. */
export type Tab = Awaited<ReturnType<typeof openTab>>;
