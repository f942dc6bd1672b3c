import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { pageStateStory, seen } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/SearchPage',
  ...pageStateStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.search('candle')),
});

const found = seen('link', 'Ember ridge candle');

export const SearchesAgainOnSamePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await found({ canvas });
    const field = canvas.getByRole('combobox', { name: 'Search for objects' });
    await waitFor(() => expect(field).toHaveValue('candle'));
    await userEvent.clear(field);
    await userEvent.type(field, 'vase{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Results for “vase”' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /candle/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ring vase' })).toBeVisible());
    await expect(window.location.hash).toBe('#/search?q=vase');
  },
});

export const ShowsEventsBelowProducts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await found({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: '1 event' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Events$/));
    await expect(canvas.getByRole('link', { name: 'Night choir by candlelight' })).toHaveAttribute(
      'href',
      hrefs.event('night-choir-by-candlelight'),
    );
  },
});

export const FindsOnlyEvents = meta.story({
  beforeEach: at(hrefs.search('clinic')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Results for “clinic”' });
    await canvas.findByRole('link', { name: 'Glaze clinic' });
    await canvas.findByText('0 objects');
  },
});

export const KeepsPreviousSuggestionsWhileLoading = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    await found({ canvas });
    const field = canvas.getByRole('combobox', { name: 'Search for objects' });
    await userEvent.clear(field);
    await userEvent.type(field, 'vas');
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(list).toHaveTextContent('Ring vase'));
    platform.hold('catalog.queryProducts');
    await userEvent.type(field, 'e');
    await waitFor(() => expect(list.closest('[data-pending]')).not.toBeNull());
    await expect(field).toHaveValue('vase');
    await expect(list).toHaveTextContent('Ring vase');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “candle”',
    );
  },
});

export const NoResults = meta.story({
  beforeEach: at(hrefs.search('zeppelin')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No results for “zeppelin”', level: 2 });
    await expect(canvas.getAllByRole('heading', { name: /zeppelin/ })).toHaveLength(1);
    await canvas.findByText('Check the spelling, or browse a collection.');
    // Nothing can be filtered.
    await expect(canvas.queryByRole('button', { name: /Filter|Sort/ })).toBeNull();
    await canvas.findByRole('region', { name: 'You might like' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
});
