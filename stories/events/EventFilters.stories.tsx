import { memoryLocation } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { EventList } from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { settled } from '../lib/settled.ts';
import { EventListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const listLocation = memoryLocation();

const meta = preview.meta({
  title: 'Events/EventFilters',
  component: EventListingPage,
  subcomponents: { 'EventList.Bar': EventList.Bar, 'EventList.Applied': EventList.Applied },
  globals: large,
  loaders: [mockPlatform()],
  args: { limit: 4, location: listLocation },
  beforeEach: () => listLocation.write(new URLSearchParams(), 'replace'),
});

type Canvas = ReturnType<typeof within>;

const waitUntilIdle = () =>
  waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());

const waitUntilLoaded = async (canvas: object) => {
  await waitFor(() => expect((canvas as Canvas).getAllByRole('article')).toHaveLength(4));
  await (canvas as Canvas).findByRole('tab', { name: /^Upcoming ?, \d+ events/ });
};

export const FiltersByCategory = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Category' }));
    const layer = await screen.findByRole('dialog', { name: 'Category' });
    const talks = await within(layer).findByRole('checkbox', { name: /^Talks/ });
    await waitFor(() => expect(talks).toHaveAccessibleName(/\d+ events/));
    const count = Number(/Talks(\d+), \1 events/.exec(layer.textContent ?? '')?.[1]);
    await userEvent.click(talks);
    await waitFor(() => expect(talks).toBeChecked());
    await canvas.findByText(`4 of ${count} events`);
    await expect(listLocation.read().getAll('category')).toHaveLength(1);
    await waitUntilIdle();
    await settled(layer);
  },
});

export const FiltersByPresetOrDateRange = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Dates' }));
    const layer = await screen.findByRole('dialog', { name: 'Dates' });
    await userEvent.click(await within(layer).findByRole('button', { name: 'This weekend' }));
    const expectDates = (dates: string | null) =>
      waitFor(() => expect(listLocation.read().get('dates')).toBe(dates));
    const press = (name: string) => userEvent.click(within(layer).getByRole('button', { name }));
    await expectDates('2026-11-28..2026-11-29');
    await press('This weekend');
    await expectDates(null);
    await press('This weekend');
    await expectDates('2026-11-28..2026-11-29');
    await press('Any date');
    await expectDates(null);
    await expect(within(layer).queryByRole('button', { name: 'Any date' })).toBeNull();
    await press('Next month');
    await within(layer).findByRole('grid', { name: 'December 2026' });
    await press('Previous month');
    await within(layer).findByRole('grid', { name: 'November 2026' });
    await press('Next month');
    await within(layer).findByRole('grid', { name: 'December 2026' });
    await userEvent.click(
      within(layer).getByRole('gridcell', { name: 'Wednesday 9 December 2026' }),
    );
    await within(layer).findByText('Choose an end date.');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    // The earlier of both is the first, whichever was chosen first.
    await waitFor(() => expect(listLocation.read().get('dates')).toBe('2026-12-02..2026-12-09'));
    await waitUntilIdle();
    await settled(layer);
  },
});

export const RemovesFilterAndMovesFocus = meta.story({
  beforeEach: () =>
    listLocation.write(new URLSearchParams('dates=2026-12-01..2026-12-20'), 'replace'),
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', {
      name: 'Remove Tue 1 Dec to Sun 20 Dec',
    });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    // A date filter lists each date within it, even if an event recurs.
    await expect(canvas.getByRole('button', { name: 'Dates (1)' })).toBeInTheDocument();
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listLocation.read().toString()).toBe(''));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-filter-trigger'));
    await waitUntilLoaded(canvas);
    await waitUntilIdle();
    (document.activeElement as HTMLElement).blur();
  },
});

export const ShowsSheetOnSmallScreen = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const box = await within(sheet).findByRole('checkbox', { name: /^Workshops/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(listLocation.read().toString()).toBe('');
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await within(sheet).findByRole('button', { name: /^Show \d+ events$/ });
    await waitFor(() => expect(within(sheet).getByRole('grid')).toBeVisible());
    await waitUntilIdle();
    await settled(sheet);
  },
});

export const SwitchesViews = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }));
    await waitFor(() => expect(listLocation.read().get('view')).toBe('cards'));
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('grid', { name: 'Events in November 2026' });
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Dates' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitUntilLoaded(canvas);
    await expect(listLocation.read().toString()).toBe('');
    (document.activeElement as HTMLElement).blur();
  },
});
