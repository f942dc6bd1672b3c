import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { EventDateTime, type EventDateTimeProps } from './EventDateTime.tsx';

const getText = (dateAndTimeSettings: object, rest: Partial<EventDateTimeProps> = {}) =>
  renderToStaticMarkup(
    <UiProvider locale="en-GB">
      <EventDateTime
        event={{ dateAndTimeSettings, location: { type: 'VENUE' } } as EventDateTimeProps['event']}
        {...rest}
      />
    </UiProvider>,
  )
    .replace(/<\/span><span[^>]*>(?!<)/g, '|')
    .replace(/<[^>]+>/g, '')
    .replace(/[\u2009\u202f\u2060]/g, '');

test('a date to be announced has the organizer’s text, or a default one', () => {
  expect(getText({ dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In spring' })).toBe('In spring');
  expect(getText({ dateAndTimeTbd: true })).toBe('Date to be announced');
});

test('an unknown date is to be confirmed', () => {
  expect(getText({})).toBe('Date to be confirmed');
});

const start = new Date('2026-12-03T18:30Z');
const doors = new Date('2026-12-03T18:00Z');
const timeZoneId = 'Europe/Copenhagen';

test('doors and start are followed by the end, or by the time zone alone', () => {
  const endDate = new Date('2026-12-03T19:40Z');
  expect(getText({ startDate: start, endDate, timeZoneId }, { doors })).toContain(
    'Doors 19:00, starts 19:30|Ends 20:40, Copenhagen time',
  );
  expect(getText({ startDate: start, timeZoneId }, { doors })).toContain(
    'Doors 19:00, starts 19:30|Copenhagen time',
  );
});
