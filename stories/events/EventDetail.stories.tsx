import type { EventV3 } from '@vitrine/client/events';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  Button,
  Container,
  EventDetail,
  type EventDetailProps,
  EventPage,
  EventSkeleton,
  EventView,
  Text,
} from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getEvent } from '../lib/demo-events.ts';
import { large } from '../pages/lib/shop-story.tsx';

type Canvas = ReturnType<typeof within>;

const onSlugChange = fn<(slug: string) => void>();

const Page = ({ slug, calendarAbove }: Pick<EventDetailProps, 'slug' | 'calendarAbove'>) => (
  <Container style={{ paddingBlock: 40 }}>
    <EventDetail
      slug={slug}
      onSlugChange={onSlugChange}
      visitorTimeZone="Europe/Copenhagen"
      {...(calendarAbove !== undefined && { calendarAbove })}
    />
  </Container>
);

const meta = preview.meta({
  title: 'Events/EventDetail',
  component: Page,
  globals: large,
  args: { slug: 'throwing-bowls-for-beginners' },
  loaders: [mockPlatform()],
  beforeEach: () => void onSlugChange.mockClear(),
});

const getPlatform = (loaded: unknown) => (loaded as Required<Loaded>).platform;

export const SelectsBookableDate = meta.story({
  parameters: { requirements: ['R56', 'T29'] },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('radio', { name: /^Monday 30 November 2026/ });
    await expect(first).toBeChecked();
    const soldOutDate = canvas.getByRole('radio', { name: /^Monday 14 December/ });
    await expect(soldOutDate).toBeDisabled();
    await expect(soldOutDate).toHaveAccessibleDescription('Sold out');
    await userEvent.click(canvas.getByRole('radio', { name: /^Monday 7 December/ }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /^Monday 7 December/ })).toBeChecked(),
    );
    await expect(onSlugChange).toHaveBeenCalledWith('throwing-bowls-for-beginners-1');
    await waitFor(() =>
      expect(getAnnouncement()).toMatch(/^Showing Monday 7 December 2026, 18:00–20:30/),
    );
    await expect(canvas.getByText('2 more dates')).toBeInTheDocument();
  },
});

/** The dates of an event alone, and the one that is selected. */
function DatesWithCalendar() {
  const [event, setEvent] = useState(getEvent('throwing-bowls-for-beginners'));
  return (
    <Container style={{ paddingBlock: 40 }}>
      <EventPage.Root event={event} onSelect={setEvent}>
        <EventPage.Dates calendarAbove={5} />
      </EventPage.Root>
    </Container>
  );
}

/** The cell of a day, by the beginning of its name. */
const getCell = (canvas: Canvas, name: string) =>
  canvas.findByRole('gridcell', { name: new RegExp(`^${name}`) });

export const SelectsDateInCalendar = meta.story({
  parameters: { requirements: ['R56', 'T29'] },
  render: () => <DatesWithCalendar />,
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Choose from a calendar' });
    await userEvent.click(open);
    const first = await getCell(canvas, 'Monday 30 November 2026, 1 date');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = await getCell(canvas, 'Monday 7 December 2026, 1 date');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Showing Monday 7 December 2026/));
    await userEvent.keyboard('{ArrowDown}');
    const soldOut = await getCell(canvas, 'Monday 14 December 2026, 1 date, Sold out');
    await waitFor(() => expect(soldOut).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('radio', { name: /^Monday 14 December/ })).toBeDisabled();
    await userEvent.click(await getCell(canvas, 'Monday 21 December 2026, 1 date'));
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Showing Monday 21 December 2026/));
    await getCell(canvas, 'Tuesday 22 December 2026, no date');
  },
});

export const ReturnsFromCalendarToList = meta.story({
  render: () => <DatesWithCalendar />,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Choose from a calendar' });
    // A later date is chosen from a list.
    const first = await canvas.findByRole('radio', { name: /^Monday 30 November/ });
    await expect(first).toBeChecked();
    const later = canvas.getByRole('combobox', { name: '2 more dates' });
    await userEvent.click(later);
    const [option] = await screen.findAllByRole('option', { name: /January 2027/ });
    await userEvent.click(option as HTMLElement);
    await waitFor(() => expect(later).toHaveTextContent(/January 2027/));
    await expect(first).not.toBeChecked();
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Showing .*January 2027/));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(first);
    await waitFor(() => expect(first).toBeChecked());
    await expect(later).not.toHaveTextContent(/January 2027/);
    await userEvent.click(toggle);
    await canvas.findByRole('grid', { name: 'Dates in November 2026' });
    await userEvent.click(toggle);
    await canvas.findByText('2 more dates');
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const OffersCalendarAboveNumberOfDates = meta.story({
  args: { calendarAbove: 5 },
  parameters: { requirements: ['R56'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose from a calendar' }));
    const first = await getCell(canvas, 'Monday 30 November 2026, 1 date');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});

export const RetriesLoadingOtherDates = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('events.queryEvents', 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load the other dates.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Throwing bowls');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: /^Monday 30 November/ });
  },
});

export const RetriesAfterError = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('events.getEventBySlug', 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load this event.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('radio', { name: /^Monday 30 November/ });
    // Without tickets of the host, there is no heading above nothing.
    await expect(canvas.queryByRole('heading', { name: 'Tickets' })).toBeNull();
  },
});

export const OpensScheduledRegistration = meta.story({
  args: { slug: 'members-supper' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/^Opens Wednesday 2 December 2026/);
    const { clock, calls } = getPlatform(loaded);
    clock.advance(6 * 24 * 3_600_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('heading', { name: 'Are you coming?' });
    await canvas.findByText(/^This event is for members/);
    await expect(calls.filter(({ name }) => name === 'events.getEventBySlug').length).toBe(2);
  },
});

/** A host that changes its URL when a date is chosen, and has the browser's back button. */
function RoutedPage() {
  const [slug, setSlug] = useState('throwing-bowls-for-beginners');
  return (
    <Container style={{ paddingBlock: 40 }}>
      <div style={{ display: 'flex', gap: 12, marginBlockEnd: 24 }}>
        <Button onClick={() => setSlug('throwing-bowls-for-beginners')}>Back</Button>
        <Button onClick={() => setSlug('tide-fair')}>Other event</Button>
      </div>
      <EventDetail slug={slug} onSlugChange={setSlug} visitorTimeZone="Europe/Copenhagen" />
    </Container>
  );
}

export const FollowsSlugOfHost = meta.story({
  parameters: { requirements: ['R56'] },
  render: () => <RoutedPage />,
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Monday 7 December/ }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /^Monday 7 December/ })).toBeChecked(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /^Monday 30 November/ })).toBeChecked(),
    );
    // Another event that can't be loaded is not replaced by the one before.
    getPlatform(loaded).fail('events.getEventBySlug', 'unavailable', { times: 9 });
    await userEvent.click(canvas.getByRole('button', { name: 'Other event' }));
    await canvas.findByText('We couldn’t load this event.');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

const text = (content: string, ...decorations: object[]) => ({
  type: 'TEXT',
  textData: { text: content, decorations },
});
const paragraph = (...nodes: object[]) => ({ type: 'PARAGRAPH', nodes });
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } });

const incompleteEvent: EventV3 = {
  ...getEvent('tide-fair'),
  title: '',
  location: {},
  dateAndTimeSettings: {},
  mainImage: { url: 'https://nowhere.example/none.jpg' },
  description: {
    nodes: [
      { type: 'HEADING', headingData: { level: 2 }, nodes: [text('What to bring')] },
      {
        type: 'BULLETED_LIST',
        nodes: [{ type: 'LIST_ITEM', nodes: [paragraph(text('A rope of your own'))] }],
      },
      paragraph(text('Read '), text('the rules', link('https://fennhouse.example/rules'))),
      paragraph(text('Nothing runs', link('javascript:alert(1)'))),
      paragraph(text('<img src=x onerror="document.title = 1">')),
    ],
  },
};

export const HandlesMissingAndUnsafeData = meta.story({
  render: () => (
    <Container style={{ paddingBlock: 40 }}>
      <EventView
        event={incompleteEvent}
        facts={<EventPage.Fact label="Dogs">Welcome on a lead</EventPage.Fact>}
        tickets={() => <Text>Tickets aren’t on sale yet.</Text>}
      />
    </Container>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Untitled event' });
    await canvas.findByText('Date to be confirmed');
    const rules = await canvas.findByRole('link', { name: 'the rules' });
    await expect(rules).toHaveAttribute('href', 'https://fennhouse.example/rules');
    await expect(document.querySelector('a[href^="javascript"], img[onerror]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => (
    <Container style={{ paddingBlock: 40 }}>
      <EventSkeleton />
    </Container>
  ),
});
