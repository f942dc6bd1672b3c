import { addToCartAtom, dismissRemovedAtom } from '@vitrine/atoms';
import { referenceTo, STORES_APP_ID, type World } from '@vitrine/mocks';
import { CartAnnouncer, CartPage, type CartPageProps } from '@vitrine/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Loaded } from '../lib/world.ts';
import { calm, filled, usual } from './fill.ts';

const navigate = fn();

const Shop = (props: Pick<CartPageProps, 'returnTo'>) => (
  <main>
    <CartAnnouncer />
    <CartPage navigate={navigate} {...props} />
  </main>
);

const meta = preview.meta({
  title: 'Cart/Changes',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

const worldOf = (loaded: unknown): Required<Loaded> => loaded as Required<Loaded>;

const quantityCalls = ({ calls }: World) =>
  calls.filter(({ name }) => name === 'cart.updateCurrentCartLineItemQuantity');

const spoken = (words: string) =>
  waitFor(() => {
    const region = document.querySelector('[aria-live=polite]');
    return expect(region?.textContent?.replace('\u00a0', '')).toBe(words);
  });

const known = { timeout: 5000 };

const interrupted = (words: string) =>
  waitFor(
    () => expect(document.querySelector('[aria-live=assertive]')?.textContent?.trim()).toBe(words),
    known,
  );

type Canvas = ReturnType<typeof within>;

const line = async (canvas: Canvas, name: string) => {
  const label = await canvas.findByText(name, {}, known);
  return within(label.closest('li') as HTMLElement);
};

const quantity = (canvas: Canvas, name: string) =>
  canvas.findByRole('spinbutton', { name: `Quantity of ${name}` }, known);

/** The message of the cart with these words, which is spoken when it appears. */
const message = async (canvas: Canvas, words: string) => {
  const found = await canvas.findByText(words, {}, known);
  await expect(found.closest('[role=alert]')).toBeVisible();
};

const amounts = (canvas: Canvas, amount: string, count: number) =>
  waitFor(() => expect(canvas.getAllByText(amount)).toHaveLength(count), known);

const sums = (canvas: Canvas) => canvas.findByText(/^Includes/, {}, known);

export const QuantityShowsAtOnceAndTheAmountsFollow = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    await sums(canvas);
    const release = world.hold('cart.updateCurrentCartLineItemQuantity');
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^One more/ }));
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('3');
    await expect(candle.getByText('Updating')).toBeVisible();
    await expect(candle.queryByText('€64.00')).toBeNull();
    await spoken('Quantity of Ridge pillar candle is 3.');
    const vase = await line(canvas, 'Ring vase');
    await expect(vase.getByRole('button', { name: 'Remove Ring vase' })).toBeEnabled();
    await expect(vase.getByText('€96.00')).toBeVisible();
    release();
    await expect(await candle.findByText('€96.00', {}, known)).toBeVisible();
    await expect(candle.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await amounts(canvas, '€192.00', 2);
  },
});

export const ALineOnItsWayLeavesTheOthersAlone = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await sums(canvas);
    worldOf(loaded).world.hold('cart.updateCurrentCartLineItemQuantity');
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^One more/ }));
    await expect(await candle.findByText('Updating')).toBeVisible();
  },
});

export const QuantityRollsBackWhenServerRefuses = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    await sums(canvas);
    world.fail('cart.updateCurrentCartLineItemQuantity', 'refused', { times: 1 });
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^One more/ }));
    await expect(await candle.findByRole('alert', {}, known)).toHaveTextContent(
      'The shop did not take this change. The cart is as it was before.',
    );
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('1');
    await spoken('Quantity of Ridge pillar candle is 2.');
    await userEvent.click(candle.getByRole('button', { name: 'Dismiss' }));
    await expect(candle.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('Ridge pillar candle').closest('[tabindex]')).toHaveFocus();
  },
});

export const ARefusedQuantityIsToldInItsLine = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await sums(canvas);
    worldOf(loaded).world.fail('cart.updateCurrentCartLineItemQuantity', 'conflict', { times: 1 });
    const vase = await line(canvas, 'Ring vase');
    await userEvent.click(vase.getByRole('button', { name: /^One more/ }));
    await expect(await vase.findByText(/^This changed elsewhere/, {}, known)).toBeVisible();
    await sums(canvas);
  },
});

export const QuickClicksSendTheNewestIntent = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    await sums(canvas);
    const release = world.hold('cart.updateCurrentCartLineItemQuantity', { times: 1 });
    const more = await canvas.findByRole('button', { name: 'One more of Ridge pillar candle' });
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('7');
    release();
    await expect(await canvas.findByText('€224.00', {}, known)).toBeVisible();
    const sent = quantityCalls(world);
    await expect(sent).toHaveLength(2);
    await expect(JSON.stringify(sent.at(-1)?.body)).toContain('"quantity":7');
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('7');
  },
});

export const RemovedLeavesAPlaceWithUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    const remove = await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Undo, put Ridge pillar candle back' });
    await expect(undo).toHaveFocus();
    await spoken('Ridge pillar candle removed. 1 object in the cart.');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Ridge pillar candle removed',
    );
    await amounts(canvas, '€96.00', 3);
  },
});

export const UndoPutsTheLineBackWhereItStood = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    const remove = await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByText('€96.00', {}, known);
    await userEvent.keyboard('{Enter}');
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await spoken('Ridge pillar candle added. 3 objects in the cart.');
    await expect(await canvas.findByText('€64.00', {}, known)).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ridge pillar candle');
    await expect(first?.contains(document.activeElement)).toBe(true);
    await spoken('Ridge pillar candle added. 3 objects in the cart.');
  },
});

export const FocusGoesToTheNextLineWhenTheTimeIsOver = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { storefront } = worldOf(loaded);
    await sums(canvas);
    (await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Undo/ });
    storefront.store.set(dismissRemovedAtom);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await expect(canvas.getByText('Ring vase').closest('[tabindex]')).toHaveFocus();
    await canvas.findAllByText('€96.00', {}, known);
  },
});

export const TheLastOneRemovedStillOffersUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ring vase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ridge pillar candle' }));
    await expect(await canvas.findAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
    await spoken('Ridge pillar candle removed. The cart is empty.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull());
  },
});

export const OnePressTakesWhatIsLeft = meta.story({
  loaders: [filled(usual)],
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take 1 of Dipped cup' }));
    await expect(await quantity(canvas, 'Dipped cup')).toHaveValue('1');
    await waitFor(() => expect(canvas.queryByText(/^Only 1 left, you have/)).toBeNull());
    await expect(canvas.getByText('Dipped cup').closest('[tabindex]')).toHaveFocus();
    await expect(await canvas.findByText('Only 1 left.', {}, known)).toBeVisible();
    await amounts(canvas, '€216.00', 2);
  },
});

export const ACodeTakesOffWhatTheShopSays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' firstlight {Enter}');
    await expect(await canvas.findByText('Code FIRSTLIGHT', {}, known)).toBeVisible();
    await expect(await canvas.findByText('−€16.00', {}, known)).toBeVisible();
    await expect(canvas.getByText('€144.00')).toBeVisible();
    await spoken('Code FIRSTLIGHT applied.');
    await expect(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' })).toHaveFocus();
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
    await expect(field).toHaveFocus();
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
    await expect(canvas.getByRole('button', { name: 'Take 1 of Dipped cup' })).toHaveFocus();
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
    await expect(
      await canvas.findByText('This is the cart as it was. It could not be read again.', {}, known),
    ).toBeVisible();
    await expect(canvas.getByText('Ridge pillar candle')).toBeVisible();
    await expect(canvas.getByText('€64.00')).toBeVisible();
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
    await expect(await canvas.findByText('Cedar hand wash', {}, known)).toBeVisible();
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
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});
