import type { Loaded } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';
import { inAnyLanguage } from '../../lib/languages.ts';
import { at } from './at.ts';

/** Sets the browser's online state, until the story ends. */
export function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A story's `beforeEach` that opens the demo shop at a URL, where the connection may go. */
export const atWithConnection =
  (hash: string) =>
  ({ loaded }: { loaded: object }): (() => void) => {
    const teardown = at(hash)();
    // A page that went offline must also go online again, even after the story ends.
    const { queryClient } = (loaded as Required<Loaded>).storefront;
    queryClient.mount();
    return () => {
      connect(true);
      queryClient.unmount();
      Reflect.deleteProperty(navigator, 'onLine');
      teardown();
    };
  };

/** Selector for visible texts that the announcer repeats. */
export const inBar = { selector: '[data-tone] *' };

/** Goes offline after the cart is loaded, and waits for the page's message. */
export async function cut({ canvas }: { canvas: object }): Promise<void> {
  const { findByText } = canvas as {
    findByText: (text: RegExp, options?: object) => Promise<HTMLElement>;
  };
  await findByText(inAnyLanguage('cart.totals.includes'));
  connect(false);
  const bar = await findByText(inAnyLanguage('shell.offline'), inBar);
  await waitFor(() => expect(bar).toBeVisible());
}
