import type { createClient } from '@vitrine/client';
import type * as auth from '@vitrine/client/auth';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Provider } from './provider.ts';

declare global {
  interface Window {
    __client: typeof auth & { createClient: typeof createClient };
    __listening: number;
    __login?: Promise<Outcome>;
    __controller?: AbortController;
  }
}

/** Outcome of a silent login. */
export interface Outcome {
  role?: string;
  name?: string;
  message?: string;
  code?: string;
  /** How often the login was slow. */
  slow?: number;
}

/** Counts active message listeners, for all ways of removing them. */
function countListeners(): void {
  window.__listening = 0;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const change = (by: number) => {
    window.__listening += by;
  };
  window.addEventListener = ((type: string, listener: EventListener, options?: object) => {
    if (type === 'message') {
      change(1);
      const { signal } = Object(options) as AddEventListenerOptions;
      if (signal) addEventListener.call(signal, 'abort', () => change(-1));
    }
    addEventListener.call(window, type, listener, options);
  }) as never;
  window.removeEventListener = ((type: string, listener: EventListener, options?: object) => {
    if (type === 'message') change(-1);
    removeEventListener.call(window, type, listener, options);
  }) as never;
}

/** Opens the site's page in a browser, and records what it must never expose. */
export async function openShop(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(countListeners);
  await page.goto(origin);
  await page.waitForFunction(() => window.__client);
  return { page, consoleMessages, faults };
}

/** Begins a silent login in the page, without waiting for its end. */
export function startLogin(
  page: Page,
  { origin: apiBaseUrl, sessionToken }: Provider,
  timeout = 20_000,
): Promise<void> {
  return page.evaluate(
    ({ apiBaseUrl, sessionToken, timeout }) => {
      const { createClient, getMemberTokensForDirectLogin, setTokens, getTokens } = window.__client;
      const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl } });
      const controller = new AbortController();
      window.__controller = controller;
      let slow = 0;
      window.__login = getMemberTokensForDirectLogin(client, sessionToken, {
        timeout,
        onSlow: () => {
          slow += 1;
        },
        signal: controller.signal,
      }).then(
        async (tokens) => {
          await setTokens(client, tokens);
          return { role: (await getTokens(client)).refreshToken.role };
        },
        (error: Error & { code?: string }) => ({
          name: error.name,
          message: error.message,
          ...(error.code && { code: error.code }),
          ...(slow > 0 && { slow }),
        }),
      );
    },
    { apiBaseUrl, sessionToken: sessionToken(), timeout },
  );
}

/** Returns the outcome of the login. */
export const getOutcome = (page: Page): Promise<Outcome> =>
  page.evaluate(() => window.__login as Promise<Outcome>);

/** Checks what must hold after every login: no frame, no listener, no token readable by others. */
export async function expectNothingLeft(
  { page, consoleMessages, faults }: Awaited<ReturnType<typeof openShop>>,
  { addresses, secrets }: Pick<Provider, 'addresses' | 'secrets'>,
): Promise<void> {
  const left = await page.evaluate(() => ({
    frames: document.querySelectorAll('iframe[title="Log in"]').length,
    listeners: window.__listening,
    state: JSON.stringify(history.state),
  }));
  expect(left).toEqual({ frames: 0, listeners: 0, state: 'null' });
  const readable = [page.url(), ...addresses(), ...consoleMessages].join('\n');
  expect(secrets().filter((secret) => readable.includes(secret))).toEqual([]);
  expect(faults).toEqual([]);
}
