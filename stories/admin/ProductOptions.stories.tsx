import { ProductEditor } from '@vitrine/admin';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { adminParameters, large } from './admin-demo.tsx';
import {
  asOwner,
  findField,
  getStored,
  ProductDesk,
  press,
  renderProductDesk,
  saveByBar,
  settle,
  write,
} from './product-demo.tsx';

/** The options of a product, and what a change does to its variants. */
const meta = preview.meta({
  title: 'Admin/ProductOptions',
  component: ProductDesk,
  subcomponents: { ProductEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [asOwner()],
  render: renderProductDesk,
});

export const AddsChoiceWithPreview = meta.story({
  parameters: { requirements: ['H2', 'H3'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add a choice to Colour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a choice to Colour' });
    await write(within(dialog), /^Name of the choice/, 'Rust');
    await within(dialog).findByText('3 new, 11 unchanged');
    await write(within(dialog), 'Price, Rust, 10 cm', '21.50');
    await press(dialog, 'Add 3 variants');
    await canvas.findByText(/^3 new, 11 unchanged/);
    await saveByBar(canvas);
    const made = getStored(loaded).variants.filter(({ choices }) => choices.Colour === 'Rust');
    await expect(made.map(({ variant }) => variant?.priceData?.price)).toEqual([21.5, 38, 62]);
  },
});

export const ShowsNewVariants = meta.story({
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add a choice to Colour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a choice to Colour' });
    await write(within(dialog), /^Name of the choice/, 'Rust');
    await within(dialog).findByText('3 new, 11 unchanged');
  },
});

export const AsksBeforeRemovingChoice = meta.story({
  parameters: { requirements: ['H2'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Remove Ink from Colour' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ink from Colour' });
    await within(dialog).findByText('3 removed, 8 unchanged');
    await within(dialog).findByRole('button', { name: 'Remove 3 variants' });
  },
});

/** In slow motion. */
export const KeepsQuestionWhileClosing = meta.story({
  beforeEach: () => {
    const { style } = document.documentElement;
    for (const speed of ['fast', 'base', 'slow']) {
      style.setProperty(`--vt-motion-duration-${speed}`, '90s');
    }
    return () => document.documentElement.removeAttribute('style');
  },
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Remove Ink from Colour' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ink from Colour' });
    for (const animation of document.getAnimations()) animation.finish();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
    await expect(dialog).toHaveAttribute('role', 'alertdialog');
    await expect(dialog).toHaveTextContent('3 removed, 8 unchanged');
    for (const animation of document.getAnimations()) animation.finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const AsksAboutManyVariants = meta.story({
  parameters: { requirements: ['H3'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add option' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add option' });
    await write(within(dialog), /^Name of the option/, 'Scent');
    await write(within(dialog), /^Choices/, 'A\nB\nC\nD');
    await within(dialog).findByText('This creates 48 variants. Add all of them?');
    const many = Array.from({ length: 30 }, (_, at) => `S${at}`).join('\n');
    await write(within(dialog), /^Choices/, '');
    await user.click(await findField(within(dialog), /^Choices/));
    await user.paste(many);
    await within(dialog).findByText(/at most 300 variants of its own. This would be 360/);
    await expect(within(dialog).getByRole('button', { name: 'Add 360 variants' })).toBeDisabled();
  },
});
