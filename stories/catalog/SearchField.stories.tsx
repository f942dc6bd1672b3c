import { createProductSearch, memoryStorage } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { SearchField } from '@vitrine/ui';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';

const small = { viewport: { value: 'small', isRotated: false } };

const storageWith = (before: readonly string[]) =>
  memoryStorage({ 'vitrine.searches': JSON.stringify(before) });

/** Creates the story's own search, without the recent searches of other stories. */
const searching = (before: readonly string[] = [], storage = storageWith(before)) =>
  createProductSearch({ pause: 20, storage });

const meta = preview.meta({
  title: 'Catalog/SearchField',
  component: SearchField,
  loaders: [mockPlatform()],
  args: {
    search: searching(),
    navigate: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 480, minBlockSize: 620, padding: 24 }}>
      <SearchField {...args} />
    </div>
  ),
});

type Player = {
  canvas: ReturnType<typeof within>;
  userEvent: { type: (on: Element, text: string) => Promise<void> };
};

const typed = (text: string) => async (player: object) => {
  const { canvas, userEvent } = player as Player;
  await userEvent.type(
    canvas.getByRole('combobox', { name: /^(Search products|جست‌وجوی محصولات)$/ }),
    text,
  );
  await canvas.findByRole('group', { name: /^(Products|محصولات)$/ });
  await waitFor(() =>
    expect(getAnnouncement()).toMatch(/suggestions?\. Use the arrow keys\.$|پیشنهاد/),
  );
};

export const ShowsSuggestionsWhileTyping = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching() },
  play: async ({ canvas, userEvent }) => {
    await typed('ves')({ canvas, userEvent });
    const collections = await canvas.findByRole('group', { name: 'Collections' });
    await expect(within(collections).getByRole('option', { name: /Vessels/ })).toHaveAttribute(
      'href',
      '#/collections/vessels',
    );
  },
});
export const Dark = meta.story({
  args: { search: searching() },
  globals: { theme: 'dark' },
  play: typed('candle'),
});
export const RightToLeft = meta.story({
  args: { search: searching() },
  globals: { ...small, locale: 'fa-IR' },
  play: typed('شمع'),
});

export const NavigatesSuggestionsByKeyboard = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching(), navigate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await typed('candle')({ canvas, userEvent });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getAllByRole('option')[1];
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second?.id));
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith(second?.getAttribute('href'));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('listbox');
    // Prevented: a dialog around the field stays open, and the browser does not clear the field.
    await expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('candle');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await canvas.findByRole('option', { name: 'candle' });
  },
});

export const ShowsRecentSearches = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching(['ring vase', 'wool']), navigate: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('group', { name: 'Recent searches' });
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});

export const RepeatsRecentSearch = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching(['ring vase', 'wool']), navigate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const wool = await canvas.findByRole('option', { name: 'wool' });
    await userEvent.hover(wool);
    await waitFor(() => expect(wool).toHaveAttribute('aria-selected', 'true'));
    await expect(field).toHaveAttribute('aria-activedescendant', wool.id);
    await expect(wool).toHaveAttribute('href', '#/search?q=wool');
    wool.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(wool);
    await expect(field).toHaveValue('wool');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    const vase = await canvas.findByRole('option', { name: 'ring vase' });
    // The last search is the first one.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', vase.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('#/search?q=ring+vase');
    await expect(field).toHaveValue('ring vase');
  },
});

const device = storageWith([]);
export const ClearsRecentSearches = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching([], device) },
  beforeEach: () => device.change('vitrine.searches', JSON.stringify(['ring vase', 'wool'])),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear recent searches' }));
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await expect(canvas.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    await expect(JSON.parse(device.read('vitrine.searches') ?? '[]')).toEqual([]);
  },
});

export const SkipsSuggestionsForOneCharacter = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching(), navigate: fn() },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '{Enter}');
    await userEvent.type(field, '  {Enter}');
    await expect(args.navigate).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'v{Enter}');
    await expect(args.navigate).toHaveBeenCalledTimes(1);
    await expect(args.navigate).toHaveBeenCalledWith('#/search?q=v');
    await expect(platform.calls).toHaveLength(0);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const NoResults = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin');
    await canvas.findByText('No results for “zeppelin”.');
    await waitFor(() => expect(getAnnouncement()).toBe('No results'));
  },
});

export const RetriesFailedSearch = meta.story({
  parameters: { requirements: ['G17'] },
  args: { search: searching() },
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('catalog.queryProducts', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'cup');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('group', { name: /^(Products|محصولات)$/ });
    await expect(field).toHaveValue('cup');
  },
});
