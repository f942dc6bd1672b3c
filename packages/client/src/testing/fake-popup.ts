import { vi } from 'vitest';
import { openPopupChannel } from '../auth/login/popup/popup-callback.ts';
import { loginPage, loginPlatform } from './login-platform.ts';
import { manualClock } from './manual-clock.ts';

/** Recorded actions of a window. */
export interface FakeWindow {
  closed: boolean;
  opener: unknown;
  urls: string[];
}

/** A page that opens windows, with control over the provider in them. */
export function fakePopup() {
  const { clock, ...time } = manualClock();
  const platform = loginPlatform();
  const client = { ...platform.client, clock };
  const received = new EventTarget();
  const windows: FakeWindow[] = [];
  const features: string[] = [];
  const page = { hasFocus: true, listeners: 0 };
  vi.stubGlobal('location', { href: 'https://shop.example/vases' });
  vi.stubGlobal('document', { hasFocus: () => page.hasFocus });
  vi.stubGlobal('open', (_url: string, _name: string, windowFeatures: string) => {
    const urls: string[] = [];
    const popup = {
      closed: false,
      opener: 'the shop' as unknown,
      urls,
      location: { replace: (url: string) => urls.push(url) },
      close: () => {
        popup.closed = true;
      },
    };
    windows.push(popup);
    features.push(windowFeatures);
    return popup;
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: EventListener, options: { signal: AbortSignal }) => {
      page.listeners += 1;
      options.signal.addEventListener('abort', () => {
        page.listeners -= 1;
      });
      received.addEventListener(type, listener, options);
    },
  );
  return {
    ...platform,
    ...time,
    client,
    windows,
    features,
    page,
    /** Once the popup shows the provider's page, the state of its login. */
    async state(): Promise<string> {
      await vi.waitFor(() => {
        if (!windows.at(-1)?.urls.length || !page.listeners) throw new Error('Not yet.');
      });
      return platform.getLastRequest().state;
    },
    /** Posts a message to the page, from the last popup and the provider by default. */
    post(data: unknown, from: { origin?: string; source?: unknown } = {}) {
      const { origin = new URL(loginPage).origin, source = windows.at(-1) } = from;
      received.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));
    },
    /** Posts a message in the channel of a login, as a page of the same origin can. */
    async say(state: string, data: unknown) {
      const channel = openPopupChannel(client, state);
      channel.postMessage(data);
      await time.pass(50);
      channel.close();
    },
  };
}
