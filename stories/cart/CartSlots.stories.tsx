import {
  Button,
  CartAnnouncer,
  CartDrawer,
  type CartDrawerContentProps,
  CartPage,
  Drawer,
  useCartDrawer,
} from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { filled, usual } from './cart-contents.ts';
import { getLoaded, line, navigate, quantityCalls } from './cart-demo.tsx';
import { renderOwnLine } from './own-cart-line.tsx';

const small = { viewport: { value: 'small', isRotated: false } };

const OpenDrawer = (props: CartDrawerContentProps) => (
  <main>
    <CartAnnouncer />
    <CartDrawer.Root defaultOpen>
      <CartDrawer.Content navigate={navigate} {...props} />
    </CartDrawer.Root>
  </main>
);

const meta = preview.meta({
  title: 'Cart/CartSlots',
  component: OpenDrawer,
  globals: small,
  loaders: [filled(usual)],
});

type Canvas = ReturnType<typeof within>;

/** Plays what the list keeps around a line of the host's own: problem, changes and undo. */
async function playOwnLine(
  cart: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await cart.findByText(/^Includes/);
  const cup = await line(cart, 'Dipped cup');
  await waitFor(() => expect(cup.getByText('Only 1 left. You have 4 in your cart.')).toBeVisible());
  await userEvent.click(cup.getByRole('button', { name: /^Change to \d+: Dipped cup/ }));
  await waitFor(() => expect(cup.queryByText('Only 1 left. You have 4 in your cart.')).toBeNull());
  await userEvent.click(cart.getByRole('button', { name: 'Take Ring vase out' }));
  const undo = { name: 'Undo, put Ring vase back' };
  const button = await cart.findByRole('button', undo);
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await cart.findByRole('button', { name: 'Take Ring vase out' });
  await waitFor(() => expect(cart.queryByRole('button', undo)).toBeNull());
}

const getDialog = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

export const ReplacesLineInDrawer = meta.story({
  args: { renderLine: renderOwnLine },
  play: async ({ userEvent }) => playOwnLine(await getDialog(), userEvent),
});

export const ReplacesLineInDrawerDark = meta.story({
  globals: { ...small, theme: 'dark' },
  args: { renderLine: renderOwnLine },
  play: async () => {
    await (await getDialog()).findByText(/^Includes/);
  },
});

export const ReplacesLineOnPage = meta.story({
  render: () => (
    <main>
      <CartAnnouncer />
      <CartPage navigate={navigate} renderLine={renderOwnLine} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => playOwnLine(canvas, userEvent),
});

export const ShowsErrorBelowReplacedLine = meta.story({
  args: { renderLine: renderOwnLine },
  play: async ({ loaded, userEvent }) => {
    const { platform } = getLoaded(loaded);
    const dialog = await getDialog();
    await dialog.findByText(/^Includes/);
    platform.fail('cart.updateCurrentCartLineItemQuantity', 'rejected');
    const vase = await line(dialog, 'Ring vase');
    await userEvent.click(vase.getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(vase.getByRole('alert')).toBeVisible());
    await expect(vase.getByRole('spinbutton')).toHaveAccessibleDescription(
      expect.stringContaining('We couldn’t make this change.'),
    );
    await expect(quantityCalls(platform)).toHaveLength(1);
  },
});

/** Every slot of the page. */
export const FillsSlotsOfPage = meta.story({
  render: () => (
    <main>
      <CartPage
        navigate={navigate}
        beforeLines={<p>Sent from Copenhagen within two days</p>}
        afterLines={<p>Goes with a cane teapot</p>}
        note={null}
        coupon={null}
        estimate={null}
        totals={<p>Own totals</p>}
        checkout={<button type="button">Own checkout</button>}
        footer={<p>Cards and bank transfer</p>}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Own totals');
    const names = [
      'Sent from Copenhagen within two days',
      'Goes with a cane teapot',
      'Cards and bank transfer',
    ];
    for (const name of names) await waitFor(() => expect(canvas.getByText(name)).toBeVisible());
    const checkout = canvas.getByRole('button', { name: 'Own checkout' });
    await waitFor(() => expect(checkout).toBeVisible());
    for (const name of ['Add a note', 'Add a discount code', 'Checkout']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});

export const ReplacesContentOfDrawer = meta.story({
  args: {
    children: (
      <>
        <Drawer.Header>
          <Drawer.Title>Cart</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>Your own content</Drawer.Body>
      </>
    ),
  },
  play: async () => {
    const dialog = await getDialog();
    await waitFor(() => expect(dialog.getByText('Your own content')).toBeVisible());
    await expect(dialog.queryByRole('list')).toBeNull();
  },
});

function OpensCart() {
  const { open } = useCartDrawer();
  return <Button onClick={open}>See what you chose</Button>;
}

export const OpensDrawerFromCode = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <main>
      <CartDrawer.Root>
        <OpensCart />
        <CartDrawer.Content navigate={navigate} />
      </CartDrawer.Root>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'See what you chose' });
    await userEvent.click(button);
    const dialog = await getDialog();
    await dialog.findByText(/^Includes/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
