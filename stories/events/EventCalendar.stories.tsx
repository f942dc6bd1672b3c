import { memoryLocation } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { EventList } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { EventListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const listLocation = memoryLocation();
const openUrl = (query: string) => () => listLocation.write(new URLSearchParams(query), 'replace');

const meta = preview.meta({
  title: 'Events/EventCalendar',
  component: EventListingPage,
  subcomponents: { 'EventList.Items': EventList.Items },
  globals: large,
  loaders: [mockPlatform()],
  args: { location: listLocation, view: 'calendar' },
  beforeEach: openUrl('day=2026-12-08'),
});

type Canvas = ReturnType<typeof within>;

const waitUntilIdle = () =>
  waitFor(() => {
    expect(document.querySelector('[role="grid"]')).not.toHaveAttribute('aria-busy');
    expect(document.querySelector('[data-state="success"]')).not.toBeNull();
  });

const waitUntilLoaded = async ({ canvas }: { canvas: object }) => {
  await (canvas as Canvas).findByRole('gridcell', {
    name: /^Tuesday 8 December 2026, \d events?$/,
  });
  await waitUntilIdle();
};

export const PlacesEventsInTheirTimeZone = meta.story({
  play: async ({ canvas }) => {
    await waitUntilLoaded({ canvas });
    const cell = (name: RegExp) => canvas.getByRole('gridcell', { name });
    // On two days in Tokyo time, where it begins at two in the morning in the site's time zone.
    await expect(cell(/^Sunday 13 December/)).toHaveTextContent('Fenn House in Tokyo');
    await expect(cell(/^Monday 14 December/)).toHaveTextContent('Fenn House in Tokyo');
    // A night that ends at a quarter past midnight belongs to its evening.
    await expect(cell(/^Thursday 10 December/)).toHaveTextContent('Night choir');
    await expect(cell(/^Friday 11 December/)).not.toHaveTextContent('Night choir');
    await expect(
      canvas.getByRole('region', { name: 'Tuesday 8 December 2026' }),
    ).toBeInTheDocument();
  },
});

export const DrawsEventsOfSeveralDaysAsBars = meta.story({
  play: async ({ canvas }) => {
    await waitUntilLoaded({ canvas });
    const cell = (name: RegExp) => canvas.getByRole('gridcell', { name });
    const getBar = (name: RegExp, title: RegExp) =>
      within(cell(name)).getByRole('link', { name: title }).getBoundingClientRect();
    const camp = getBar(/^Thursday 17 December/, /^Clay camp .* 09:00–16:00$/);
    const fair = getBar(/^Thursday 17 December/, /^Tide fair 10:00–18:00$/);
    const lastDay = cell(/^Saturday 19 December/).getBoundingClientRect();
    // Both reach from their first day to the end of their last, below each other.
    for (const bar of [camp, fair]) {
      await expect(Math.abs(bar.right - lastDay.right)).toBeLessThan(1);
    }
    await expect(camp.bottom).toBeLessThanOrEqual(fair.top);
    // A run that began in another week says until when it is.
    const room = getBar(/^Monday 30 November/, /^Winter sound room until Sun 6$/);
    const sunday = cell(/^Sunday 6 December/).getBoundingClientRect();
    await expect(Math.abs(room.right - sunday.right)).toBeLessThan(1);
    // Each run is there once a week.
    await expect(canvas.getAllByRole('link', { name: /^Tide fair/ })).toHaveLength(1);
  },
});

export const HasDotsAndNextDayIfNarrow = meta.story({
  globals: small,
  beforeEach: openUrl('day=2026-12-03'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Thursday 3 December 2026' });
    await canvas.findByRole('region', { name: 'Friday 4 December 2026' });
    await waitUntilIdle();
    const grid = canvas.getByRole('grid');
    await expect(within(grid).queryByRole('link')).toBeNull();
    const [first] = within(grid).getAllByRole('row');
    await expect(first?.getBoundingClientRect().width).toBe(grid.getBoundingClientRect().width);
    for (const one of within(grid).getAllByRole('gridcell')) {
      await expect(one.getBoundingClientRect().height).toBe(56);
    }
  },
});
export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'dark', 'contrast') },
  play: waitUntilLoaded,
});

export const ShowsPersianCalendar = meta.story({
  globals: { locale: 'fa-IR' },
  play: async ({ canvas }) => {
    // The seventeenth of Azar 1405.
    const cell = await canvas.findByRole('gridcell', { name: /۱۷ آذر ۱۴۰۵.*رویداد/ });
    await expect(canvas.getByRole('grid', { name: /آذر ۱۴۰۵/ })).toBeInTheDocument();
    const days = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(days[0]).toContain('شنبه');
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await waitUntilIdle();
    // Titles that are cut keep their beginning.
    for (const bar of canvas.getAllByRole('link', { name: /^اردوی گل/ })) {
      const title = bar.querySelector('bdi') as HTMLElement;
      const range = document.createRange();
      range.setStart(title.firstChild as Node, 0);
      range.setEnd(title.firstChild as Node, 4);
      await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(
        bar.getBoundingClientRect().right,
      );
    }
  },
});

export const NavigatesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded({ canvas });
    const reach = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('gridcell', { name })).toHaveFocus());
    canvas.getByRole('gridcell', { name: /^Tuesday 8 December/ }).focus();
    for (const [keys, name] of [
      ['{ArrowRight}', /^Wednesday 9 December 2026/],
      ['{ArrowDown}', /^Wednesday 16 December/],
      ['{Home}', /^Monday 14 December/],
      ['{End}', /^Sunday 20 December/],
      ['{ArrowUp}{ArrowUp}{ArrowUp}', /^Sunday 29 November/],
      ['{PageDown}{PageDown}', /^Friday 29 January 2027/],
      ['{PageDown}', /^Sunday 28 February 2027/],
      ['{Shift>}{PageUp}{/Shift}', /^Saturday 28 February 2026/],
      ['{Shift>}{PageDown}{/Shift}{PageUp}{PageUp}', /^Monday 28 December 2026/],
    ] as const) {
      for (const key of keys.match(/\{Shift>\}\{\w+\}\{\/Shift\}|\{\w+\}/g) ?? []) {
        await userEvent.keyboard(key);
      }
      await reach(name);
    }
    await waitFor(() => expect(getAnnouncement()).toMatch(/^December 2026, \d+ events/));
    await expect(listLocation.read().get('day')).toBe('2026-12-28');
    // A click on the current day does not take the focus from the buttons of the months.
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Monday 28 December 2026/ }));
    for (const name of ['Next month', 'Previous month']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(getAnnouncement()).toMatch(/^(January|December) 20/));
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
    await waitFor(() => expect(listLocation.read().get('day')).toBe('2026-12-28'));
    canvas.getByRole('gridcell', { name: /^Monday 28 December 2026/ }).focus();
    // One tab stop, and Enter moves the focus to the events of the day.
    await expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Monday 14 December 2026' })).toHaveFocus(),
    );
    await waitUntilIdle();
  },
});

export const ReturnsToToday = meta.story({
  globals: small,
  beforeEach: openUrl('day=2027-03-05'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No events this month.');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    const today = await canvas.findByRole('gridcell', {
      name: /^Friday 27 November 2026, \d event/,
    });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Saturday 28 November/ }));
    await canvas.findByRole('region', { name: 'Saturday 28 November 2026' });
    await waitUntilIdle();
    (document.activeElement as HTMLElement).blur();
  },
});

export const EmptyMonth = meta.story({
  beforeEach: openUrl('day=2027-03-05'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No events this month.')).toBeVisible());
    await waitUntilIdle();
  },
});

export const ShowsDaysWhileLoading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold('events.queryEvents'))],
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Tuesday 8 December 2026' });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(
      canvas.getByRole('img', { name: 'Loading this month’s events.' }),
    ).toBeInTheDocument();
  },
});

export const AnnouncesMonthOnReturnWhileLoading = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    await waitUntilLoaded({ canvas });
    const release = platform.hold('events.queryEvents');
    canvas.getByRole('gridcell', { name: /^Tuesday 8 December/ }).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: 'Friday 8 January 2027' })).toHaveFocus(),
    );
    await expect(getAnnouncement()).toBe('');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(getAnnouncement()).toMatch(/^December 2026, \d+ events/));
    release();
    await waitUntilLoaded({ canvas });
  },
});

export const KeepsDaysAndRetriesAfterError = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('events.queryEvents', 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('gridcell').length).toBeGreaterThan(27);
    const countRequests = () =>
      platform.calls.filter(({ name }) => name === 'events.queryEvents').length;
    const before = countRequests();
    await userEvent.click(again);
    await waitFor(() => expect(countRequests()).toBeGreaterThan(before));
    await waitUntilLoaded({ canvas });
    (document.activeElement as HTMLElement).blur();
  },
});
