import { addToCartAtom, dismissRemovedAtom, setQuantityAtom } from '@vitrine/atoms';
import { referenceTo, STORES_APP_ID } from '@vitrine/mocks';
import { Cart } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, unavailable } from './cart-contents.ts';
import { amounts, findTotals, getLoaded, line, message, quantity, Shop } from './cart-demo.tsx';

const SET = 'cart.updateCurrentCartLineItemQuantity';
const notArrived = 'You’re offline, so your last changes didn’t go through.';
const orphaned = 'A change didn’t go through because the item is no longer in your cart.';

const meta = preview.meta({
  title: 'Cart/CartMessages',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
});

export const ReportsFailedChangesOnce = meta.story({
  parameters: { requirements: ['E5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const mend = platform.fail(SET, 'offline');
    const more = (name: string) =>
      canvas.getByRole('button', { name: `Increase quantity of ${name}` });
    await userEvent.click(more('Ridge pillar candle'));
    await userEvent.click(more('Ring vase'));
    await waitFor(() => expect(canvas.queryByText('Updating')).toBeNull());
    await message(canvas, notArrived);
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('1');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(notArrived)).toBeNull());
    await amounts(canvas, '€192.00', 1);
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('2');
    platform.fail(SET, 'offline', { times: 1 });
    await userEvent.click(more('Ring vase'));
    await message(canvas, notArrived);
    await waitFor(() => expect(canvas.queryByText('Updating')).toBeNull());
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('2');
    await findTotals(canvas);
  },
});

export const ReportsErrorOfRemovedLine = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    const [candle] = platform.cart().read()?.lineItems ?? [];
    platform.cart().delete();
    platform.catalog.setStock('ring-vase', 3);
    platform.cart().add('ring-vase');
    platform.fail(SET, 'unavailable', { times: 1 });
    const change = { lineId: candle?.id ?? '', quantity: 5 };
    await storefront.store.set(setQuantityAtom, change).catch(() => {});
    storefront.store.set(dismissRemovedAtom);
    await message(canvas, orphaned);
    await waitFor(() => expect(canvas.queryByText('Ridge pillar candle')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(orphaned)).toBeNull());
    const root = canvas.getByText('Ring vase').closest('[data-cart-root]');
    await waitFor(() => expect(root).toHaveFocus());
    await amounts(canvas, '€96.00', 3);
  },
});

export const RemovesAllUnavailableItems = meta.story({
  parameters: { requirements: ['E6'] },
  loaders: [filled(unavailable)],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const cup = await line(canvas, 'Dipped cup');
    await waitFor(() => expect(cup.getByText('This is no longer available.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all 4' }));
    await waitFor(() => expect(platform.cart().read()?.lineItems).toHaveLength(0));
    const removals = platform.calls.filter(
      ({ name }) => name === 'cart.removeLineItemsFromCurrentCart',
    );
    await expect(removals).toHaveLength(1);
    await expect(await canvas.findAllByRole('button', { name: /^Undo/ })).toHaveLength(4);
  },
});

export const UpdatesAllLinesToStock = meta.story({
  parameters: { requirements: ['E6'], layout: 'padded' },
  loaders: [
    filled((platform) => {
      const cart = platform.cart();
      cart.add('ring-vase', { quantity: 3 });
      cart.add('dipped-cup', { quantity: 4, choices: { Colour: 'Sand' } });
      platform.catalog.setStock('ring-vase', 2);
      platform.catalog.setStock('dipped-cup', 1);
    }),
  ],
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Cart.Root style={{ outline: 'none' }}>
      <Cart.Contents>
        <Cart.Lines />
      </Cart.Contents>
    </Cart.Root>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const update = { name: 'Update to what’s available' };
    await canvas.findByText('2 products need your attention before checkout.');
    await userEvent.click(await canvas.findByRole('button', update));
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('2');
    await expect(await quantity(canvas, 'Dipped cup')).toHaveValue('1');
    await waitFor(() => expect(canvas.queryByRole('button', update)).toBeNull());
    const root = canvas.getByText('Ring vase').closest('[data-cart-root]');
    await waitFor(() => expect(root).toHaveFocus());
    await waitFor(() =>
      expect(
        platform
          .cart()
          .read()
          ?.lineItems.map((one) => one.quantity),
      ).toEqual([2, 1]),
    );
  },
});

export const ReportsFailedAdditions = meta.story({
  parameters: { requirements: ['E5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    const product = platform.catalog.product('cedar-hand-wash');
    const lineItems = [{ catalogReference: referenceTo(STORES_APP_ID, product) }];
    const add = () => storefront.store.set(addToCartAtom, { lineItems }).catch(() => {});
    const fail = async (code: string, status: number) => {
      const body = { message: code, details: { applicationError: { code, description: code } } };
      const mend = platform.fail('cart.addToCurrentCart', () => Response.json(body, { status }));
      await add();
      mend();
    };
    await fail('INSUFFICIENT_INVENTORY', 428);
    await message(canvas, 'There aren’t that many in stock. Your cart hasn’t changed.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await fail('ITEM_NOT_FOUND', 404);
    await message(canvas, 'This item is no longer in your cart.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    platform.fail('cart.addToCurrentCart', 'unavailable', { times: 1 });
    await add();
    const failed = 'Your last change didn’t go through. Try again.';
    await message(canvas, failed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Cedar hand wash');
    await waitFor(() => expect(canvas.queryByText(failed)).toBeNull());
    await amounts(canvas, '€188.00', 2);
    platform.fail('cart.addToCurrentCart', 'offline', { times: 1 });
    await add();
    await message(canvas, /^You’re offline, so your last change/);
    await amounts(canvas, '€188.00', 2);
  },
});
