import type { MockPlatform } from '@vitrine/mocks';
import { getPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import { inAnyLanguage } from '../../lib/languages.ts';
import { type Player, seen } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** Arguments of a play function that leaves for the checkout. */
export interface Playing extends Player {
  userEvent: { click: (element: Element) => Promise<void> };
  loaded: object;
  args: { navigate?: (url: string) => void };
}

/** Label of the header's cart button for an empty cart. */
export const emptyCart = inAnyLanguage('cart.open', '=0');

/** Presses “Check out” once everything is loaded, after the platform's behavior is set up. */
export async function checkOut(
  { canvas, userEvent, loaded }: Playing,
  arrange?: (platform: MockPlatform) => void,
): Promise<void> {
  await canvas.findByText(inAnyLanguage('cart.totals.includes'));
  arrange?.(getPlatform(loaded));
  await userEvent.click(
    await canvas.findByRole('button', { name: inAnyLanguage('cart.checkout') }),
  );
}

/** Starts a checkout without a response. */
export async function saving(playing: Playing): Promise<void> {
  const { canvas, userEvent } = playing;
  await checkOut(playing, (platform) => {
    platform.hold('cart.createCheckoutFromCurrentCart');
  });
  await seen('button', inAnyLanguage('cart.checkout.opening'))({ canvas });
  await userEvent.click(await canvas.findByRole('heading', { level: 1 }));
}

/** Goes to the checkout, simulates an action there, and returns to one of its callbacks. */
export async function returnFromCheckout(
  playing: Playing,
  href: string,
  meanwhile?: (platform: MockPlatform) => void,
): Promise<void> {
  const { args, loaded } = playing;
  await checkOut(playing);
  await waitFor(() => expect(args.navigate).toHaveBeenCalled());
  meanwhile?.(getPlatform(loaded));
  window.location.hash = href;
}

/** Completes an order, and waits for the thank-you page. */
export async function ordered(playing: Playing): Promise<void> {
  await returnFromCheckout(playing, hrefs.thanks, (platform) => platform.cart().buy());
  await seen('heading', inAnyLanguage('cart.return.ordered'))(playing);
  await playing.canvas.findByText(/160\.00|۱۶۰٫۰۰/);
  await seen('button', emptyCart)(playing);
  // The way on comes before the ordered items, which may be many.
  const { findByRole } = playing.canvas;
  const items = await findByRole('heading', { name: inAnyLanguage('cart.return.items') });
  const main = within(await findByRole('main', {}));
  const wayOn = main.getByRole('link', { name: /^(Shop all objects|مشاهدهٔ همهٔ کالاها)$/ });
  await expect(items.compareDocumentPosition(wayOn)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
}
