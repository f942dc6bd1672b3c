import { ProductEditor } from '@vitrine/admin';
import { memoryStorage } from '@vitrine/atoms';
import { getProductId } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, findBar, large } from './admin-demo.tsx';
import {
  asOwner,
  CANDLE,
  findField,
  getStored,
  keepBarOpen,
  ProductDesk,
  press,
  renderProductDesk,
  saveByBar,
  saveElsewhere,
  settle,
  write,
} from './product-demo.tsx';

/** How the editor of a product saves, and what it does with what can’t be saved. */
const meta = preview.meta({
  title: 'Admin/ProductSaving',
  component: ProductDesk,
  subcomponents: { ProductEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [asOwner()],
  render: renderProductDesk,
});

export const SavesByKeyAndUndoes = meta.story({
  parameters: { requirements: ['H1'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    await user.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at /);
    await expect(getStored(loaded).name).toBe('Ridge candle');
    await press(await findBar(canvas), /^Undo/);
    await waitFor(() => expect(getAnnouncement()).toBe('Undone: Last save'));
    await expect(getStored(loaded).name).toBe('Ridge pillar candle');
    await keepBarOpen(canvas, 'Close');
  },
});

export const OffersAnotherAddress = meta.story({
  parameters: { requirements: ['H17'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Web address', 'ring-vase');
    await press(await findBar(canvas), /^Save/);
    const group = await canvas.findByRole('group', { name: /needs your attention$/ });
    await waitFor(() => expect(group).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Use ring-vase-2' }));
    await saveByBar(canvas);
    await expect(getStored(loaded, 'ring-vase-2').name).toBe('Ridge pillar candle');
  },
});

export const KeepsNumberOfAnotherLanguage = meta.story({
  parameters: { requirements: ['H17'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Price/, '38,5');
    await user.tab();
    await canvas.findByText('Enter a number such as 24.50.');
    await expect(await findField(canvas, /^Price/)).toHaveValue('38,5');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByRole('link', { name: 'Price: Enter a number such as 24.50.' });
    await expect(getPlatform(loaded).calls.map(({ name }) => name)).not.toContain(
      'catalog-admin.updateProduct',
    );
  },
});

const failingCollections = asOwner((platform) => {
  // Each step is sent twice.
  platform.fail('catalog-admin.removeProductsFromCollection', 'offline', { times: 2 });
});

export const KeepsRestAfterPartialSave = meta.story({
  loaders: [failingCollections],
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [remove] = canvas.getAllByRole('button', { name: /^Remove from/ });
    if (!remove) throw new Error('It is in no collection.');
    await user.click(remove);
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Saved: Name. Not saved: Collections.');
    await expect(getStored(loaded)).toMatchObject({ name: 'Ridge candle' });
    const { collectionIds } = getStored(loaded);
    await press(await findBar(canvas), /^Retry/);
    await waitFor(() =>
      expect(getStored(loaded).collectionIds).toHaveLength(collectionIds.length - 1),
    );
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^(Undo|Close)/);
  },
});

export const PartlySaved = meta.story({
  loaders: [failingCollections],
  play: async ({ canvas }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [remove] = canvas.getAllByRole('button', { name: /^Remove from/ });
    if (remove) await user.click(remove);
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Saved: Name. Not saved: Collections.');
  },
});

export const AsksAboutSameField = meta.story({
  parameters: { requirements: ['H18'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Price/, '40');
    await write(canvas, /^Brand/, 'Fenn');
    await saveElsewhere(loaded, { priceData: { price: 36 }, name: 'Theirs' });
    await press(await findBar(canvas), /^Save/);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Another user has changed the same fields',
    });
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: 'You €40.00' })).toHaveFocus(),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Other user €36.00' }));
    await press(dialog, 'Save this');
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(getStored(loaded)).toMatchObject({
      ...{ name: 'Theirs', brand: 'Fenn', priceData: { price: 36 } },
    });
  },
});

export const AsksBeforeLeaving = meta.story({
  parameters: { requirements: ['H1'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [link] = canvas.getAllByRole('link', { name: 'Products' });
    if (!link) throw new Error('There is no link to the list.');
    await user.click(link);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('1 change isn’t saved: Name.');
    // Commands ask, too.
    await press(dialog, 'Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { hash } = location;
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'Go to orders');
    await waitFor(() => expect(getAnnouncement()).toBe('1 result'));
    await user.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    // The menu that closes leaves the focus to the dialog.
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull());
    await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement));
    await expect(location.hash).toBe(hash);
  },
});

export const OffersDraft = meta.story({
  loaders: [
    mockPlatform(({ platform }) => platform.actAsOwner(), {
      ports: () => ({
        storage: memoryStorage({
          [`vitrine.editor.product.${getProductId(CANDLE)}`]: JSON.stringify({
            edits: { name: 'Ridge candle', price: { typed: '38,5' } },
            before: { name: 'Ridge pillar candle', price: '38' },
            at: '2026-11-26T15:00:00.000Z',
          }),
        }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await settle(canvas);
    await canvas.findByText(/^26 Nov.* – 2 changes of an earlier visit weren’t saved\./);
    await user.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await findField(canvas, 'Name')).toHaveValue('Ridge candle');
    await expect(await findField(canvas, /^Price/)).toHaveValue('38,5');
  },
});

export const CreatesProduct = meta.story({
  args: { isNew: true, title: 'New product' },
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Name', 'Stone bowl');
    await write(canvas, /^Price/, '24');
    // The currency is that of the store's other products.
    await canvas.findByText(/^Shoppers pay €24\.00/);
    await user.click(canvas.getByRole('button', { name: 'Add option' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add option' });
    await write(within(dialog), /^Name of the option/, 'Size');
    await write(within(dialog), /^Choices/, 'Small{Enter}Large');
    await press(dialog, 'Add 2 variants');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('“Stone bowl” created');
    await keepBarOpen(canvas, 'Close');
    const made = getStored(loaded, 'stone-bowl');
    await expect(made).toMatchObject({ manageVariants: true, priceData: { price: 24 } });
    await expect(made.variants.map(({ choices }) => choices)).toEqual([
      { Size: 'Small' },
      { Size: 'Large' },
    ]);
  },
});

export const DeletesByName = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete “Ridge pillar candle”?',
    });
    await write(within(dialog), /^Type the name/, 'Ridge');
    await press(dialog, 'Delete product');
    await within(dialog).findByText('This isn’t the name of the product.');
    await expect(getStored(loaded).name).toBe('Ridge pillar candle');
  },
});

export const DuplicatesWhatIsSaved = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await canvas.findByText('“Ridge candle (copy)” created and hidden');
    await keepBarOpen(canvas, 'Close');
    await expect(getStored(loaded).name).toBe('Ridge candle');
  },
});

export const Duplicates = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    const menu = canvas.getByRole('button', { name: 'More actions' });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await canvas.findByText('“Ridge pillar candle (copy)” created and hidden');
    // The closed menu returns the focus.
    await waitFor(() => expect(menu).toHaveFocus());
    await keepBarOpen(canvas, 'Close');
    await expect(getStored(loaded, 'ridge-pillar-candle-copy').visible).toBe(false);
  },
});
