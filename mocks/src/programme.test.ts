import { InputControlType, ValueType } from '@vitrine/client/events';
import { describe, expect, test } from 'vitest';
import { eventIdOf, programme } from './programme.ts';
import { createClock, NOON } from './testing/caller.ts';
import { createTestPlatform } from './testing/platform.ts';

function open() {
  const clock = createClock();
  const platform = createTestPlatform(clock);
  return { clock, platform, house: platform.use(programme) };
}

const DAY = 86_400_000;

describe('the programme', () => {
  const { house } = open();
  const events = house.all();

  test('has 39 events whose ids and slugs are their own', () => {
    expect(events).toHaveLength(39);
    expect(new Set(events.map(({ id }) => id)).size).toBe(39);
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(39);
    for (const { id, slug } of events) expect(id).toBe(eventIdOf(slug));
  });

  test('has every status, type of registration and kind of place', () => {
    const set = (values: unknown[]) => [...new Set(values)].sort();
    expect(set(events.map(({ status }) => status))).toEqual([
      'CANCELED',
      'DRAFT',
      'ENDED',
      'STARTED',
      'UPCOMING',
    ]);
    expect(set(events.map(({ registration }) => registration?.type))).toEqual([
      'EXTERNAL',
      'NONE',
      'RSVP',
      'TICKETING',
    ]);
    expect(set(events.map(({ location }) => location.type))).toEqual(['ONLINE', 'VENUE']);
    expect(set(events.flatMap(({ onlineConferencing }) => onlineConferencing?.type ?? []))).toEqual(
      ['MEETING', 'WEBINAR'],
    );
  });

  test('recurs on the day of the week that its words name, whatever day it begins on', () => {
    for (let later = 0; later < 7; later += 1) {
      const clock = createClock();
      clock.advance(later * DAY);
      const begun = createTestPlatform(clock).use(programme).all();
      const recurring = begun.filter(
        ({ dateAndTimeSettings }) => dateAndTimeSettings.recurringEvents,
      );
      expect(recurring).toHaveLength(10);
      for (const { slug, shortDescription = '', dateAndTimeSettings } of recurring) {
        const { startDate = '', timeZoneId: timeZone } = dateAndTimeSettings;
        const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
        const weekday = format.format(new Date(startDate));
        expect(weekday, slug).toBe('Monday');
        expect(shortDescription.match(/[A-Z][a-z]+day/)?.[0] ?? weekday, slug).toBe(weekday);
        const isPast = Date.parse(startDate) < clock.now();
        expect(isPast, slug).toBe(slug === 'mending-circle');
      }
    }
  });

  test('asks with all ten types of control and all five types of value', () => {
    const controls = events.flatMap(({ form }) => form?.controls ?? []);
    const inputs = controls.flatMap((control): { type: string }[] => control.inputs);
    expect(new Set(controls.map(({ type }) => type))).toEqual(
      new Set(Object.values(InputControlType)),
    );
    expect(new Set(inputs.map(({ type }) => type))).toEqual(new Set(Object.values(ValueType)));
  });

  test('keeps to the bounds of the platform', () => {
    for (const { title, shortDescription, location, form, slug } of events) {
      expect(title.length, slug).toBeLessThanOrEqual(120);
      expect(shortDescription?.length, slug).toBeLessThanOrEqual(500);
      expect(location.name?.length, slug).toBeLessThanOrEqual(50);
      const names = (form?.controls ?? []).flatMap((control): string[] =>
        control.inputs.map(({ name }) => name),
      );
      expect(new Set(names).size, slug).toBe(names.length);
    }
  });

  test('stands by the clock of its places', () => {
    const dates = (slug: string) => house.bySlug(slug)?.dateAndTimeSettings;
    expect(dates('resonance-for-nine-strings')).toMatchObject({
      startDate: '2026-11-27T18:30:00.000Z',
      endDate: '2026-11-27T19:40:00.000Z',
      formatted: { dateAndTime: '27 November 2026, 19:30 – 20:40', startTime: '19:30' },
    });
    expect(dates('fenn-house-in-tokyo')?.startDate).toBe('2026-12-07T02:00:00.000Z');
    expect(dates('night-choir-by-candlelight')?.formatted).toMatchObject({
      dateAndTime: '4 December 2026, 22:00 – 5 December 2026, 00:15',
    });
    expect(dates('stamp-your-own-cup')?.startDate).toBe(new Date(NOON + DAY / 12).toISOString());
    expect(dates('house-concert-in-spring')?.formatted).toEqual({ dateAndTime: 'In April 2027' });
  });

  test('has a poster for every page, and its lying form for those who share it', () => {
    for (const { mainImage, seoSettings, slug } of events) {
      expect(mainImage, slug).toMatchObject({ width: 1000, height: 1250 });
      const name = mainImage?.url.replace('.jpg', '-wide.jpg');
      expect(JSON.stringify(seoSettings), slug).toContain(`"content":"${name}"`);
    }
  });

  test('is the same in every world of its moment, and nobody else’s', () => {
    const other = open().house;
    expect(other.all()).toEqual(events);
    expect(other.get(eventIdOf('kiln-opening'))).not.toBe(house.get(eventIdOf('kiln-opening')));
  });

  test('is not there where the platform is empty', () => {
    const { platform } = open();
    platform.enter('empty');
    expect(platform.use(programme).all()).toEqual([]);
  });
});

describe('the clock', () => {
  test('starts and ends events, except drafts and cancelled ones', () => {
    const { clock, house } = open();
    const statusOf = (slug: string) => house.bySlug(slug)?.status;
    const slugs = ['resonance-for-nine-strings', 'small-press-evening', 'willow-baskets-in-a-day'];
    expect(slugs.map(statusOf)).toEqual(['UPCOMING', 'DRAFT', 'CANCELED']);
    clock.time = Date.parse('2026-11-27T18:30:00Z');
    expect(slugs.map(statusOf)).toEqual(['STARTED', 'DRAFT', 'CANCELED']);
    clock.time = Date.parse('2026-11-27T19:40:00Z');
    expect(slugs.map(statusOf)).toEqual(['ENDED', 'DRAFT', 'CANCELED']);
    clock.advance(400 * DAY);
    expect(statusOf('house-concert-in-spring')).toBe('UPCOMING');
  });

  test('moves the next date of a recurring event along, and the last one stays the latest', () => {
    const { clock, house } = open();
    const [first] = house.all().filter(({ title }) => title === 'Mending circle');
    const series = first?.dateAndTimeSettings.recurringEvents?.categoryId ?? '';
    const statuses = () =>
      house.series(series).map(({ dateAndTimeSettings }) => dateAndTimeSettings.recurrenceStatus);
    expect(statuses()).toEqual(['RECURRING', 'RECURRING_UPCOMING', 'RECURRING', 'RECURRING']);
    clock.advance(11 * DAY);
    expect(statuses()).toEqual(['RECURRING', 'RECURRING', 'RECURRING', 'RECURRING_UPCOMING']);
    clock.advance(11 * DAY);
    expect(statuses()).toEqual(['RECURRING', 'RECURRING', 'RECURRING', 'RECURRING_RECENTLY_ENDED']);
  });
});
