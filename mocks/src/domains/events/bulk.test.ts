import { describe, expect, test } from 'vitest';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { newOrganizer } from '../../testing/organizer.ts';

const CANCEL = '/events/v3/bulk/events/cancel-by-filter';
const DELETE = '/events/v3/bulk/events/delete-by-filter';

describe('bulk event requests', () => {
  test('returns immediately and cancels the eligible events 1.5 seconds later', async () => {
    const { call, slugs, clock, announced, seeded } = newOrganizer();
    const filter = { 'categories.name': 'Concerts', includeDrafts: undefined };
    const canceled = () => slugs({ status: 'CANCELED', 'categories.name': 'Concerts' });
    expect(await call('POST', CANCEL, { filter })).toMatchObject({ status: 200, body: {} });
    expect(await canceled()).toEqual([]);
    clock.advance(1499);
    expect(await canceled()).toEqual([]);
    clock.advance(1);
    expect((await canceled()).sort()).toEqual([
      'benefit-for-the-old-organ',
      'dry-dock-sessions',
      'house-concert-in-spring',
      'night-choir-by-candlelight',
      'resonance-for-nine-strings',
      'very-long-evening-for-two-pianos',
      'winter-sound-room',
    ]);
    const { id } = await seeded('low-tide-brass');
    expect(announced(id)).toEqual([]);
  });

  test('deletes drafts too and accepts a filter nested in a query', async () => {
    const { call, query, clock } = newOrganizer();
    const total = async () => (await query({}, { includeDrafts: true })).body.pagingMetadata.total;
    await call('POST', DELETE, { filter: { filter: { status: { $in: ['DRAFT', 'ENDED'] } } } });
    expect(await total()).toBe(39);
    clock.advance(1500);
    expect(await total()).toBe(34);
  });

  test('rejects an empty or invalid filter', async () => {
    const { call } = newOrganizer();
    const wrong = async (body: Json) => getViolatedFields(await call('POST', DELETE, body));
    expect(await wrong({})).toEqual(['filter']);
    expect(await wrong({ filter: {} })).toEqual(['filter']);
    expect(await wrong({ filter: { filter: {} } })).toEqual(['filter']);
    expect(await wrong({ filter: { colour: 'red' } })).toEqual(['filter.colour']);
    expect(await wrong({ filter: 'all' })).toEqual(['filter']);
  });
});

describe('event time', () => {
  test('announces the reminder a day ahead, the start and the end, each once', async () => {
    const { create, clock, announced, get } = newOrganizer();
    const { id } = await create();
    const since = announced(id).length;
    const occurrences = () => announced(id).slice(since);
    const statusAfter = async (days: number) => {
      clock.advance(days * 86_400_000);
      return (await get(id)).body.event.status;
    };
    expect([await statusAfter(1.9), occurrences()]).toEqual(['UPCOMING', []]);
    expect([await statusAfter(0.2), occurrences()]).toEqual(['UPCOMING', ['event_reminder']]);
    expect(await statusAfter(0.95)).toBe('STARTED');
    expect(await statusAfter(1)).toBe('ENDED');
    await statusAfter(100);
    expect(occurrences()).toEqual(['event_reminder', 'event_started', 'event_ended']);
  });

  test('announces nothing for the old dates of canceled, deleted or moved events', async () => {
    const { create, post, call, update, clock, announced, query } = newOrganizer();
    const [canceled, deleted, moved] = [await create(), await create(), await create()];
    await post(`/${canceled.id}/cancel`);
    await call('DELETE', `/events/v3/events/${deleted.id}`);
    const later = { startDate: '2027-03-01T10:00:00Z', endDate: '2027-03-01T12:00:00Z' };
    await update(moved.id, { dateAndTimeSettings: later });
    clock.advance(20 * 86_400_000);
    await query();
    for (const { id } of [canceled, deleted, moved]) {
      expect(announced(id).filter((name) => /started|ended|reminder/.test(name))).toEqual([]);
    }
    clock.time = Date.parse('2027-03-01T11:00:00Z');
    await query();
    expect(announced(moved.id)).toContain('event_started');
  });

  test('also announces seeded events, with the time they occurred', async () => {
    const { platform, clock, query, seeded } = newOrganizer();
    const { id } = await seeded('resonance-for-nine-strings');
    clock.time = Date.parse('2026-11-27T20:00:00Z');
    await query();
    const occurrences = platform.announcements.filter(
      ({ name, subject }) => name.startsWith('event_') && subject.eventId === id,
    );
    expect(occurrences.map(({ name, time }) => [name, time])).toEqual([
      ['event_reminder', '2026-11-26T18:30:00.000Z'],
      ['event_started', '2026-11-27T18:30:00.000Z'],
      ['event_ended', '2026-11-27T19:40:00.000Z'],
    ]);
  });
});
