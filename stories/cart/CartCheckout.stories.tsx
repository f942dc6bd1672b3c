import { addToCartAtom } from '@vitrine/atoms';
import { referenceTo, STORES_APP_ID } from '@vitrine/mocks';
import { Cart } from '@vitrine/ui';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, usual } from './cart-contents.ts';
import {
  amounts,
  findTotals,
  getLoaded,
  message,
  navigate,
  quantity,
  waitForAnnouncement,
} from './cart-demo.tsx';
import { Summary } from './cart-summary-demo.tsx';

const meta = preview.meta({
  title: 'Cart/CartCheckout',
  component: Summary,
  parameters: { layout: 'padded' },
  args: { hasLines: true },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

export const OpensOneCheckoutOnDoubleClick = meta.story({
  parameters: { requirements: ['F8', 'F9'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    const [url] = navigate.mock.calls[0] as [string];
    await expect(url).toMatch(/^https:\/\/pages\.platform\.example\/checkout\?checkoutId=/);
    const session = platform.calls.find(({ name }) => name === 'redirects.createRedirectSession');
    await expect(session?.body).toMatchObject({
      callbacks: { cartPageUrl: location.href, postFlowUrl: location.href },
    });
    const checkouts = platform.calls.filter(
      ({ name }) => name === 'cart.createCheckoutFromCurrentCart',
    );
    await expect(checkouts).toHaveLength(1);
  },
});

export const OpensCheckoutInThisWindow = meta.story({
  parameters: { requirements: ['F8'] },
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  render: () => (
    <Cart.Root style={{ maxInlineSize: 400, outline: 'none' }}>
      <Cart.Contents>
        <Cart.Checkout />
      </Cart.Contents>
    </Cart.Root>
  ),
  play: async ({ canvas, loaded }) => {
    const { platform } = getLoaded(loaded);
    // Only the hash differs, so the page of the story stays.
    const fullUrl = `${location.origin}${location.pathname}${location.search}#checkout`;
    platform.fail('redirects.createRedirectSession', () =>
      Response.json({ redirectSession: { fullUrl } }),
    );
    const button = await canvas.findByRole('button', { name: 'Check out' });
    // Both presses are before the next render.
    button.click();
    button.click();
    await waitFor(() => expect(location.hash).toBe('#checkout'));
    const checkouts = platform.calls.filter(
      ({ name }) => name === 'cart.createCheckoutFromCurrentCart',
    );
    await expect(checkouts).toHaveLength(1);
    await canvas.findByRole('button', { name: 'Opening checkout' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canvas.findByRole('button', { name: 'Check out' });
  },
});

export const ReportsErrorsOfHost = meta.story({
  render: () => (
    <Cart.Root style={{ maxInlineSize: 400, outline: 'none', display: 'grid', gap: 20 }}>
      <Cart.Checkout navigate={navigate} />
      <Cart.Checkout navigate={navigate} returnTo={{ cart: 'https://elsewhere.example/cart' }} />
    </Cart.Root>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const report = spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const press = async (at: number) => {
      const buttons = await canvas.findAllByRole('button', { name: 'Check out' });
      await userEvent.click(buttons[at] as HTMLElement);
    };
    navigate.mockImplementationOnce(() => {
      throw new Error('The browser blocked the window.');
    });
    await press(0);
    await message(canvas, 'Checkout is ready, but your browser didn’t open it.');
    await expect(report).not.toHaveBeenCalled();
    const mistake = new TypeError('navigate is not a function');
    navigate.mockImplementationOnce(() => {
      throw mistake;
    });
    await press(0);
    await waitFor(() => expect(report).toHaveBeenCalledWith(mistake));
    await press(1);
    await message(canvas, 'We couldn’t open checkout. Nothing was charged. Try again.');
    await expect(report).toHaveBeenCalledTimes(2);
    await expect(navigate).toHaveBeenCalledTimes(2);
    const redirects = platform.calls.filter(
      ({ name }) => name === 'redirects.createRedirectSession',
    );
    await expect(redirects).toHaveLength(1);
  },
});

export const OpensNewCheckoutForChangedCart = meta.story({
  parameters: { requirements: ['F8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    navigate.mockImplementationOnce(() => {
      throw new Error('The browser blocked the window.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Checkout is ready, but your browser didn’t open it.');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Ridge pillar candle' }),
    );
    await amounts(canvas, '€192.00', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Open checkout' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
    const [first, second] = navigate.mock.calls;
    await expect(second).not.toEqual(first);
    const checkouts = platform.calls.filter(
      ({ name }) => name === 'cart.createCheckoutFromCurrentCart',
    );
    await expect(checkouts).toHaveLength(2);
    await canvas.findByRole('button', { name: 'Opening checkout' });
  },
});

export const FocusesFirstProblem = meta.story({
  loaders: [filled(usual)],
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change to 1: Dipped cup' })).toHaveFocus(),
    );
    await message(canvas, '1 product needs your attention before checkout.');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const NamesRejectedItems = meta.story({
  parameters: { requirements: ['F11'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    const setStock = (stock: number) => {
      platform.catalog.setStock('ring-vase', stock);
      void storefront.queryClient.invalidateQueries({ queryKey: ['cart', 'current'] });
    };
    setStock(0);
    await canvas.findByText('This is sold out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, '1 product needs your attention before checkout.');
    setStock(3);
    await waitFor(() => expect(canvas.queryByText(/needs your attention/)).toBeNull());
    platform.catalog.setStock('ring-vase', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Ring vase can no longer be ordered. Nothing was charged.');
    await canvas.findByText('This is sold out.');
    setStock(3);
    await waitFor(() => expect(canvas.queryByText('This is sold out.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show Ring vase in your cart' }));
    const row = canvas.getByText('Ring vase').closest('[data-line-id]');
    await waitFor(() => expect(row).toHaveFocus());
    platform.catalog.setStock('ring-vase', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Ring vase can no longer be ordered. Nothing was charged.');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeEnabled();
    await canvas.findByText('This is sold out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Ring vase in your cart' }));
    const mend = await canvas.findByRole('button', { name: 'Remove Ring vase' });
    await waitFor(() => expect(mend).toHaveFocus());
    await userEvent.click(mend);
    await waitFor(() => expect(canvas.queryByText(/can no longer be ordered/)).toBeNull());
  },
});

export const ShowsErrorAboveButton = meta.story({
  parameters: { requirements: ['F11'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.catalog.setStock('ring-vase', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Ring vase can no longer be ordered. Nothing was charged.');
    await canvas.findByText('This is sold out.');
    await findTotals(canvas);
  },
});

export const WaitsForPendingChanges = meta.story({
  parameters: { requirements: ['F8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Ridge pillar candle' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await canvas.findByRole('button', { name: 'Saving your changes' });
    await expect(navigate).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const names = platform.calls.map(({ name }) => name);
    await expect(names.indexOf('cart.createCheckoutFromCurrentCart')).toBeGreaterThan(
      names.lastIndexOf('cart.updateCurrentCartLineItemQuantity'),
    );
    await amounts(canvas, '€192.00', 2);
  },
});

export const RefreshesAfterBackNavigation = meta.story({
  parameters: { requirements: ['F10'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await canvas.findByRole('button', { name: 'Opening checkout' });
    // Simulates changes at the checkout in another tab.
    platform.cart().add('cedar-hand-wash');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canvas.findByText('Cedar hand wash');
    await amounts(canvas, '€188.00', 2);
    // Not awaited: without the event, the button comes back too, but only after 8 seconds.
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  },
});

export const ReportsOfflineAndEmptiedCart = meta.story({
  parameters: { requirements: ['F11'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    platform.fail('cart.createCheckoutFromCurrentCart', 'offline', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(
      canvas,
      'You’re offline, so we couldn’t open checkout. Check your connection and try again.',
    );
    await waitFor(() => expect(canvas.getByText('Ring vase')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});

export const SendsPendingChangesOnPageHide = meta.story({
  parameters: { requirements: ['F12'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const sent = () =>
      platform.calls.filter(({ name }) => name === 'cart.updateCurrentCartLineItemQuantity').length;
    await findTotals(canvas);
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity', { at: 'response' });
    const more = canvas.getByRole('button', { name: 'Increase quantity of Ridge pillar candle' });
    await userEvent.click(more);
    await waitFor(() => expect(sent()).toBe(1));
    await userEvent.click(more);
    const leaving = new Event('beforeunload', { cancelable: true });
    await expect(window.dispatchEvent(leaving)).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await waitFor(() => expect(sent()).toBe(2));
    await expect(platform.cart().read()?.lineItems[0]?.quantity).toBe(4);
    release();
    await amounts(canvas, '€224.00', 2);
  },
});

export const RejectsScriptUrl = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.fail('redirects.createRedirectSession', () =>
      Response.json({ redirectSession: { fullUrl: 'javascript:alert(1)' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Checkout couldn’t be opened. Nothing was charged.');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const KeepsCartOnInvalidResponse = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    platform.fail('cart.getCurrentCart', 'malformed', { times: 1 });
    await storefront.queryClient.invalidateQueries({ queryKey: ['cart', 'current'] });
    await waitFor(async () =>
      expect(
        await canvas.findByText('This may be out of date. We couldn’t refresh your cart.'),
      ).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('Ridge pillar candle')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('€64.00')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(
        canvas.queryByText(/^This may be out of date. We couldn’t refresh your cart/),
      ).toBeNull(),
    );
  },
});

export const AnnouncesAddition = meta.story({
  play: async ({ canvas, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    const product = platform.catalog.product('cedar-hand-wash');
    const catalogReference = referenceTo(STORES_APP_ID, product);
    await storefront.store.set(addToCartAtom, { lineItems: [{ catalogReference }] });
    await waitFor(async () => expect(await canvas.findByText('Cedar hand wash')).toBeVisible());
    await waitForAnnouncement('Cedar hand wash added. 4 items in your cart.');
    await amounts(canvas, '€188.00', 2);
  },
});

export const ReachesCheckoutByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    const stops = [
      canvas.getByRole('link', { name: 'Ridge pillar candle' }),
      canvas.getByRole('button', { name: 'Decrease quantity of Ridge pillar candle' }),
      await quantity(canvas, 'Ridge pillar candle'),
      canvas.getByRole('button', { name: 'Increase quantity of Ridge pillar candle' }),
      canvas.getByRole('button', { name: 'Remove Ridge pillar candle' }),
      canvas.getByRole('link', { name: 'Ring vase' }),
      canvas.getByRole('button', { name: 'Decrease quantity of Ring vase' }),
      await quantity(canvas, 'Ring vase'),
      canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }),
      canvas.getByRole('button', { name: 'Remove Ring vase' }),
      canvas.getByRole('button', { name: 'Add a discount code' }),
      canvas.getByRole('button', { name: 'Estimate delivery' }),
      canvas.getByRole('button', { name: 'Check out' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});
