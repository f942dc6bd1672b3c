import { storyTime } from '@vitrine/storybook';
import { Container, EventCard, EventRow } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getEvent, shopTimeZone } from '../lib/demo-events.ts';
import * as css from './listing.css.ts';

const slugs = [
  ...['resonance-for-nine-strings', 'night-market', 'kiln-opening', 'glaze-clinic'],
  ...['night-choir-by-candlelight', 'tiles-of-lisbon-walk', 'lecture-on-lamplight'],
  ...['new-year-fire', 'members-supper', 'letters-from-the-mill', 'sharpening-morning'],
  ...['winter-sound-room', 'low-tide-brass', 'willow-baskets-in-a-day'],
  ...['throwing-bowls-for-beginners', 'how-a-colour-gets-its-name', 'house-concert-in-spring'],
  'fenn-house-in-tokyo',
];

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const Cards = () => {
  const translate = useDemoLanguage();
  return (
    <Container className={css.cards}>
      {translate(slugs.map(getEvent)).map((event) => (
        <EventCard key={event._id} event={event} now={storyTime} timeZone={shopTimeZone} />
      ))}
    </Container>
  );
};

const meta = preview.meta({
  title: 'Events/EventCard',
  component: Cards,
  subcomponents: { EventCard, EventRow },
  globals: large,
});

const labels = [
  ...['Free', 'Free to €9.00', 'Fully booked', 'Sold out', 'Registration closed'],
  ...['Opens Wed 2 Dec', 'Registration on another site', 'No booking needed'],
  ...['Past', 'Cancelled', 'Members only', 'On now', '5 more dates', 'Online'],
  ...['Date to be announced', 'Place to be announced'],
];

export const ShowsRegistrationStatusAndPrice = meta.story({
  play: async ({ canvas }) => {
    const getText = () => document.querySelector('[data-story-canvas]')?.textContent ?? '';
    for (const label of labels.filter((one) => one !== 'Date to be announced')) {
      await expect(getText()).toContain(label);
    }
    await expect(getText()).toMatch(/From €\d/);
    await expect(getText()).toMatch(/\(Lisbon\stime\)/);
    await expect(canvas.getByText('In April 2027')).toBeInTheDocument();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(slugs.length);
    // The full card links to its page, and nothing covers it.
    const card = canvas.getAllByRole('article')[0] as HTMLElement;
    const { left, top } = card.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + 20, top + 20)).toBe(links[0]));
  },
});
export const Dark = ShowsRegistrationStatusAndPrice.extend({
  globals: { theme: 'dark' },
  play: undefined,
});
export const Modes = meta.story({ parameters: { chromatic: inModes('contrast', 'persian') } });

const [resonance] = ['resonance-for-nine-strings'].map(getEvent);
const unusual = resonance && [
  { ...getEvent('very-long-evening-for-two-pianos'), mainImage: { url: '/nothing.jpg' } },
  { ...resonance, _id: 'bare', title: '  ', location: {}, dateAndTimeSettings: {} },
  {
    ...resonance,
    _id: 'strange',
    title: 'A registration of tomorrow',
    registration: { type: 'LOTTERY' as never, status: 'OPEN_LOTTERY' as never },
    dateAndTimeSettings: {
      ...resonance.dateAndTimeSettings,
      timeZoneId: 'Mars/Olympus',
      endDate: new Date(0),
    },
  },
];

export const ShowsDefaultsForMissingData = meta.story({
  globals: small,
  render: () => (
    <Container className={css.cards}>
      {unusual?.map((event) => (
        <EventCard key={event._id} event={event} now={storyTime} />
      ))}
      <EventCard loading />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Untitled event' })).toBeInTheDocument();
    await expect(canvas.getByText('Date to be announced')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await waitFor(() =>
      expect(document.querySelector('[data-state="missing"]')).toBeInTheDocument(),
    );
  },
});

const Rows = () => (
  <Container>
    {slugs.map(getEvent).map((event) => (
      <EventRow key={event._id} event={event} now={storyTime} timeZone={shopTimeZone} level={2} />
    ))}
  </Container>
);

export const ListsEventsAsRows = meta.story({
  render: Rows,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles).toHaveLength(slugs.length);
    await expect(canvas.getAllByText('Sold out')).toHaveLength(1);
    // Price and action end on one line down the list.
    const rows = canvas.getAllByRole('article');
    const ends = rows.flatMap((row) => {
      const link = within(row).queryByRole('link', { name: /: / });
      return link ? [link.getBoundingClientRect().right] : [];
    });
    await expect(ends.length).toBeGreaterThan(5);
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
  },
});
export const RowsSmall = meta.story({ render: Rows, globals: small });
