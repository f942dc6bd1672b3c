import { brandFacet } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { settled } from '../lib/settled.ts';
import { ListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Catalog/ListingFilters',
  component: ListingPage,
  globals: large,
  loaders: [mockPlatform()],
  args: { limit: 8 },
});

const page = within(document.body);
type Player = {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
};

/** Opens the sheet with all filters, and waits for the number of products per value. */
async function openSheet({ canvas, userEvent }: Player): Promise<HTMLElement> {
  await canvas.findAllByRole('article');
  await userEvent.click(canvas.getByRole('button', { name: /^(Filter|فیلتر)/ }));
  const sheet = await page.findByRole('dialog', { name: /^(Filters|فیلترها)$/ });
  await settled(sheet);
  await within(sheet).findAllByText(/^[,،] .*\S+ (items?|کالا)$/);
  await waitFor(() => expect(within(sheet).getAllByRole('slider')).toHaveLength(2));
  return sheet;
}

const selectFacetInSheet = async (player: object) => {
  const { canvas, userEvent } = player as Player;
  const sheet = await openSheet({ canvas, userEvent });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^(Ink|مرکبی)/ }));
  await waitFor(() =>
    expect(
      within(sheet).getByRole('button', { name: /^(Show \S+ items?|نمایش \S+ کالا)$/ }),
    ).toBeEnabled(),
  );
  await waitFor(() => expect(getAnnouncement()).toMatch(/^\S+ (items?|کالا)$/));
};

export const ShowsFacetCountsInSheet = meta.story({
  parameters: {
    chromatic: inModes('light', 'dark', 'small', 'small persian'),
    requirements: ['G4'],
  },
  play: selectFacetInSheet,
});

export const MatchesFacetCountAndKeepsSort = meta.story({
  parameters: { requirements: ['G4'] },
  args: { limit: 24, query: 'sort=price-up' },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet({ canvas, userEvent } as unknown as Player);
    const chalk = within(sheet).getByRole('checkbox', { name: /^Chalk/ });
    const count = Number(
      /(\d+) items?$/.exec(chalk.closest('[data-field]')?.textContent ?? '')?.[1],
    );
    const from = within(sheet).getByRole('textbox', { name: 'From' });
    await userEvent.type(from, '9000{Enter}');
    await within(sheet).findByRole('button', { name: 'No matches' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Clear all' }));
    await within(sheet).findByRole('button', { name: 'Show 23 items' });
    await expect(from).toHaveValue('');
    await userEvent.click(chalk);
    await userEvent.click(
      await within(sheet).findByRole('button', { name: `Show ${count} items` }),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(23));
    await expect(canvas.getByRole('button', { name: 'Sort Price, low to high' })).toBeEnabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
});

export const HidesEmptyValuesExceptSelected = meta.story({
  parameters: { requirements: ['G4'] },
  args: { sidebar: true, query: 'stock=1&colour=Ink&colour=Sage', emptyValues: 'hide' },
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    const makers = async () =>
      within(await sidebar.findByRole('group', { name: 'Brand' })).getAllByRole('checkbox');
    await sidebar.findByRole('checkbox', { name: 'Sage , 2 items' });
    await waitFor(async () => expect((await makers()).length).toBeGreaterThan(1));
    await userEvent.type(sidebar.getByRole('textbox', { name: 'To' }), '90{Enter}');
    const sage = await sidebar.findByRole('checkbox', { name: 'Sage , 0 items' });
    await expect(sage).toBeChecked();
    await expect(sidebar.getAllByRole('checkbox', { name: /, 0 items$/ })).toEqual([sage]);
    await expect(await makers()).toHaveLength(1);
    await expect(sidebar.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

export const MovesFocusToNeighboringChip = meta.story({
  parameters: { requirements: ['G4'] },
  args: { query: 'colour=Ink&colour=Chalk&stock=1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ink' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Chalk' })).toHaveFocus());
    // After the last chip follows “Clear all”, which would remove the others too.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chalk' }));
    const stock = canvas.getByRole('button', { name: 'Remove In stock only' });
    await waitFor(() => expect(stock).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

export const OpensFacetPopoverInBar = meta.story({
  parameters: { requirements: ['G4'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    const layer = await page.findByRole('dialog', { name: 'Colour' });
    await settled(layer);
    await userEvent.click(await within(layer).findByRole('checkbox', { name: /^Moss/ }));
    await canvas.findByRole('button', { name: 'Colour (1)', hidden: true });
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
    // The card shows the color of the filter.
    const card = canvas.getByRole('article', { hidden: true });
    await waitFor(() => expect(card.querySelector('img')?.src).toContain('candle-moss'));
  },
});

export const OffersOptionsOfLongLists = meta.story({
  globals: { ...large, mode: 'huge' },
  parameters: { requirements: ['G4'], screenshot: 'window' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Brand' }));
    const menu = within(await page.findByRole('dialog', { name: 'Brand' }));
    await menu.findByText('This list is too long to show every option and its count.');
    const brands = menu.getAllByRole('checkbox');
    await expect(brands.length).toBeGreaterThan(1);
    await expect(menu.queryByText(/^, \S+ items?$/)).toBeNull();
    await userEvent.click(brands[0] as HTMLElement);
    await canvas.findByRole('button', { name: /^Remove / });
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
  },
});

const rareFacet = { kind: 'choice', id: 'ribbon', field: 'nothing' } as const;

export const LeavesOutFacetsWithoutOptions = meta.story({
  args: { facets: [rareFacet, brandFacet] },
  parameters: { requirements: ['G4'], screenshot: 'window' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }));
    await sheet.findAllByText(/^, \S+ items?$/);
    await sheet.findByRole('group', { name: 'Brand' });
    await expect(sheet.queryByRole('group', { name: 'Label' })).toBeNull();
  },
});

export const SharesFormBetweenSidebarAndSheet = meta.story({
  parameters: { requirements: ['G8'] },
  args: { sidebar: true },
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    await sidebar.findAllByText(/^, \S+ items?$/);
    const from = sidebar.getByRole('textbox', { name: 'From' });
    await userEvent.type(from, 'forty');
    const sheet = await openSheet({ canvas, userEvent } as unknown as Player);
    await expect(page.getAllByRole('textbox', { name: 'From', hidden: true })).toEqual([from]);
    await expect(within(sheet).getByRole('textbox', { name: 'From' })).toHaveValue('forty');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sidebar.getByRole('textbox', { name: 'From' })).toBe(from));
  },
});

export const AppliesTypedPriceOnEnter = meta.story({
  parameters: { requirements: ['G9'] },
  args: { sidebar: true, query: 'stock=1&price=..90' },
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    await sidebar.findAllByRole('slider');
    const from = sidebar.getByRole('textbox', { name: 'From' });
    await canvas.findByRole('button', { name: 'Remove Up to €90' });
    await userEvent.type(from, '40');
    await expect(canvas.getByRole('button', { name: 'Remove Up to €90' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Remove €40 to €90' });
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.clear(from);
    await userEvent.type(from, 'cheap');
    await userEvent.tab();
    await sidebar.findByText(/^Enter an amount like/);
    await expect(from).toHaveValue('cheap');
    await expect(canvas.getByRole('button', { name: 'Remove €40 to €90' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Remove In stock only' })).toBeEnabled();
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

export const PreventsSliderThumbsFromCrossing = meta.story({
  parameters: { requirements: ['G9'] },
  args: { sidebar: true },
  play: async ({ canvas }) => {
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    const [low, high] = await sidebar.findAllByRole('slider');
    const move = (thumb: Element | undefined, value: number) =>
      thumb && fireEvent.change(thumb, { target: { value } });
    move(low, 40);
    await canvas.findByRole('button', { name: 'Remove From €40' });
    move(high, 90);
    await canvas.findByRole('button', { name: 'Remove €40 to €90' });
    move(low, 400);
    await canvas.findByRole('button', { name: 'Remove €90' });
    await waitFor(() => expect(low).toHaveAttribute('aria-valuetext', '€90'));
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

export const ResetsPageOnSortChange = meta.story({
  parameters: { requirements: ['G10'] },
  args: { query: 'page=2' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(16));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort Featured' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Name' }));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    const names = canvas
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted());
  },
});
