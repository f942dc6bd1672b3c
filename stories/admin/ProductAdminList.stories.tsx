import { ProductAdminList, ProductResults } from '@vitrine/admin';
import {
  createProductAdminList,
  memoryLocation,
  productAdminCountAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  adminParameters,
  DemoFrame,
  findBar,
  large,
  openCommandMenu,
  small,
  useDemoText,
} from './admin-demo.tsx';

interface DeskProps {
  /** Query of the list, as in a URL. */
  query?: string;
  /** Products a page. */
  limit?: number;
  onChangePrices?: (products: readonly unknown[]) => void;
}

/** The page with the list of products. */
function ProductsDesk({ query = '', limit = 12, onChangePrices = () => {} }: DeskProps) {
  const translate = useDemoText();
  const [list] = useState(() => createProductAdminList({ location: memoryLocation(query), limit }));
  const { total } = useAtomValue(productAdminCountAtom(undefined));
  return (
    <DemoFrame current="products" counts={{ products: total }} searchResults={<ProductResults />}>
      <ProductAdminList
        list={list}
        actions={<Button emphasis="primary">{translate('New product')}</Button>}
        emptyAction={<Button>{translate('New product')}</Button>}
        onChangePrices={onChangePrices}
      />
    </DemoFrame>
  );
}

const LIST = 'catalog.queryProducts';
const UPDATE = 'catalog-admin.updateProduct';

/** An owner's list of products. */
const meta = preview.meta({
  title: 'Admin/ProductAdminList',
  component: ProductsDesk,
  subcomponents: { ProductAdminList },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform(({ platform }) => platform.actAsOwner())],
});

type Canvas = ReturnType<typeof within>;

/** Returns the rows once they are loaded. */
async function findRows(canvas: object): Promise<HTMLElement[]> {
  const table = await (canvas as Canvas).findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  const [, ...rows] = within(table).getAllByRole('row');
  return rows;
}

/** Returns the row of a product by its name. */
async function findRow(canvas: object, name: string): Promise<HTMLElement> {
  const rows = await findRows(canvas);
  const row = rows.find((one) => one.textContent.includes(name));
  if (!row) throw new Error(`There is no row with "${name}".`);
  return row;
}

/** Waits until the counts of all views are loaded. */
async function settle({ canvas }: { canvas: unknown }): Promise<void> {
  const page = canvas as Canvas;
  await findRows(page);
  await waitFor(() =>
    expect(
      within(page.getByRole('main'))
        .getAllByRole('button')
        .filter(({ textContent }) => /[\d۰-۹]$/.test(textContent)).length,
    ).toBeGreaterThan(4),
  );
}

const selectFour = async ({ canvas }: { canvas: unknown }) => {
  await settle({ canvas });
  const rows = await findRows(canvas as Canvas);
  for (const row of rows.slice(0, 4)) await user.click(within(row).getByRole('checkbox'));
  await waitFor(() =>
    expect((canvas as Canvas).getAllByRole('checkbox', { checked: true })).toHaveLength(4),
  );
};

/** Moves the focus into the bar, so that it stays. */
const keepBar = async (canvas: object, name: string) => {
  const bar = await findBar(canvas);
  const button = within(bar).getByRole('button', { name });
  button.focus();
  await waitFor(() => expect(button).toHaveFocus());
};

export const ShowsProducts = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle({ canvas });
    const { length } = getPlatform(loaded).shop.products;
    await canvas.findByRole('button', { name: `All ${length}` });
    const row = await findRow(canvas, 'Ridge pillar candle');
    await expect(row).toHaveTextContent(/4 of 11 sold out.*€24.00 – €62.00.*−€6.00.*11/);
    await expect(within(row).getByRole('switch')).toBeChecked();
  },
});

export const Selected = meta.story({
  args: { onChangePrices: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await selectFour({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Change prices' }));
    await expect(args.onChangePrices).toHaveBeenCalledWith(expect.objectContaining({ length: 4 }));
  },
});

export const SelectedModes = meta.story({
  parameters: { chromatic: inModes('dark', 'german', 'persian') },
  globals: large,
  play: selectFour,
});

export const ForcedColors = meta.story({ play: selectFour });

export const Small = meta.story({
  globals: small,
  args: { limit: 5 },
  play: async ({ canvas }) => {
    await settle({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
});

export const SmallSelectedDark = meta.story({
  globals: { ...small, theme: 'dark' },
  args: { limit: 5 },
  play: selectFour,
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold(LIST))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  loaders: [mockPlatform(({ platform }) => platform.mode('empty'))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No products yet' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All 0' })).toBeVisible());
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.fail(LIST, 'forbidden'))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The products couldn’t be loaded' });
    await canvas.findByRole('button', { name: 'Retry' });
  },
});

export const FindsNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await settle({ canvas });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search products' }), 'harbour');
    await canvas.findByRole('heading', { name: 'No products match “harbour”' });
    await waitFor(() => expect(getAnnouncement()).toBe('No products'));
  },
});

export const FiltersByCollection = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await settle({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Collection' }));
    const popover = await screen.findByRole('dialog', { name: 'Collection' });
    await userEvent.click(await within(popover).findByRole('checkbox', { name: 'Light' }));
    const { shop } = getPlatform(loaded);
    const light = shop.collections.find(({ slug }) => slug === 'light')?.id ?? '';
    const { length } = shop.products.filter(({ collectionIds }) => collectionIds.includes(light));
    await waitFor(() => expect(canvas.getByText(`${length} products`)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Collection: Light' })).toHaveFocus(),
    );
  },
});

export const EditsPriceAndUndoes = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await settle({ canvas });
    const platform = getPlatform(loaded);
    const getPrice = () => platform.catalog.product('dome-table-lamp').priceData?.price;
    const row = await findRow(canvas, 'Dome table lamp');
    within(row)
      .getByRole('button', { name: /^Edit the price/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const field = await within(row).findByRole('textbox', { name: 'Price of Dome table lamp' });
    await waitFor(() => expect(field).toHaveFocus());
    // Escape leaves the price as it was.
    await userEvent.type(field, '7');
    await userEvent.keyboard('{Escape}');
    const button = await within(row).findByRole('button', { name: /€245.00$/ });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const release = platform.hold(UPDATE);
    await userEvent.clear(await within(row).findByRole('textbox'));
    await userEvent.type(within(row).getByRole('textbox'), '239,5{Enter}');
    await within(row).findByText('Enter an amount such as 24.5.');
    await userEvent.clear(within(row).getByRole('textbox'));
    await userEvent.type(within(row).getByRole('textbox'), '239.5{Enter}');
    // Before the response.
    await waitFor(() => expect(row).toHaveTextContent('€239.50'));
    await expect(getPrice()).toBe(245);
    release();
    const bar = await findBar(canvas);
    await expect(bar).toHaveTextContent('Price of Dome table lamp changed to €239.50');
    await expect(getPrice()).toBe(239.5);
    await userEvent.click(within(bar).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(getPrice()).toBe(245));
    await waitFor(() => expect(row).toHaveTextContent('€245.00'));
    await waitFor(() =>
      expect(getAnnouncement()).toBe('Undone: Price of Dome table lamp changed to €239.50'),
    );
  },
});

export const KeepsRejectedPrice = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
      platform.fail(UPDATE, 'forbidden', { times: 1 });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await settle({ canvas });
    const row = await findRow(canvas, 'Dome table lamp');
    await userEvent.click(within(row).getByRole('button', { name: /^Edit the price/ }));
    const field = await within(row).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '199{Enter}');
    await within(row).findByText('The platform didn’t accept this price.');
    const again = within(row).getByRole('textbox');
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveValue('199');
    await expect(again).toBeInvalid();
    await expect(again).toHaveAccessibleDescription(/didn’t accept/);
  },
});

export const HidesAndUndoes = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await settle({ canvas });
    const product = getPlatform(loaded).catalog.product('ring-vase');
    const row = await findRow(canvas, 'Ring vase');
    await userEvent.click(within(row).getByRole('switch', { name: 'Show Ring vase to shoppers' }));
    await within(row).findByText('Hidden');
    await canvas.findByText('Ring vase is hidden');
    await expect(product.visible).toBe(false);
    await canvas.findByRole('button', { name: 'Hidden 1' });
    await keepBar(canvas, 'Undo Control Z');
  },
});

export const RetriesFailedOfBulk = meta.story({
  parameters: { requirements: ['H7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await selectFour({ canvas });
    const platform = getPlatform(loaded);
    platform.fail(UPDATE, 'forbidden', { times: 2 });
    const bar = await findBar(canvas);
    await userEvent.click(within(bar).getByRole('button', { name: 'Hide' }));
    await canvas.findByText('2 products hidden, 2 weren’t changed');
    const countHidden = () => platform.shop.products.filter(({ visible }) => !visible).length;
    await expect(countHidden()).toBe(2);
    const retry = await canvas.findByRole('button', { name: 'Retry 2' });
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.click(retry);
    await canvas.findByText('4 products hidden');
    await expect(countHidden()).toBe(4);
    await canvas.findByRole('button', { name: 'Hidden 4' });
    await keepBar(canvas, 'Undo Control Z');
  },
});

export const ShowsProgress = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await selectFour({ canvas });
    getPlatform(loaded).hold(UPDATE);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    const bar = await findBar(canvas);
    await expect(bar).toHaveTextContent('Changing 4 products');
    await expect(within(bar).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Stop' })).toHaveFocus());
  },
});

export const SetsRibbonOfMany = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await selectFour({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Ribbon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ribbon of 4 products' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Ribbon' }), 'Winter{Enter}');
    await canvas.findByText('4 products changed');
    const { shop } = getPlatform(loaded);
    const count = () => shop.products.filter(({ ribbon }) => ribbon === 'Winter').length;
    await expect(count()).toBe(4);
    const undo = await canvas.findByRole('button', { name: 'Undo Control Z' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(count()).toBe(0));
  },
});

export const AddsToCollections = meta.story({
  play: async ({ canvas, userEvent }) => {
    await selectFour({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Collections' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to collections' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add 4 products to collections' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 4 products' }));
    await within(dialog).findByText('Select a collection.');
    await within(dialog).findByRole('checkbox', { name: 'Light' });
  },
});

export const DeletesAfterQuestion = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await selectFour({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 4 products?' });
    const { products } = getPlatform(loaded).shop;
    const before = products.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 4 products' }));
    await canvas.findByText('4 products deleted');
    await expect(products).toHaveLength(before - 4);
    await canvas.findByRole('button', { name: `All ${before - 4}` });
    await keepBar(canvas, 'Close');
  },
});

export const SelectsAllThatMatch = meta.story({
  parameters: { requirements: ['H9'] },
  args: { query: 'tab=discounted', limit: 3 },
  play: async ({ canvas, userEvent }) => {
    await settle({ canvas });
    const [row] = await findRows(canvas);
    if (!row) throw new Error('There is no product.');
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Select all \d+ that match$/ }),
    );
    const bar = await findBar(canvas);
    await waitFor(() => expect(bar).toHaveTextContent(/^All 13 products, as of 11:00/));
  },
});

export const OpensResultBesideList = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    await user.type(await openCommandMenu(), 'dome table');
    await screen.findByRole('option', { name: /^Dome table lamp/ });
    await waitFor(() => expect(getAnnouncement()).toMatch(/^\d+ results?$/));
    await user.keyboard('{Control>}{Enter}{/Control}');
    const inspector = await canvas.findByRole('region', { name: 'Dome table lamp' });
    await within(inspector).findByText('Margin');
    const row = within(await findRow(canvas, 'Dome table lamp'));
    await waitFor(() => expect(row.getByRole('link')).toHaveFocus());
  },
});

export const InspectsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await settle({ canvas });
    await userEvent.keyboard('jj');
    const link = canvas.getByRole('link', { name: 'Dome table lamp' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard(' ');
    const inspector = await canvas.findByRole('region', { name: 'Dome table lamp' });
    await within(inspector).findByText('Cost');
    await within(inspector).findByText('Margin');
    await waitFor(() => expect(link).toHaveFocus());
  },
});
