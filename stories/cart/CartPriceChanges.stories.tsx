import { applyCouponAtom, memoryStorage, type StoragePort } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, usual } from './cart-contents.ts';
import {
  amounts,
  Drawer,
  findTotals,
  getLoaded,
  line,
  lookAgain,
  Shop,
  waitForAnnouncement,
} from './cart-demo.tsx';
import { comeBackAnotherDay, Days } from './other-session.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const narrow = { viewport: { value: 'narrow', isRotated: false } };

const meta = preview.meta({
  title: 'Cart/CartPriceChanges',
  component: Shop,
  globals: large,
  loaders: [filled(calm)],
});

type Canvas = ReturnType<typeof within>;

/** The candle of the cart. */
const chalk = { Colour: 'Chalk', Size: '15 cm' };

/** Returns the message with this text. */
const getMessage = async (canvas: Canvas, text: string) =>
  (await canvas.findByText(text)).closest('[data-tone]');

const vaseRose = 'The price of Ring vase is now €104.00 (was €96.00).';
const vaseWas = 'Was €96.00 before the change';

/** Waits for a cart in which the vase costs more than it did. */
async function untilVaseRose(canvas: Canvas, loaded: unknown): Promise<void> {
  await findTotals(canvas);
  getLoaded(loaded).platform.catalog.setPrice('ring-vase', 104);
  lookAgain();
  await waitForAnnouncement(vaseRose);
  await amounts(canvas, '€168.00', 2);
}

export const PriceRises = meta.story({
  parameters: { requirements: ['R29'] },
  play: async ({ canvas, loaded }) => {
    await untilVaseRose(canvas, loaded);
    await expect(await getMessage(canvas, vaseRose)).toHaveAttribute('data-tone', 'warning');
    const vase = await line(canvas, 'Ring vase');
    await waitFor(() => expect(vase.getByText(vaseWas)).toBeVisible());
    await expect(canvas.getAllByText(/before the change/)).toHaveLength(1);
  },
});

export const PriceFalls = meta.story({
  parameters: { requirements: ['R29'] },
  play: async ({ canvas, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.catalog.setPrice('ridge-pillar-candle', 34, chalk);
    lookAgain();
    const text = 'The price of Ridge pillar candle is now €28.00 each (was €32.00).';
    await waitForAnnouncement(text);
    await expect(await getMessage(canvas, text)).toHaveAttribute('data-tone', 'info');
    const candle = await line(canvas, 'Ridge pillar candle');
    await waitFor(() =>
      expect(candle.getByText('Was €32.00 each before the change')).toBeVisible(),
    );
    await amounts(canvas, '€152.00', 2);
  },
});

export const SummarizesManyChanges = meta.story({
  parameters: { requirements: ['R29'] },
  loaders: [filled(usual)],
  play: async ({ canvas, loaded }) => {
    const { catalog } = getLoaded(loaded).platform;
    await findTotals(canvas);
    catalog.setPrice('ridge-pillar-candle', 44, chalk);
    catalog.setPrice('ring-vase', 104);
    catalog.setPrice('dipped-cup', 30);
    catalog.setPrice('cedar-hand-wash', 26);
    lookAgain();
    const text = 'The prices of 4 items have changed. The old price is shown beside each.';
    await waitForAnnouncement(text);
    await expect(await getMessage(canvas, text)).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getAllByText(/before the change/)).toHaveLength(4);
    await amounts(canvas, '€326.00', 2);
  },
});

export const DoesNotRepeatDismissedChange = meta.story({
  parameters: { requirements: ['R29'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const platform = getLoaded(loaded).platform;
    const { catalog } = platform;
    const reads = () => platform.calls.filter(({ name }) => name === 'cart.getCurrentCart').length;
    await untilVaseRose(canvas, loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(vaseRose)).toBeNull());
    await expect(canvas.queryByText(vaseWas)).toBeNull();
    const root = canvas.getByText('Ring vase').closest('[data-cart-root]');
    await waitFor(() => expect(root).toHaveFocus());
    const before = reads();
    catalog.setPrice('ridge-pillar-candle', 34, chalk);
    lookAgain();
    await canvas.findByText('The price of Ridge pillar candle is now €28.00 each (was €32.00).');
    await expect(reads()).toBe(before + 1);
    await expect(canvas.queryByText(/^The price of Ring vase is/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    catalog.setPrice('ring-vase', 99);
    lookAgain();
    await waitForAnnouncement('The price of Ring vase is now €99.00 (was €104.00).');
    await amounts(canvas, '€155.00', 2);
  },
});

export const IgnoresQuantityAndCoupon = meta.story({
  parameters: { requirements: ['R29'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { store } = getLoaded(loaded).storefront;
    await untilVaseRose(canvas, loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }));
    await waitForAnnouncement('Quantity of Ring vase is 2.');
    await canvas.findByText('The price of Ring vase is now €104.00 each (was €96.00).');
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    await waitForAnnouncement('Code FIRSTLIGHT applied.');
    await amounts(canvas, '€244.80', 1);
    await expect(canvas.getAllByText(/^The price of /)).toHaveLength(1);
  },
});

export const KeepsChangeAfterUndo = meta.story({
  parameters: { requirements: ['R29'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await untilVaseRose(canvas, loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ring vase' }));
    await waitFor(() => expect(canvas.queryByText(vaseRose)).toBeNull());
    const undo = { name: 'Undo, put Ring vase back' };
    await userEvent.click(await canvas.findByRole('button', undo));
    await canvas.findByText(vaseRose);
    await waitFor(() => expect(canvas.getByText(vaseWas)).toBeVisible());
    await waitForAnnouncement('Ring vase added. 3 items in your cart.');
    await amounts(canvas, '€168.00', 2);
  },
});

export const ReportsChangeOnReturn = meta.story({
  parameters: { requirements: ['R29'] },
  loaders: [
    mockPlatform(({ platform }) => calm(platform), { ports: () => ({ storage: memoryStorage() }) }),
  ],
  render: (_args, { loaded }) => {
    const { storefront, ports } = getLoaded(loaded);
    return <Days first={storefront} storage={ports.storage as StoragePort} />;
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { catalog } = getLoaded(loaded).platform;
    await findTotals(canvas);
    catalog.setPrice('ring-vase', 104);
    comeBackAnotherDay();
    await waitForAnnouncement(vaseRose);
    await getMessage(canvas, vaseRose);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    catalog.setPrice('ring-vase', 90);
    comeBackAnotherDay();
    await waitForAnnouncement('The price of Ring vase is now €90.00 (was €104.00).');
    await amounts(canvas, '€154.00', 2);
  },
});

export const TwoChangesNarrowDark = meta.story({
  parameters: { requirements: ['R29'] },
  globals: { ...narrow, theme: 'dark' },
  play: async ({ canvas, loaded }) => {
    const { catalog } = getLoaded(loaded).platform;
    await findTotals(canvas);
    catalog.setPrice('ridge-pillar-candle', 34, chalk);
    catalog.setPrice('ring-vase', 104);
    lookAgain();
    const fell = 'The price of Ridge pillar candle is now €28.00 each (was €32.00).';
    await waitForAnnouncement(`${fell} ${vaseRose}`);
    const message = await getMessage(canvas, fell);
    await expect(message).toHaveAttribute('data-tone', 'warning');
    await expect(message).toBe(await getMessage(canvas, vaseRose));
    await amounts(canvas, '€160.00', 2);
  },
});

export const RightToLeft = meta.story({
  parameters: { requirements: ['R29'] },
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/^شامل/);
    getLoaded(loaded).platform.catalog.setPrice('ring-vase', 104);
    lookAgain();
    const sentence = await canvas.findByText(/^قیمت .*گلدان حلقه‌ای/);
    const plain = sentence.textContent?.replace(/[\u200e\u2066-\u2069]/g, '');
    await expect(plain).toBe('قیمت گلدان حلقه‌ای اکنون €۱۰۴٫۰۰ است (قبلاً €۹۶٫۰۰).');
    await waitFor(() => expect(canvas.getByText(/^پیش از تغییر قیمت/)).toBeVisible());
    await amounts(canvas, '\u200e€۱۶۸٫۰۰', 1);
  },
});

export const ShowsChangeInDrawer = meta.story({
  parameters: { requirements: ['R29'] },
  render: () => <Drawer />,
  play: async ({ userEvent, loaded }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cart' });
    const drawer = within(dialog);
    await untilVaseRose(drawer, loaded);
    await userEvent.click(await drawer.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(drawer.queryByText(vaseRose)).toBeNull());
    await waitFor(() => expect(dialog).toHaveFocus());
    getLoaded(loaded).platform.catalog.setPrice('ring-vase', 110);
    lookAgain();
    const text = 'The price of Ring vase is now €110.00 (was €104.00).';
    await expect(await getMessage(drawer, text)).toHaveAttribute('data-tone', 'warning');
    await waitFor(() => expect(drawer.getByText('Was €104.00 before the change')).toBeVisible());
    await amounts(drawer, '€174.00', 2);
  },
});
