import type { MockPlatform } from '@vitrine/mocks';
import type { Loaded } from '@vitrine/storybook';
import { CartAnnouncer, CartDrawer, CartPage, type CartPageProps, CartTrigger } from '@vitrine/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inAnyLanguage } from '../lib/languages.ts';

/** Mock navigation to the checkout. */
export const navigate = fn();

/** The cart page, with announcements. */
export const Shop = (props: Pick<CartPageProps, 'returnTo'>) => (
  <main>
    <CartAnnouncer />
    <CartPage navigate={navigate} {...props} />
  </main>
);

/** The cart in its open drawer, with announcements. */
export const Drawer = () => (
  <main>
    <CartAnnouncer />
    <CartDrawer.Root defaultOpen>
      <CartDrawer.Trigger asChild>
        <CartTrigger />
      </CartDrawer.Trigger>
      <CartDrawer.Content navigate={navigate} />
    </CartDrawer.Root>
  </main>
);

export const getLoaded = (loaded: unknown): Required<Loaded> => loaded as Required<Loaded>;

export const quantityCalls = ({ calls }: MockPlatform) =>
  calls.filter(({ name }) => name === 'cart.updateCurrentCartLineItemQuantity');

/** Simulates a page restored from the back/forward cache: it refetches the cart. */
export const lookAgain = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

export const waitForAnnouncement = (text: string) =>
  waitFor(() => {
    const region = document.querySelector('[aria-live=polite]');
    return expect(region?.textContent?.replace('\u00a0', '')).toBe(text);
  });

export const interrupted = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('[aria-live=assertive]')?.textContent?.trim()).toBe(text),
  );

type Canvas = ReturnType<typeof within>;

export const line = async (canvas: Canvas, name: string) => {
  const label = await canvas.findByText(name);
  return within(label.closest('li') as HTMLElement);
};

export const quantity = (canvas: Canvas, name: string) =>
  canvas.findByRole('spinbutton', { name: `Quantity of ${name}` });

/** Returns the cart message with this text, which is announced when it appears. */
export const message = async (canvas: Canvas, text: string | RegExp) => {
  const found = await canvas.findByText(text);
  await waitFor(() => expect(found.closest('[role=alert]')).toBeVisible());
};

export const amounts = (canvas: Canvas, amount: string, count: number) =>
  waitFor(() => expect(canvas.getAllByText(amount)).toHaveLength(count));

export const findTotals = (canvas: Canvas) =>
  canvas.findByText(inAnyLanguage('cart.totals.includes'));
