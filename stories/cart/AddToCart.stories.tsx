import { addToCartAtom } from '@vitrine/atoms';
import { referenceTo, STORES_APP_ID } from '@vitrine/mocks';
import { mockPlatform } from '@vitrine/storybook';
import { CartFeedback, Toaster } from '@vitrine/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { allRead } from '../lib/wait-for-queries.ts';
import { CardShop, LongPage, Shop } from './add-to-cart-demo.tsx';
import { getLoaded, waitForAnnouncement } from './cart-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Cart/AddToCart',
  component: Shop,
  subcomponents: { CartFeedback },
  globals: large,
  loaders: [mockPlatform()],
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const OpensDrawerAndRestoresFocus = meta.story({
  parameters: { requirements: ['D9', 'D3', 'E18'] },
  args: { policy: 'drawer' },
  play: async ({ canvas, userEvent, loaded }) => {
    const release = getLoaded(loaded).platform.hold('cart.addToCurrentCart');
    const add = await canvas.findByRole('button', { name: /^Add to cart/ });
    await allRead(loaded);
    await userEvent.click(add);
    await waitForAnnouncement('Dipped cup added. 1 item in your cart.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    release();
    const cart = await screen.findByRole('dialog', { name: 'Cart' });
    await within(cart).findByText(/^Includes/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(add).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('1 in your cart')).toBeVisible());
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const OffersCartInToast = meta.story({
  parameters: { requirements: ['D9'] },
  args: { policy: 'toast' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^Add to cart/ });
    await userEvent.click(add);
    await screen.findByText('Dipped cup added to cart');
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'View cart' }));
    const cart = await screen.findByRole('dialog', { name: 'Cart' });
    await within(cart).findByText(/^Includes/);
    await waitFor(() => expect(screen.queryByText('Dipped cup added to cart')).toBeNull());
  },
});

const onOpen = fn();

export const CountsItemsInToast = meta.story({
  parameters: { requirements: ['D9'] },
  globals: small,
  render: () => (
    <main style={{ minBlockSize: 200 }}>
      <CartFeedback policy="toast" onOpen={onOpen} />
      <Toaster />
    </main>
  ),
  beforeEach: () => void onOpen.mockClear(),
  play: async ({ loaded, userEvent }) => {
    const { platform, storefront } = getLoaded(loaded);
    const lineItems = ['ring-vase', 'cedar-hand-wash'].map((slug) => ({
      catalogReference: referenceTo(STORES_APP_ID, platform.catalog.product(slug)),
    }));
    await storefront.store.set(addToCartAtom, { lineItems });
    await screen.findByText('2 items added');
    await userEvent.click(await screen.findByRole('button', { name: 'View cart' }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('2 items added')).toBeNull());
    await storefront.store.set(addToCartAtom, { lineItems });
    await waitFor(async () => expect(await screen.findByText('2 items added')).toBeVisible());
  },
});

export const ConfirmsInline = meta.story({
  parameters: { requirements: ['D9'] },
  args: { policy: 'inline' },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^Add to cart/ });
    await userEvent.click(add);
    await canvas.findByRole('button', { name: 'Added' });
    await waitFor(() => expect(add).toHaveFocus());
    await waitForAnnouncement('Dipped cup added. 1 item in your cart.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByText('Dipped cup added to cart')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const AnnouncesAdditionBeforeCartLoads = meta.story({
  parameters: { requirements: ['D9'] },
  args: { policy: 'inline' },
  loaders: [mockPlatform(({ platform }) => void platform.hold('cart.getCurrentCart'))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await waitForAnnouncement('Dipped cup added. 1 item in your cart.');
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const ReportsDroppedItem = meta.story({
  parameters: { requirements: ['D8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const add = await canvas.findByRole('button', { name: /^Add to cart/ });
    platform.catalog.delete('dipped-cup');
    await userEvent.click(add);
    await waitFor(async () => expect(await canvas.findByText(/^This wasn’t added/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add to cart/ })).toHaveFocus());
    await expect(canvas.queryByText(/in your cart$/)).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ReplacesDeletedCart = meta.story({
  parameters: { requirements: ['E11'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    platform.fail('cart.addToCurrentCart', 'not-found', { times: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(platform.cart().read()?.lineItems).toMatchObject([{ quantity: 1 }]));
    await waitFor(() => expect(canvas.getByText('1 in your cart')).toBeVisible());
    await expect(canvas.queryByText(/couldn’t add this/)).toBeNull();
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const ShowsStickyBarWhenButtonIsHidden = meta.story({
  parameters: { requirements: ['D5'] },
  render: () => <LongPage />,
  globals: small,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await canvas.findByRole('button', { name: /^Add to cart/ });
    await expect(canvas.queryByRole('region', { name: 'Buy Dipped cup' })).toBeNull();
    canvas.getByText('The end of the page').scrollIntoView();
    const bar = await canvas.findByRole('region', { name: 'Buy Dipped cup' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to cart' }));
    await within(bar).findByRole('button', { name: 'Added' });
    await expect(platform.cart().read()?.lineItems).toHaveLength(1);
    await within(bar).findByRole('button', { name: 'Add to cart' });
  },
});

export const BuyNowSkipsCart = meta.story({
  parameters: { requirements: ['D6'] },
  render: () => <LongPage />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const { buyNow, navigate } = LongPage;
    buyNow.mockClear();
    navigate.mockClear();
    buyNow.mockRejectedValueOnce(new Error('Away'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now' }));
    await waitFor(async () =>
      expect(await canvas.findByText(/^We couldn’t open checkout/)).toBeVisible(),
    );
    // A browser must not run a script of the host's response.
    for (const url of ['javascript:alert(1)', '/checkout', '']) {
      let respond = (_url: string) => {};
      buyNow.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
      await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
      await waitFor(() => expect(canvas.queryByText(/^We couldn’t open checkout/)).toBeNull());
      respond(url);
      await canvas.findByText(/^We couldn’t open checkout/);
    }
    await expect(navigate).not.toHaveBeenCalled();
    buyNow.mockResolvedValueOnce('https://pay.fennhouse.example/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://pay.fennhouse.example/1'));
    await expect(buyNow.mock.lastCall?.[0]).toMatchObject({ quantity: 1 });
    await expect(platform.cart().read()).toBeUndefined();
    await waitFor(() => expect(canvas.queryByText(/^We couldn’t open checkout/)).toBeNull());
  },
});

export const QuickAddWithKeyboard = meta.story({
  parameters: { requirements: ['D4'] },
  render: () => <CardShop />,
  globals: small,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const quick = await canvas.findByRole('button', { name: /^Select size/ });
    quick.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Ridge pillar candle' }));
    const size = await sheet.findByRole('radio', { name: /15 cm/ });
    await userEvent.click(size);
    await userEvent.click(await sheet.findByRole('button', { name: /^Add to cart/ }));
    await closed();
    await waitFor(() => expect(quick).toHaveFocus());
    await expect(platform.cart().read()?.lineItems).toHaveLength(1);
  },
});

export const QuickAddSheet = meta.story({
  parameters: { requirements: ['D4'] },
  render: () => <CardShop />,
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Select size/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('radio', { name: /15 cm/ });
  },
});
