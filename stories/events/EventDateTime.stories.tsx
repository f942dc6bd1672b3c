import type { EventV3 } from '@vitrine/client/events';
import { EventDateTime, EventLocation } from '@vitrine/ui';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getEvent } from '../lib/demo-events.ts';
import { Gallery } from '../lib/Gallery.tsx';

const emptyEvent = { location: {}, dateAndTimeSettings: {} } as EventV3;

const baseEvent = getEvent('paper-and-patience');

const rows: [string, EventV3][] = [
  ['An evening', getEvent('resonance-for-nine-strings')],
  ['Past midnight', getEvent('night-choir-by-candlelight')],
  ['Several days', getEvent('winter-sound-room')],
  ['Online', getEvent('how-a-colour-gets-its-name')],
  ['Abroad', getEvent('fenn-house-in-tokyo')],
  [
    'Without an end',
    {
      ...baseEvent,
      location: { name: baseEvent.location.name ?? '', type: 'VENUE' },
      dateAndTimeSettings: { ...baseEvent.dateAndTimeSettings, hideEndDate: true },
    },
  ],
  ['To be announced', getEvent('house-concert-in-spring')],
  ['Nothing known', emptyEvent],
];

/** Returns the same event between two moments; without an end if only one is passed. */
const between = (startDate: string, endDate?: string): EventV3 => {
  const settings = { startDate: new Date(startDate), timeZoneId: 'Europe/Copenhagen' };
  return {
    ...baseEvent,
    dateAndTimeSettings: { ...settings, ...(endDate && { endDate: new Date(endDate) }) },
  };
};

const edgeCases: typeof rows = [
  ['Ends as it begins', between('2026-12-03T18:30Z', '2026-12-03T18:30Z')],
  ['Has no end', between('2026-12-03T18:30Z')],
  ['Begins in the skipped hour', between('2027-03-28T01:00Z', '2027-03-28T02:30Z')],
  ['Goes over the skipped hour', between('2027-03-27T22:00Z', '2027-03-28T01:30Z')],
  ['Goes over the hour that comes twice', between('2027-10-30T23:30Z', '2027-10-31T01:30Z')],
  ['Ends at midnight', between('2026-12-03T17:00Z', '2026-12-03T23:00Z')],
  ['Is a whole day', between('2026-12-02T23:00Z', '2026-12-03T23:00Z')],
  ['Ends in the morning', between('2026-12-03T21:00Z', '2026-12-04T06:00Z')],
];

interface SheetProps {
  shown?: typeof rows;
}

const Sheet = ({ shown = rows }: SheetProps) => {
  const translate = useDemoLanguage();
  return (
    <Gallery
      columns={['When, for a visitor in Tokyo', 'Where']}
      rows={shown
        .map(([name, event]) => [name, translate(event)] as const)
        .map(([name, event]) => ({
          name,
          cells: [
            <EventDateTime key="when" event={event} visitorTimeZone="Asia/Tokyo" />,
            <EventLocation key="where" event={event} />,
          ],
        }))}
    />
  );
};

const meta = preview.meta({
  title: 'Events/EventDateTime',
  component: Sheet,
  parameters: { layout: 'padded' },
});

export const ShowsVisitorTimeForOnlineEvents = meta.story({
  parameters: { requirements: ['T28'] },
  play: async ({ canvas }) => {
    const online = canvas.getByRole('row', { name: /^Online/ });
    await expect(online).toHaveTextContent(
      'Tuesday 8 December 202618:00–19:00 (Copenhagen time)' +
        'Your time: Wednesday 9 December 2026, 02:00–03:00+1 day, the next day',
    );
    const late = canvas.getByRole('row', { name: /^Past midnight/ });
    await expect(late).toHaveTextContent('Thursday 10 December 202622:00–00:15 (Copenhagen time)');
    await expect(late).not.toHaveTextContent('Your time');
    const [link] = canvas.getAllByRole('link', {
      name: /^Show on map ?: Fenn House, Great Hall/,
    });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('row', { name: /^Nothing known/ })).toHaveTextContent(
      'Date to be confirmedVenue to be confirmed',
    );
  },
});

export const HandlesMissingEndsAndDaylightSaving = meta.story({
  parameters: { requirements: ['R20'] },
  args: { shown: edgeCases },
  play: async ({ canvas }) => {
    for (const [row, when] of [
      ['Ends as it begins', 'Thursday 3 December 202619:30 (Copenhagen time)'],
      ['Has no end', 'Thursday 3 December 202619:30 (Copenhagen time)'],
      ['Begins in the skipped hour', 'Sunday 28 March 202703:00–04:30 (Copenhagen time)'],
      ['Goes over the skipped hour', 'Saturday 27 March 202723:00–03:30 (Copenhagen time)'],
      [
        'Goes over the hour that comes twice',
        'Sunday 31 October 202701:30–02:30 (Copenhagen time)',
      ],
      ['Ends at midnight', 'Thursday 3 December 202618:00–00:00 (Copenhagen time)'],
      ['Is a whole day', 'Thursday 3 December 2026All day (Copenhagen time)'],
      ['Ends in the morning', '22:00until Friday 4 December 2026, 07:00 (Copenhagen time)'],
    ] as const) {
      const found = canvas.getByRole('row', { name: new RegExp(`^${row}`) });
      await expect(found).toHaveTextContent(when);
    }
  },
});

export const DaylightSaving = meta.story({
  parameters: { chromatic: inModes('german', 'persian'), requirements: ['R20'] },
  args: { shown: edgeCases },
});
export const Modes = meta.story({ parameters: { chromatic: inModes('dark', 'german') } });
export const Persian = meta.story({
  globals: { locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const evening = canvas.getByRole('row', { name: /^An evening/ });
    await expect(evening).toHaveTextContent('پنجشنبه ۱۲ آذر ۱۴۰۵');
  },
});

/** The page is shown again after a journey to Tokyo. */
export const ReadsTimeZoneWhenShownAgain = meta.story({
  render: () => <EventDateTime event={getEvent('how-a-colour-gets-its-name')} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Your time/)).toBeNull();
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    const device = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(
      function inTokyo(this: Intl.DateTimeFormat) {
        return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
      },
    );
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByText(/Your time/)).toBeVisible());
    device.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByText(/Your time/)).toBeNull());
  },
});
