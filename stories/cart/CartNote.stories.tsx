import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop, spoken, sums, worldOf } from './changing.tsx';
import { calm, filled } from './fill.ts';

const SAVE = 'cart.updateCurrentCart';

const meta = preview.meta({
  title: 'Cart/Note',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
});

export const ANoteIsSaved = meta.story({
  name: 'Step 14, 15, 16, E13: a note says that it is being saved, and what is written meanwhile stays',
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = worldOf(loaded);
    const saves = () => world.calls.filter(({ name }) => name === SAVE).length;
    await sums(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    const field = await canvas.findByRole('textbox', { name: /^Note for the shop/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Ring');
    const release = world.hold(SAVE, { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByRole('button', { name: 'Saving' });
    await userEvent.type(field, ' twice');
    release();
    await spoken('The note is saved.');
    await expect(world.cart().read()?.buyerNote).toBe('Ring');
    await expect(field).toHaveValue('Ring twice');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(world.cart().read()?.buyerNote).toBe('Ring twice'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saving' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(saves()).toBe(2);
    await sums(canvas);
  },
});

export const ARefusedNoteIsKept = meta.story({
  name: 'E5: a note that was not saved says so beside it and loses no word',
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent, loaded }) => {
    await sums(canvas);
    worldOf(loaded).world.fail(SAVE, 'offline', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    const field = await canvas.findByRole('textbox', { name: /^Note for the shop/ });
    await userEvent.type(field, 'Leave it with the neighbour, second floor.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/It is still here/);
    await expect(field).toHaveValue('Leave it with the neighbour, second floor.');
    await expect(canvas.queryByText(/your last changes did not go through/)).toBeNull();
  },
});
