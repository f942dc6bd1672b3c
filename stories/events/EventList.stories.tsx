import { createEventList, memoryLocation } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { Container, EventList } from '@vitrine/ui';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getEvent, shopTimeZone } from '../lib/demo-events.ts';
import { EventListing, EventListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Events/EventList',
  component: EventListingPage,
  subcomponents: { 'EventList.Root': EventList.Root, 'EventList.Items': EventList.Items },
  globals: large,
  loaders: [mockPlatform()],
  args: { limit: 6 },
});

const kilnOpening = getEvent('kiln-opening')._id;

type Canvas = ReturnType<typeof within>;

/** Waits until this number of events is visible, and nothing is pending. */
const waitForCount = (canvas: object, count: number) =>
  waitFor(() => {
    expect((canvas as Canvas).getAllByRole('article')).toHaveLength(count);
    expect(document.querySelector('[data-pending]')).toBeNull();
  });

const waitUntilLoaded = async ({ canvas }: { canvas: object }) => {
  await waitForCount(canvas, 6);
  await (canvas as Canvas).findByRole('tab', { name: /^Upcoming ?, \d+ events/ });
};

export const GroupsRowsByMonth = meta.story({
  args: { limit: 12 },
  play: async ({ canvas }) => {
    await waitForCount(canvas, 12);
    const months = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(months).toEqual(['On now', 'November 2026', 'December 2026']);
  },
});
/** Back navigation leads to the event that was followed, at the same place of the window. */
export const RestoresScrollAndFocusOnReturn = meta.story({
  args: {
    limit: 12,
    scrollPositionStore: {
      read: () => ({
        ...{ address: '', id: kilnOpening, followed: kilnOpening },
        ...{ top: 120, scroll: 0 },
      }),
      keep: () => {},
    },
  },
  parameters: { screenshot: 'window' },
  play: async ({ canvas }) => {
    await waitForCount(canvas, 12);
    const link = canvas.getByRole('link', { name: 'Kiln opening' });
    await waitFor(() => expect(link).toHaveFocus());
    const row = link.closest('[data-event-id]');
    await expect(row?.getBoundingClientRect().top).toBeCloseTo(120, 0);
    window.scrollTo(0, 0);
  },
});
export const KeepsMonthInView = meta.story({
  args: { limit: 12 },
  parameters: { screenshot: 'window' },
  play: async ({ canvas }) => {
    await waitForCount(canvas, 12);
    const row = canvas.getByRole('link', { name: 'Kiln opening' });
    row.scrollIntoView({ block: 'start' });
    const heading = canvas.getByRole('heading', { name: 'November 2026' });
    const bar = heading.parentElement as HTMLElement;
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
    // A row that is scrolled to is below the heading, not behind it.
    await waitFor(() =>
      expect(row.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom),
    );
    window.scrollTo(0, 0);
  },
});

export const UnderlinesViewOnTheHairline = meta.story({
  play: async ({ canvas }) => {
    await waitForCount(canvas, 6);
    const view = canvas.getByRole('radio', { name: 'List' }).closest('label') as HTMLElement;
    const bar = view.closest('fieldset')?.parentElement?.parentElement as HTMLElement;
    const { bottom } = view.getBoundingClientRect();
    await expect(bar.getBoundingClientRect().bottom - bottom).toBe(1);
    const calendar = canvas.getByRole('radio', { name: 'Calendar' }).closest('label');
    const icon = calendar?.querySelector('svg') as SVGElement;
    await expect(icon.getBoundingClientRect().right).toBe(bar.getBoundingClientRect().right);
  },
});
export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'dark') },
  play: waitUntilLoaded,
});

export const Cards = meta.story({
  args: { view: 'cards' },
  play: waitUntilLoaded,
});

const tabsLocation = memoryLocation();
export const SyncsTabWithUrl = meta.story({
  parameters: { requirements: ['T27'] },
  args: { location: tabsLocation, limit: 12 },
  beforeEach: () => tabsLocation.write(new URLSearchParams(), 'replace'),
  play: async ({ canvas, userEvent }) => {
    const past = await canvas.findByRole('tab', { name: /^Past ?, \d+ events/ });
    const count = Number(/\d+/.exec(past.textContent ?? '')?.[0]);
    await userEvent.click(past);
    await waitForCount(canvas, count);
    await expect(tabsLocation.read().toString()).toBe('tab=past');
    // Each event, and the tab itself.
    await expect(canvas.getAllByText('Past')).toHaveLength(count + 1);
    await waitFor(() => expect(getAnnouncement()).toContain(`${count} events`));
    // Arrow keys alone do not navigate: each tab is a history entry.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Cancelled/ })).toHaveFocus());
    await expect(tabsLocation.read().toString()).toBe('tab=past');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tabsLocation.read().toString()).toBe('tab=cancelled'));
    await waitForCount(canvas, 1);
    tabsLocation.visit('');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5));
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

const moreLocation = memoryLocation();
export const LoadsMoreAndUpdatesUrl = meta.story({
  parameters: { requirements: ['T27'] },
  args: { location: moreLocation },
  globals: small,
  beforeEach: () => moreLocation.write(new URLSearchParams(), 'replace'),
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 6 more' }));
    await waitForCount(canvas, 12);
    await waitFor(() => expect(moreLocation.read().get('page')).toBe('2'));
    await waitFor(() => expect(getAnnouncement()).toContain('6 more events loaded'));
    const titles = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(new Set(titles).size).toBe(titles.length);
    // A recurring event is listed once, with its next date.
    await expect(titles.filter((title) => title === 'Throwing bowls for beginners')).toHaveLength(
      1,
    );
    await expect(canvas.getByText('5 more dates')).toBeInTheDocument();
  },
});

export const PaginatesWithLinks = meta.story({
  args: { paging: 'pages', query: 'page=2' },
  play: async ({ canvas, userEvent }) => {
    await waitForCount(canvas, 6);
    const third = await canvas.findByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', expect.stringContaining('page=3'));
    const before = canvas.getAllByRole('article')[0]?.textContent;
    await userEvent.click(third);
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.textContent).not.toBe(before));
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});

export const LoadingRows = meta.story({
  args: { loadingCount: 3 },
  loaders: [mockPlatform(({ platform }) => void platform.hold('events.queryEvents'))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
});
export const LoadingCards = LoadingRows.extend({
  args: { view: 'cards' },
});

export const RetriesAfterError = meta.story({
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('events.queryEvents', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('We couldn’t load the events.')).toBeInTheDocument();
    const countRequests = () =>
      platform.calls.filter(({ name }) => name === 'events.queryEvents').length;
    await expect(countRequests()).toBe(1);
    await userEvent.click(again);
    await waitForCount(canvas, 6);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const DistinguishesEmptyStates = meta.story({
  globals: small,
  render: () => (
    <Container asChild>
      <main>
        <EventListing filter={{ title: 'Never planned' }} />
        <EventListing filter={{ 'categories.name': 'Abroad' }} query="tab=cancelled" />
        <EventListing query="q=zeppelin" />
        <EventListing query="dates=2027-07-01..2027-07-03" />
      </main>
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No events yet' });
    await canvas.findByRole('heading', { name: 'No events match “zeppelin”' });
    await canvas.findByRole('heading', { name: 'No matching events' });
    await canvas.findByRole('heading', { name: 'Nothing under “Cancelled”' });
    const there = await canvas.findByRole('button', { name: 'Upcoming: 4 events' });
    await waitFor(() => expect(there).toBeVisible());
    const clear = canvas.getByRole('button', { name: 'Clear search' });
    await userEvent.hover(clear);
    await userEvent.unhover(clear);
  },
});

export const LeavesEmptyStates = meta.story({
  globals: small,
  args: {
    limit: 2,
    filter: { 'categories.name': 'Abroad' },
    query: 'tab=cancelled&q=zeppelin&dates=2027-07-01..2027-07-03',
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('heading', { name: 'No events match “zeppelin”' });
    await press('Clear all filters');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull(),
    );
    await press('Clear search');
    await press('Upcoming: 4 events');
    await waitForCount(canvas, 2);
    await expect(canvas.getByRole('tab', { name: /^Upcoming/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    (loaded as Required<Loaded>).platform.fail('events.queryEvents', 'unavailable', { times: 1 });
    await press('Show 2 more');
    await canvas.findByText('Some events couldn’t be loaded.');
    await waitForCount(canvas, 2);
    await press('Try again');
    await waitForCount(canvas, 4);
    await expect(canvas.queryByText('Some events couldn’t be loaded.')).toBeNull();
  },
});

const CountedList = () => {
  const [list] = useState(() =>
    createEventList({ timeZone: shopTimeZone, location: memoryLocation('') }),
  );
  return (
    <Container asChild>
      <main>
        <EventList.Root list={list}>
          <EventList.Tabs />
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingBlock: 12,
            }}
          >
            <EventList.Count data-testid="count" />
            <EventList.Views />
          </div>
          <EventList.Items scrollPositionStore={null} />
        </EventList.Root>
      </main>
    </Container>
  );
};

export const CountsLoadedEvents = meta.story({
  parameters: { screenshot: 'window' },
  loaders: [mockPlatform()],
  render: () => <CountedList />,
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    const count = canvas.getByTestId('count');
    await waitFor(() => expect(count).toHaveTextContent('26 events'));
    platform.fail('events.queryEvents', 'unavailable', { times: 1 });
    await userEvent.click(canvas.getByRole('tab', { name: /^Past/ }));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(count).toBeEmptyDOMElement();
    await userEvent.click(again);
    await waitFor(() => expect(count).toHaveTextContent('3 events'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }));
    await waitFor(() => expect(count).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(count).toHaveTextContent('3 events'));
  },
});
