import { type MemoryStorage, memoryStorage } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { Button, CartAnnouncer, CartPage } from '@vitrine/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, usual } from './cart-contents.ts';
import { amounts, findTotals, getLoaded, lookAgain, waitForAnnouncement } from './cart-demo.tsx';

interface ShopProps {
  canSave?: boolean;
  freeDeliveryFrom?: string;
}

const Shop = ({ canSave = true, freeDeliveryFrom = '200' }: ShopProps) => (
  <main>
    <CartAnnouncer />
    <CartPage canSave={canSave} freeDeliveryFrom={freeDeliveryFrom} navigate={() => {}} />
  </main>
);

/** A shop that stops offering to save items. */
function ChangingShop() {
  const [canSave, setCanSave] = useState(true);
  return (
    <>
      <Button onClick={() => setCanSave(false)}>Stop saving</Button>
      <Shop canSave={canSave} />
    </>
  );
}

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Cart/SaveForLater',
  component: Shop,
  globals: large,
  loaders: [filled(calm)],
});

const keep = (name: string) => ({ name: `Save for later: ${name}` });

export const SavesAndRestoresLine = meta.story({
  loaders: [
    mockPlatform(({ platform }) => calm(platform), { ports: () => ({ storage: memoryStorage() }) }),
  ],
  parameters: { requirements: ['E8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, ports } = getLoaded(loaded);
    const storage = ports.storage as MemoryStorage;
    await findTotals(canvas);
    await userEvent.click(await canvas.findByRole('button', keep('Ring vase')));
    const savedSection = await canvas.findByRole('region', { name: 'Saved for later' });
    await waitFor(() => expect(savedSection).toHaveTextContent('Ring vase'));
    await amounts(canvas, '€64.00', 3);
    await expect(storage.read('vitrine.saved-lines')).toContain('Ring vase');
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart: Ring vase' }));
    await waitFor(() => expect(savedSection).not.toBeInTheDocument());
    const root = canvas.getByText('Ridge pillar candle').closest('[data-cart-root]');
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', keep('Ring vase')));
    await amounts(canvas, '€64.00', 3);
    const remove = /^Remove Ring vase from/;
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await waitForAnnouncement('Ring vase removed from saved items.');
    await waitFor(() => expect(root).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    await expect(platform.cart().read()?.lineItems).toHaveLength(1);
    platform.cart().add('ring-vase');
    lookAgain();
    await canvas.findByRole('button', keep('Ring vase'));
    await amounts(canvas, '€160.00', 2);
    platform.catalog.delete('ring-vase');
    await userEvent.click(canvas.getByRole('button', keep('Ring vase')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to cart: Ring vase' }));
    await waitFor(async () =>
      expect(await canvas.findByText(/^This couldn’t be moved to your cart/)).toBeVisible(),
    );
    await amounts(canvas, '€64.00', 3);
  },
});

export const HidesSavedLinesOfShopThatStopsSaving = meta.story({
  render: () => <ChangingShop />,
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    await userEvent.click(await canvas.findByRole('button', keep('Ring vase')));
    await canvas.findByRole('region', { name: 'Saved for later' });
    await amounts(canvas, '€64.00', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop saving' }));
    await expect(canvas.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /for later$/ })).toBeNull();
  },
});

export const SmallDark = meta.story({
  parameters: { requirements: ['E8', 'E17'] },
  globals: { ...small, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    await userEvent.click(await canvas.findByRole('button', keep('Ring vase')));
    await canvas.findByRole('region', { name: 'Saved for later' });
    await amounts(canvas, '€64.00', 3);
    await waitFor(() =>
      expect(canvas.getByText('Spend €136.00 more for free delivery')).toBeVisible(),
    );
  },
});

export const ShowsFreeDeliveryProgress = meta.story({
  parameters: { requirements: ['E17'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const bar = canvas.getByRole('progressbar', { name: 'Progress to free delivery' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.8');
    await waitFor(() =>
      expect(canvas.getByText('Spend €40.00 more for free delivery')).toBeVisible(),
    );
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }));
    await waitFor(() => expect(bar.closest('[aria-busy]')).toHaveTextContent('€40.00 more'));
    release();
    await waitFor(async () =>
      expect(await canvas.findByText('You’ve got free delivery')).toBeVisible(),
    );
    await amounts(canvas, '€256.00', 2);
  },
});

export const ClearsCartAndUndoes = meta.story({
  parameters: { requirements: ['E19', 'E7'] },
  loaders: [filled(usual)],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const names = () =>
      platform
        .cart()
        .read()
        ?.lineItems.map((one) => one.productName?.original);
    const before = names();
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty cart' }));
    const undo = await canvas.findByRole('button', { name: 'Undo, put 4 items back' });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('4 items removed')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Your cart is empty')).toBeVisible());
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.click(undo);
    await findTotals(canvas);
    await waitFor(() => expect(names()).toEqual(before));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.querySelector('a, bdi')?.textContent)).toEqual(before);
    await expect(canvas.queryByText('4 items removed')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty cart' }));
    await waitForAnnouncement(
      'Ridge pillar candle removed. Ring vase removed. Dipped cup removed. Cedar hand wash removed. Your cart is empty.',
    );
    await canvas.findByText('4 items removed');
  },
});
