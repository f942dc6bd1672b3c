import { addToCartAtom } from '@vitrine/atoms';
import { referenceTo, STORES_APP_ID } from '@vitrine/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  amounts,
  interrupted,
  known,
  message,
  navigate,
  quantity,
  Shop,
  spoken,
  sums,
  worldOf,
} from './changing.tsx';
import { calm, filled, usual } from './fill.ts';

const meta = preview.meta({
  title: 'Cart/Codes and checkout',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

export const ACodeTakesOffWhatTheShopSays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' firstlight {Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Code FIRSTLIGHT', {}, known)).toBeVisible(),
    );
    await waitFor(async () => expect(await canvas.findByText('−€16.00', {}, known)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('€144.00')).toBeVisible());
    await spoken('Code FIRSTLIGHT applied.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' })).toHaveFocus(),
    );
  },
});

export const ARefusedCodeKeepsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, 'LATESUPPER{Enter}');
    const words = 'The code LATESUPPER is for orders from €250.00.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(words), known);
    await interrupted(words);
    await expect(field).toHaveValue('LATESUPPER');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'MIDSUMMER{Enter}');
    await interrupted('The code MIDSUMMER has ended.');
    await userEvent.clear(field);
    await userEvent.type(field, 'FIRSTLITE{Enter}');
    await interrupted('There is no code FIRSTLITE. Check how it is written.');
    await expect(field).toHaveValue('FIRSTLITE');
  },
});

export const ABlankCodeIsNotSent = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    await userEvent.keyboard('   {Enter}');
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAccessibleDescription('Enter a code.');
    const { calls } = worldOf(loaded).world;
    await expect(calls.some(({ name }) => name === 'cart.updateCurrentCart')).toBe(false);
  },
});

export const ACodeCanBeTakenOff = meta.story({
  loaders: [filled(calm, ({ cart }) => void cart().applyCoupon('FIRSTLIGHT'))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('€144.00', {}, known);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' }));
    await waitFor(() => expect(canvas.queryByText('Code FIRSTLIGHT')).toBeNull());
    await spoken('Code FIRSTLIGHT removed.');
    await amounts(canvas, '€160.00', 2);
  },
});

export const TwoClicksOpenOneCheckout = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    await sums(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    const [url] = navigate.mock.calls[0] as [string];
    await expect(url).toMatch(/^https:\/\/pages\.platform\.example\/checkout\?checkoutId=/);
    const session = world.calls.find(({ name }) => name === 'redirects.createRedirectSession');
    await expect(session?.body).toMatchObject({
      callbacks: { cartPageUrl: location.href, postFlowUrl: location.href },
    });
    const checkouts = world.calls.filter(
      ({ name }) => name === 'cart.createCheckoutFromCurrentCart',
    );
    await expect(checkouts).toHaveLength(1);
  },
});

export const CheckoutLeadsToTheFirstProblem = meta.story({
  loaders: [filled(usual)],
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Take 1 of Dipped cup' })).toHaveFocus(),
    );
    await message(canvas, '1 object needs a decision first.');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ARefusedCheckoutSaysWhy = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    await sums(canvas);
    world.catalog.setStock('ring-vase', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(canvas, 'Some objects cannot be bought any more. Look at the cart again.');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeEnabled();
  },
});

export const AScriptIsNoCheckoutAddress = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await sums(canvas);
    worldOf(loaded).world.fail('redirects.createRedirectSession', () =>
      Response.json({ redirectSession: { fullUrl: 'javascript:alert(1)' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await message(
      canvas,
      'The checkout sent an address that cannot be opened. Nothing was charged.',
    );
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const AMalformedAnswerKeepsTheLastGoodCart = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world, storefront } = worldOf(loaded);
    await sums(canvas);
    world.fail('cart.getCurrentCart', 'malformed', { times: 1 });
    await storefront.queryClient.invalidateQueries({ queryKey: ['cart', 'current'] });
    await waitFor(async () =>
      expect(
        await canvas.findByText(
          'This is the cart as it was. It could not be read again.',
          {},
          known,
        ),
      ).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('Ridge pillar candle')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('€64.00')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This is the cart as it was/)).toBeNull());
  },
});

export const AddingIsSpoken = meta.story({
  play: async ({ canvas, loaded }) => {
    const { world, storefront } = worldOf(loaded);
    await sums(canvas);
    const product = world.catalog.product('cedar-hand-wash');
    const catalogReference = referenceTo(STORES_APP_ID, product);
    await storefront.store.set(addToCartAtom, { lineItems: [{ catalogReference }] });
    await waitFor(async () =>
      expect(await canvas.findByText('Cedar hand wash', {}, known)).toBeVisible(),
    );
    await spoken('Cedar hand wash added. 4 objects in the cart.');
    await amounts(canvas, '€188.00', 2);
  },
});

export const TheKeyboardAloneReachesTheCheckout = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    const stops = [
      canvas.getByRole('link', { name: 'Ridge pillar candle' }),
      canvas.getByRole('button', { name: 'One less of Ridge pillar candle' }),
      await quantity(canvas, 'Ridge pillar candle'),
      canvas.getByRole('button', { name: 'One more of Ridge pillar candle' }),
      canvas.getByRole('button', { name: 'Remove Ridge pillar candle' }),
      canvas.getByRole('link', { name: 'Ring vase' }),
      canvas.getByRole('button', { name: 'One less of Ring vase' }),
      await quantity(canvas, 'Ring vase'),
      canvas.getByRole('button', { name: 'One more of Ring vase' }),
      canvas.getByRole('button', { name: 'Remove Ring vase' }),
      canvas.getByRole('button', { name: 'Add a code' }),
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
