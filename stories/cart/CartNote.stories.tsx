import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled } from './cart-contents.ts';
import { findTotals, getLoaded, navigate, Shop, waitForAnnouncement } from './cart-demo.tsx';

const SAVE = 'cart.updateCurrentCart';
const CREATE = 'cart.createCheckoutFromCurrentCart';

const meta = preview.meta({
  title: 'Cart/CartNote',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

interface Shopper {
  canvas: object;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the note of a cart with loaded totals. */
async function openNote({ canvas, userEvent }: Shopper): Promise<HTMLElement> {
  const page = canvas as ReturnType<typeof within>;
  await findTotals(page);
  await userEvent.click(page.getByRole('button', { name: 'Add a note' }));
  return page.findByRole('textbox', { name: /^Order note/ });
}

export const SavesNote = meta.story({
  parameters: { requirements: ['E13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const saves = () => platform.calls.filter(({ name }) => name === SAVE).length;
    const field = await openNote({ canvas, userEvent });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Ring');
    const release = platform.hold(SAVE, { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByRole('button', { name: 'Saving' });
    await userEvent.type(field, ' twice');
    release();
    await waitForAnnouncement('Note saved.');
    await expect(platform.cart().read()?.buyerNote).toBe('Ring');
    await expect(field).toHaveValue('Ring twice');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(platform.cart().read()?.buyerNote).toBe('Ring twice'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saving' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(saves()).toBe(2);
    await findTotals(canvas);
  },
});

export const KeepsTextOnError = meta.story({
  parameters: { requirements: ['E5'] },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent, loaded }) => {
    const field = await openNote({ canvas, userEvent });
    getLoaded(loaded).platform.fail(SAVE, 'offline', { times: 2 });
    await userEvent.type(field, 'Leave it with the neighbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(field).toBeInvalid());
    // The first character ends the problem, before anything is saved again.
    await userEvent.type(field, ',');
    await expect(field).toBeValid();
    await userEvent.type(field, ' second floor.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/It’s still here/);
    await expect(field).toHaveValue('Leave it with the neighbour, second floor.');
    await expect(canvas.queryByText(/your last changes didn’t go through/)).toBeNull();
  },
});

export const SavesNoteBeforeCheckout = meta.story({
  parameters: { requirements: ['E13', 'F8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const field = await openNote({ canvas, userEvent });
    await userEvent.type(field, 'Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.cart().read()?.buyerNote).toBe('Ring twice');
    const names = platform.calls.map(({ name }) => name);
    await expect(names.indexOf(SAVE)).toBeGreaterThan(-1);
    await expect(names.indexOf(SAVE)).toBeLessThan(names.indexOf(CREATE));
    await expect(names.filter((name) => name === SAVE)).toHaveLength(1);
    await findTotals(canvas);
  },
});

export const BlocksCheckoutOnError = meta.story({
  parameters: { requirements: ['E13', 'F8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const field = await openNote({ canvas, userEvent });
    const mend = platform.fail(SAVE, 'rejected');
    await userEvent.type(field, 'Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/We couldn’t save this note/);
    await canvas.findByRole('button', { name: 'Check out' });
    await expect(navigate).not.toHaveBeenCalled();
    await expect(platform.calls.some(({ name }) => name === CREATE)).toBe(false);
    await findTotals(canvas);
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.cart().read()?.buyerNote).toBe('Ring twice');
  },
});

export const SavesNoteOnPageHide = meta.story({
  parameters: { requirements: ['F12', 'E13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const field = await openNote({ canvas, userEvent });
    await userEvent.type(field, 'Ring twice');
    await expect(platform.cart().read()?.buyerNote).toBeUndefined();
    const leaving = new Event('beforeunload', { cancelable: true });
    await expect(window.dispatchEvent(leaving)).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await waitFor(() => expect(platform.cart().read()?.buyerNote).toBe('Ring twice'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saving' })).toBeNull());
    await expect(field).toHaveValue('Ring twice');
    await findTotals(canvas);
  },
});
