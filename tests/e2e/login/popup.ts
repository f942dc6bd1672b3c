import type { PopupLoginOptions } from '@vitrine/client/auth';
import type { BrowserContext, Page } from 'playwright';
import type { Outcome } from './shop.ts';

declare global {
  interface Window {
    __channels: Set<string>;
    __resume?: () => Promise<Outcome>;
    __apiBaseUrl: string;
  }
}

/** Records the channel names of open logins. */
function countChannels(): void {
  window.__channels = new Set();
  const { BroadcastChannel } = window;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      if (name.startsWith('vitrine.login')) window.__channels.add(name);
    }
    override close() {
      window.__channels.delete(this.name);
      super.close();
    }
  };
}

/** Sets up each page of the context to record its channels, with the provider's URL. */
export async function preparePopups(context: BrowserContext, apiBaseUrl: string): Promise<void> {
  await context.addInitScript(countChannels);
  await context.addInitScript((url) => {
    window.__apiBaseUrl = url;
  }, apiBaseUrl);
}

/** Presses a button that logs in through a popup, and returns the popup. */
export async function pressForPopup(page: Page, options: PopupLoginOptions = {}): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await pressToLogIn(page, options);
  return opened;
}

/** Presses a button that logs in in a popup, whether one opens or not. */
export async function pressToLogIn(page: Page, options: PopupLoginOptions = {}): Promise<void> {
  await page.evaluate((options) => {
    const { createClient, loginInPopup, getTokens, LoginNotFinishedError } = window.__client;
    const client = createClient({
      clientId: 'shop-1',
      provider: { apiBaseUrl: window.__apiBaseUrl },
    });
    const getOutcome = (login: Promise<unknown>): Promise<Outcome> =>
      login.then(
        async () => ({ role: (await getTokens(client)).refreshToken.role }),
        async (error: Error & { code?: string }) => {
          if (error instanceof LoginNotFinishedError) {
            window.__resume = () => getOutcome(error.resume());
          }
          const { name, code, message } = error;
          return { name, code, message, role: (await getTokens(client)).refreshToken.role };
        },
      );
    const button = document.querySelector('button');
    button?.addEventListener(
      'click',
      () => {
        window.__login = getOutcome(loginInPopup(client, options));
      },
      { once: true },
    );
  }, options);
  await page.locator('button').first().click();
}

/** Runs the return page in a popup, and returns whether the opener has received the result. */
export async function postResultToOpener(popup: Page): Promise<boolean | 'closed'> {
  await popup.waitForURL(/#code=/);
  await popup.waitForFunction(() => window.__client);
  return popup
    .evaluate(async () => {
      const { createClient, finishPopupLogin } = window.__client;
      const provider = { apiBaseUrl: window.__apiBaseUrl };
      const client = createClient({ clientId: 'shop-1', provider });
      return (await finishPopupLogin(client)).received;
    })
    .catch((error: Error) => {
      if (popup.isClosed() || /closed/.test(error.message)) return 'closed';
      throw error;
    });
}
