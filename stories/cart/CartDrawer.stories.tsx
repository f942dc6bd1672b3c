import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  Cart,
  CartAnnouncer,
  CartDrawer,
  type CartDrawerContentProps,
  type CartDrawerRootProps,
  CartTrigger,
  Link,
  loadCartDrawer,
  UiProvider,
} from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Backdrop } from '../lib/Backdrop.tsx';
import { filled, many, one, usual } from './cart-contents.ts';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

interface ShopProps
  extends Pick<CartDrawerContentProps, 'navigate'>,
    Pick<CartDrawerRootProps, 'load'> {
  defaultOpen?: boolean;
  language?: 'en' | 'fa';
}

const Shop = ({ defaultOpen = true, language, navigate = () => {}, ...rest }: ShopProps) => (
  <Backdrop language={language}>
    <CartAnnouncer />
    <CartDrawer.Root defaultOpen={defaultOpen} {...rest}>
      <CartDrawer.Trigger asChild>
        <CartTrigger />
      </CartDrawer.Trigger>
      <CartDrawer.Content
        navigate={navigate}
        emptyAction={
          <Link variant="standalone" href="#objects">
            Shop all objects
          </Link>
        }
      />
    </CartDrawer.Root>
  </Backdrop>
);

const meta = preview.meta({
  title: 'Cart/CartDrawer',
  component: Shop,
  globals: large,
  loaders: [filled(usual, (platform) => platform.cart().applyCoupon('FIRSTLIGHT'))],
});

const drawer = () => screen.findByRole('dialog', { name: 'Cart' });

const loaded = async () => {
  const dialog = within(await drawer());
  await dialog.findByText(/^Includes/);
  return dialog;
};

const waitUntilLoaded = async () => {
  await loaded();
};

export const ShowsLinesCouponAndTotals = meta.story({
  play: async () => {
    const dialog = await loaded();
    await waitFor(() => expect(dialog.getByText('8 items')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Code FIRSTLIGHT')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Calculated at checkout')).toBeVisible());
  },
});

/** As in the design: one removed line, one with a problem, one pending. */
const asDrawn = async ({ loaded: storyContext }: { loaded: unknown }) => {
  const dialog = await loaded();
  const { platform } = storyContext as Required<Loaded>;
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ring vase' }));
  await dialog.findByText('€204.00');
  platform.hold('cart.updateCurrentCartLineItemQuantity');
  await userEvent.click(
    dialog.getByRole('button', { name: 'Increase quantity of Cedar hand wash' }),
  );
  await dialog.findByText('Updating');
};

export const LineStates = meta.story({
  parameters: { chromatic: inModes('light', 'large dark', 'small') },
  play: asDrawn,
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'large dark', 'large contrast', 'small dark') },
  globals: small,
  play: waitUntilLoaded,
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  render: () => (
    <UiProvider locale="fa-IR" messages={persian}>
      <Shop language="fa" />
    </UiProvider>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'سبد خرید' }));
    await dialog.findByText(/^شامل/);
    await waitFor(() => expect(dialog.getByText('۸ کالا')).toBeVisible());
  },
});

export const ScrollsOnlyLines = meta.story({
  loaders: [filled(many)],
  play: async () => {
    const dialog = await loaded();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(30);
    await waitFor(() => expect(dialog.getByText('30 items')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Check out' })).toBeVisible());
  },
});

export const RestoresFocusOnEscape = meta.story({
  args: { defaultOpen: false },
  play: async () => {
    const trigger = await screen.findByRole('button', { name: 'Cart, 8 items' });
    await userEvent.click(trigger);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ShowsIconTriggerOnSmallScreens = meta.story({
  args: { defaultOpen: false },
  globals: small,
  play: async () => {
    const trigger = await screen.findByRole('button', { name: 'Cart, 8 items' });
    await expect(within(trigger).getByText('Cart')).not.toBeVisible();
  },
});

export const Empty = meta.story({
  loaders: [mockPlatform()],
  play: async () => {
    const dialog = within(await drawer());
    await waitFor(async () => expect(await dialog.findByText('Your cart is empty')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Check out' })).toBeNull();
  },
});

export const LoadsPanelOnHoverIntent = meta.story({
  args: { defaultOpen: false, load: fn(loadCartDrawer) },
  play: async ({ args }) => {
    const trigger = await screen.findByRole('button', { name: 'Cart, 8 items' });
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.hover(trigger);
    await expect(args.load).toHaveBeenCalledTimes(1);
    await userEvent.click(trigger);
    await loaded();
    await expect(args.load).toHaveBeenCalledTimes(1);
  },
});

let isOffline = true;

const failing = async () => {
  if (isOffline) throw new TypeError('Failed to fetch');
  return loadCartDrawer();
};

export const RetriesLoadingPanel = meta.story({
  args: { defaultOpen: false, load: failing },
  beforeEach: () => {
    isOffline = true;
  },
  play: async () => {
    const trigger = await screen.findByRole('button', { name: 'Cart, 8 items' });
    await userEvent.click(trigger);
    const dialog = within(await drawer());
    await waitFor(() => expect(dialog.getByText('We couldn’t load this.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    // The back gesture of a phone, and a press beside the drawer.
    await userEvent.keyboard('{Enter}');
    const back = new Event('cancel', { cancelable: true });
    (await drawer()).dispatchEvent(back);
    await expect(back.defaultPrevented).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const fallback = await drawer();
    await userEvent.click(within(fallback).getByRole('heading', { name: 'Cart' }));
    await waitFor(() => expect(fallback).toBeVisible());
    fallback.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(trigger);
    const again = within(await drawer());
    isOffline = false;
    await userEvent.click(await again.findByRole('button', { name: 'Try again' }));
    // Another dialog with the same name replaces it.
    await screen.findByText(/^Includes/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

let isBusy = false;

export const OpensFromOwnButtonWithNoteAndSavedLines = meta.story({
  globals: small,
  render: () => (
    <CartDrawer.Root>
      <CartDrawer.Trigger onClick={(event) => isBusy && event.preventDefault()}>
        Bag
      </CartDrawer.Trigger>
      <CartDrawer.Content canSave note={<Cart.Note />} coupon={null} totals={null} />
    </CartDrawer.Root>
  ),
  loaders: [filled(one, ({ catalog }) => catalog.setStock('ring-vase', 3))],
  beforeEach: () => {
    isBusy = true;
  },
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Bag' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    isBusy = false;
    await userEvent.click(trigger);
    const dialog = within(await drawer());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    // A script or a shortcut may press it again while the drawer is open.
    trigger.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    trigger.click();
    const again = within(await drawer());
    await again.findByRole('button', { name: 'Add a note' });
    await expect(dialog.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    await userEvent.click(await again.findByRole('button', { name: 'Save for later: Ring vase' }));
    await again.findByRole('region', { name: 'Saved for later' });
    await again.findByRole('heading', { name: 'Your cart is empty' });
    await expect(again.queryByRole('button', { name: 'Add a note' })).toBeNull();
  },
});

const waiting = () => new Promise<never>(() => {});

export const Loading = meta.story({
  args: { load: waiting },
  play: async () => {
    const dialog = await drawer();
    await waitFor(() => expect(dialog).toHaveTextContent('Loading'));
  },
});

export const LoadFailed = meta.story({
  args: { load: failing },
  beforeEach: () => {
    isOffline = true;
  },
  globals: { ...small, theme: 'dark' },
  play: async () => {
    const dialog = within(await drawer());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
