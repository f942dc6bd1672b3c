import { CollectionAdmin } from '@vitrine/admin';
import { collectionsAtom, useAtomValue } from '@vitrine/atoms';
import type { MockPlatform } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { useState } from 'react';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, adminRoutes, DemoFrame, findBar, large, small } from './admin-demo.tsx';

interface DeskProps {
  /** Slug of the collection that is open at first. */
  open?: string;
  /** Its ID, which the story finds. */
  openId?: string | undefined;
}

/** The page with the collections. */
function CollectionsDesk({ openId }: DeskProps) {
  const [id, setId] = useState(openId);
  // The query of the list itself.
  const { items } = useAtomValue(collectionsAtom({ limit: 100 }));
  return (
    <DemoFrame current="collections" counts={{ collections: items.length }}>
      <CollectionAdmin collectionId={id} onOpen={setId} />
    </DemoFrame>
  );
}

const asOwner = (arrange: (platform: MockPlatform) => void = () => {}) =>
  mockPlatform(({ platform }) => {
    platform.actAsOwner();
    arrange(platform);
  });

const getStored = (loaded: object, slug: string) =>
  getPlatform(loaded).shop.collections.find((collection) => collection.slug === slug);

const getMembers = (loaded: object, slug: string) => {
  const id = getStored(loaded, slug)?.id ?? '';
  return getPlatform(loaded)
    .shop.products.filter(({ collectionIds }) => collectionIds.includes(id))
    .map(({ slug: product }) => product);
};

/** An owner's collections and their products. */
const meta = preview.meta({
  title: 'Admin/CollectionAdmin',
  component: CollectionsDesk,
  subcomponents: { CollectionAdmin },
  globals: large,
  parameters: {
    ...adminParameters,
    routes: { ...adminRoutes, collection: (slug: string) => `#/collections/${slug}` },
  },
  args: { open: 'light' } as DeskProps,
  loaders: [asOwner()],
  render: ({ open }: DeskProps, { loaded }: { loaded: object }) => (
    <CollectionsDesk openId={open === undefined ? undefined : getStored(loaded, open)?.id} />
  ),
});

type Canvas = ReturnType<typeof within>;

/** Waits for the products of the open collection. */
const opened = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  const table = await page.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(3));
};

async function keepBar(canvas: object, name: string | RegExp): Promise<void> {
  const button = within(await findBar(canvas)).getByRole('button', { name });
  button.focus();
  await waitFor(() => expect(button).toHaveFocus());
}

export const ShowsCollection = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const list = canvas.getByRole('navigation', { name: 'Collections' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('textbox', { name: /^Web address/ })).toHaveValue('light');
    const { length } = getMembers(loaded, 'light');
    await canvas.findByRole('heading', { name: `${length} products` });
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'german') },
  globals: large,
  play: opened,
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await opened({ canvas });
    await user.type(canvas.getByRole('textbox', { name: /^Name/ }), 's');
    await user.click(canvas.getByRole('combobox', { name: 'Add a product by name' }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
});

export const RightToLeft = meta.story({
  args: { open: undefined },
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const getItem = () => canvas.getByRole('main').querySelector('[data-collection-id]') as Element;
    await waitFor(() => expect(getItem()).toBeInTheDocument());
    await user.click(getItem());
    await opened({ canvas });
  },
});

export const SmallList = meta.story({
  globals: small,
  args: { open: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Light/ });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await opened({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

export const SmallSelected = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await opened({ canvas });
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) await user.click(box);
    const bar = within(await findBar(canvas));
    await bar.findByRole('button', { name: 'Remove' });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const ReturnsToList = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await opened({ canvas });
    await user.click(canvas.getByRole('button', { name: 'Collections' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Light/ })).toHaveFocus());
  },
});

export const SavesAndUndoes = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Lights');
    const slug = canvas.getByRole('textbox', { name: /^Web address/ });
    await user.clear(slug);
    await user.type(slug, 'wash');
    const bar = within(await findBar(canvas));
    await bar.findByText('2 changes not saved');
    await user.click(bar.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(slug).toHaveAccessibleDescription(
        expect.stringContaining('Another collection has this address.'),
      ),
    );
    await user.click(canvas.getByRole('button', { name: 'Use wash-2' }));
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Save/ }));
    await canvas.findByText(/^Saved at /);
    await expect(getStored(loaded, 'wash-2')?.name).toBe('Lights');
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(getStored(loaded, 'light')?.name).toBe('Light'));
    await waitFor(() => expect(name).toHaveValue('Light'));
  },
});

export const Unsaved = meta.story({
  play: async ({ canvas }) => {
    await opened({ canvas });
    await user.type(canvas.getByRole('textbox', { name: /^Name/ }), 's');
    await user.clear(canvas.getByRole('textbox', { name: /^Web address/ }));
    await user.type(canvas.getByRole('textbox', { name: /^Web address/ }), 'a b');
    await user.tab();
    await canvas.findByText('Use letters, digits and hyphens.');
    await within(await findBar(canvas)).findByText('2 changes not saved');
  },
});

export const Creates = meta.story({
  args: { open: undefined },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: /^Light/ });
    await user.click(canvas.getByRole('button', { name: 'New collection' }));
    await canvas.findByText('Save the collection first. Then you can add products.');
    await user.type(canvas.getByRole('textbox', { name: /^Name/ }), 'For the garden');
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(getStored(loaded, 'for-the-garden')).toBeDefined());
    await canvas.findByRole('heading', { name: 'No products in this collection' });
    await keepBar(canvas, 'Close');
  },
});

export const EnterWaitsForSearch = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const platform = getPlatform(loaded);
    const before = getMembers(loaded, 'light');
    const field = canvas.getByRole('combobox', { name: 'Add a product by name' });
    await user.click(field);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    const release = platform.hold('catalog.queryProducts');
    await user.type(field, 'vase{Enter}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    release();
    await waitFor(() =>
      expect(screen.getAllByRole('option').every((one) => /vase/i.test(one.textContent))).toBe(
        true,
      ),
    );
    await expect(getMembers(loaded, 'light')).toEqual(before);
    // A search that fails can be repeated without leaving the field.
    const reconnect = platform.fail('catalog.queryProducts', 'forbidden');
    await user.clear(field);
    await user.type(field, 'pitcher');
    await screen.findByText('The products couldn’t be loaded.');
    reconnect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('option', { name: /pitcher/i });
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const AddsSeveralProducts = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const before = getMembers(loaded, 'light').length;
    const field = canvas.getByRole('combobox', { name: 'Add a product by name' });
    await user.type(field, 'vase');
    await waitFor(() =>
      expect(screen.getAllByRole('option').every((one) => /vase/i.test(one.textContent))).toBe(
        true,
      ),
    );
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true'),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(getMembers(loaded, 'light')).toHaveLength(before + 2));
    // The list is still open, and the field still has the focus.
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(getAnnouncement()).toMatch(/added to Light$/));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: `${before + 2} products` })).toBeVisible(),
    );
    await user.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
});

export const RemovesAndUndoes = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const before = getMembers(loaded, 'light');
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove / });
    if (first) await user.click(first);
    await waitFor(() => expect(getMembers(loaded, 'light')).toHaveLength(before.length - 1));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toBeInTheDocument();
    await canvas.findByText(/ removed from Light$/, { selector: 'section *' });
    await keepBar(canvas, /^Undo/);
    // The editor of the open collection has the same key, and nothing to undo.
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(getMembers(loaded, 'light').toSorted()).toEqual(before.toSorted()));
    await canvas.findByRole('heading', { name: `${before.length} products` });
  },
});

export const RemovesSelected = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const before = getMembers(loaded, 'light').length;
    const boxes = canvas.getAllByRole('checkbox').slice(1, 4);
    for (const box of boxes) await user.click(box);
    const bar = within(await findBar(canvas));
    await bar.findByText('3 products selected');
    await user.click(bar.getByRole('button', { name: 'Remove 3 products' }));
    await canvas.findByText('3 products removed from Light');
    await waitFor(() => expect(getMembers(loaded, 'light')).toHaveLength(before - 3));
    await keepBar(canvas, /^Undo/);
  },
});

export const HidesOptimistically = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const platform = getPlatform(loaded);
    const release = platform.hold('catalog-admin.updateCollection');
    await user.click(canvas.getByRole('button', { name: 'Actions for Light' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for Light' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getAllByText('Hidden').length).toBeGreaterThan(1));
    await expect(getStored(loaded, 'light')?.visible).not.toBe(false);
    release();
    await canvas.findByText('“Light” is hidden');
    await expect(getStored(loaded, 'light')?.visible).toBe(false);
    await keepBar(canvas, /^Undo/);
  },
});

export const DeletesAfterConfirmation = meta.story({
  play: async ({ canvas, loaded }) => {
    await opened({ canvas });
    const { length } = getMembers(loaded, 'light');
    await user.click(canvas.getByRole('button', { name: 'Actions for Light' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Light”?' }));
    await dialog.findByText(`Its ${length} products stay in the shop. You can’t undo this.`);
    const products = getPlatform(loaded).shop.products.length;
    await user.click(dialog.getByRole('button', { name: 'Delete collection' }));
    await canvas.findByText('“Light” is deleted');
    await expect(getStored(loaded, 'light')).toBeUndefined();
    await expect(getPlatform(loaded).shop.products).toHaveLength(products);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Light/ })).toBeNull());
    await keepBar(canvas, 'Close');
  },
});

export const DeleteQuestion = meta.story({
  play: async ({ canvas }) => {
    await opened({ canvas });
    await user.click(canvas.getByRole('button', { name: 'Actions for Light' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
});

export const Empty = meta.story({
  args: { open: undefined },
  loaders: [asOwner((platform) => platform.mode('empty'))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No collections yet' });
  },
});

export const RetriesAfterLoadError = meta.story({
  args: { open: undefined },
  loaders: [
    asOwner(
      (platform) => void platform.fail('collections.queryCollections', 'forbidden', { times: 1 }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The collections couldn’t be loaded' });
    await user.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('button', { name: /^Light/ });
  },
});
