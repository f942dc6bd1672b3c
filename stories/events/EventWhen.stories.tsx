import type { EventV3 } from '@vitrine/client/events';
import { EventWhen, EventWhere } from '@vitrine/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Gallery } from '../lib/Gallery.tsx';
import { eventOf } from '../lib/programme.ts';

const nowhere = { location: {}, dateAndTimeSettings: {} } as EventV3;

const endless = eventOf('paper-and-patience');

const rows: [string, EventV3][] = [
  ['An evening', eventOf('resonance-for-nine-strings')],
  ['Past midnight', eventOf('night-choir-by-candlelight')],
  ['Several days', eventOf('winter-sound-room')],
  ['Online', eventOf('how-a-colour-gets-its-name')],
  ['Abroad', eventOf('fenn-house-in-tokyo')],
  [
    'Without an end',
    {
      ...endless,
      location: { name: endless.location.name ?? '', type: 'VENUE' },
      dateAndTimeSettings: { ...endless.dateAndTimeSettings, hideEndDate: true },
    },
  ],
  ['To be announced', eventOf('house-concert-in-spring')],
  ['Nothing known', nowhere],
];

const Sheet = () => (
  <Gallery
    columns={['When, for a visitor in Tokyo', 'Where']}
    rows={rows.map(([name, event]) => ({
      name,
      cells: [
        <EventWhen key="when" event={event} visitorZone="Asia/Tokyo" />,
        <EventWhere key="where" event={event} />,
      ],
    }))}
  />
);

const meta = preview.meta({
  title: 'Events/When and where',
  component: Sheet,
  parameters: { layout: 'padded' },
});

export const Kinds = meta.story({
  name: 'An event online is said in both zones, and what ends on another day is marked',
  play: async ({ canvas }) => {
    const online = canvas.getByRole('row', { name: /^Online/ });
    await expect(online).toHaveTextContent(
      'Tuesday 8 December 202618:00–19:00 (Copenhagen time)' +
        'Your time: Wednesday 9 December 2026, 02:00–03:00+1 day, the next day',
    );
    const late = canvas.getByRole('row', { name: /^Past midnight/ });
    await expect(late).toHaveTextContent('22:00–00:15+1 day, the next day (Copenhagen time)');
    await expect(late).not.toHaveTextContent('Your time');
    const [link] = canvas.getAllByRole('link', {
      name: /^Show on a map ?: Fenn House, Great Hall/,
    });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('row', { name: /^Nothing known/ })).toHaveTextContent(
      'No date has been setNo place has been set',
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Persian = meta.story({
  name: 'Persian has its own calendar, digits and direction',
  globals: { locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const evening = canvas.getByRole('row', { name: /^An evening/ });
    await expect(evening).toHaveTextContent('پنجشنبه ۱۲ آذر ۱۴۰۵');
  },
});
