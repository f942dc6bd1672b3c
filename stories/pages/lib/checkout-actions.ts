import type { MockPlatform } from '@vitrine/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { getPlatform } from '../../../.storybook/mock-platform.ts';
import { inAnyLanguage } from '../../lib/languages.ts';
import { type Player, seen } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** What a play of a shopper has who leaves for the checkout. */
export interface Playing extends Player {
  userEvent: { click: (element: Element) => Promise<void> };
  loaded: object;
  args: { navigate?: (url: string) => void };
}

/** How the cart in the head is called when nothing is in it. */
export const emptyCart = inAnyLanguage('cart.open', '=0');

/** Presses “Check out” once all is known, after the platform was told what it will do. */
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

/** Is on the way to the checkout, and nothing answers. */
export async function saving(playing: Playing): Promise<void> {
  const { canvas, userEvent } = playing;
  await checkOut(playing, (platform) => {
    platform.hold('cart.createCheckoutFromCurrentCart');
  });
  await seen('button', inAnyLanguage('cart.checkout.opening'))({ canvas });
  await userEvent.click(await canvas.findByRole('heading', { level: 1 }));
}

/** Goes to the checkout, lets something happen there, and comes back to one of its callbacks. */
export async function comeBack(
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

/** Has bought what was in the cart, and is thanked. */
export async function ordered(playing: Playing): Promise<void> {
  await comeBack(playing, hrefs.thanks, (platform) => platform.cart().buy());
  await seen('heading', inAnyLanguage('cart.return.ordered'))(playing);
  await playing.canvas.findByText(/€160\.00/);
  await seen('button', emptyCart)(playing);
  // What was ordered comes before the way on.
  const { findByRole } = playing.canvas;
  const items = await findByRole('heading', { name: inAnyLanguage('cart.return.items') });
  const main = within(await findByRole('main', {}));
  const wayOn = main.getByRole('link', { name: /^(See all objects|دیدن همهٔ کالاها)$/ });
  await expect(items.compareDocumentPosition(wayOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}
