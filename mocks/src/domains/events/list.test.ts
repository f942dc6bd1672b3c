import { describe, expect, test } from 'vitest';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { inDays, newOrganizer } from '../../testing/organizer.ts';

const { query, slugs, post, seeded, get } = newOrganizer();

describe('queryEvents', () => {
  test('pages through all events except drafts, newest first', async () => {
    const { body } = await query({ paging: { offset: 0, limit: 10 } });
    expect(body.events).toHaveLength(10);
    expect(body.pagingMetadata).toEqual({ count: 10, offset: 0, total: 38, tooManyToCount: false });
    const made = body.events.map(({ createdDate }: Json) => createdDate);
    expect(made).toEqual([...made].sort().reverse());
    expect((await query({}, { includeDrafts: true })).body.pagingMetadata.total).toBe(39);
    const last = await query({ paging: { offset: 36, limit: 10 } });
    expect(last.body.events).toHaveLength(2);
  });

  test.each<[string, Json, string[]]>([
    ['a slug', { slug: 'tide-fair' }, ['tide-fair']],
    ['a status', { status: 'CANCELED' }, ['willow-baskets-in-a-day']],
    [
      'one of two statuses',
      { status: { $in: ['STARTED', 'CANCELED'] } },
      ['open-reading-room', 'willow-baskets-in-a-day', 'winter-sound-room'],
    ],
    [
      'another status, within a category',
      { status: { $ne: 'UPCOMING' }, 'categories.name': { $hasSome: ['Fairs', 'Workshops'] } },
      ['autumn-seconds-sale', 'willow-baskets-in-a-day'],
    ],
    [
      'dates',
      { 'dateAndTimeSettings.startDate': { $gte: inDays(0), $lt: inDays(2) } },
      ['sharpening-morning', 'stamp-your-own-cup'],
    ],
    [
      'a place',
      { 'location.address.country': { $in: ['JP', 'PT'] } },
      ['fenn-house-in-tokyo', 'tiles-of-lisbon-walk'],
    ],
    [
      'a kind of registration, elsewhere',
      { 'registration.type': 'EXTERNAL' },
      ['letters-from-the-mill'],
    ],
    [
      'the status of registration',
      { 'registration.status': { $in: ['SCHEDULED_RSVP', 'OPEN_RSVP_WAITLIST_ONLY'] } },
      ['glaze-clinic', 'members-supper'],
    ],
    ['a part of the title', { title: { $contains: 'LISBON' } }, ['tiles-of-lisbon-walk']],
    [
      'one of two filters',
      { $or: [{ slug: 'tide-fair' }, { title: { $startsWith: 'Glaze' } }] },
      ['glaze-clinic', 'tide-fair'],
    ],
    [
      'its place in a series',
      { recurrenceStatus: 'RECURRING_UPCOMING' },
      ['mending-circle-1', 'throwing-bowls-for-beginners'],
    ],
  ])('filters by %s', async (_name, filter, expected) => {
    expect((await slugs(filter)).sort()).toEqual(expected);
  });

  test('sorts by any field', async () => {
    const first = async (fieldName: string, order: string) =>
      (await query({ sort: [{ fieldName, order }], paging: { limit: 1 } })).body.events[0].slug;
    expect(await first('dateAndTimeSettings.startDate', 'ASC')).toBe('autumn-seconds-sale');
    expect(await first('dateAndTimeSettings.startDate', 'DESC')).toBe('new-year-fire');
    expect(await first('title', 'ASC')).toBe('very-long-evening-for-two-pianos');
  });

  test('rejects an invalid query', async () => {
    const wrong = async (criteria: Json, more: Json = {}) =>
      getViolatedFields(await query(criteria, more));
    expect(await wrong({ filter: { colour: 'red' } })).toEqual(['query.filter.colour']);
    expect(await wrong({ filter: { status: { $like: 'D' } } })).toEqual(['query.filter.status']);
    expect(await wrong({ sort: [{ fieldName: 'form' }] })).toEqual(['query.sort[0].form']);
    expect(await wrong({ paging: { limit: 101 } })).toEqual(['query.paging.limit']);
    expect(await wrong({ paging: { offset: -1 } })).toEqual(['query.paging.offset']);
    expect(await wrong({}, { includeDrafts: 1 })).toEqual(['includeDrafts']);
    expect(await wrong({}, { fields: ['ALL'] })).toEqual(['fields[0]']);
  });
});

describe('field sets', () => {
  const behind: Record<string, string[]> = {
    DETAILS: ['calendarUrls', 'mainImage', 'shortDescription'],
    TEXTS: ['description'],
    REGISTRATION: ['registration'],
    URLS: ['eventPageUrl'],
    FORM: ['form'],
    DASHBOARD: ['summaries'],
    FEED: ['feed'],
    SEO_SETTINGS: ['seoSettings'],
    AGENDA: ['agendaSettings'],
    CATEGORIES: ['categories'],
    CUSTOMIZABLE_TICKETS: [],
  };

  test('omits fields that were not requested', async () => {
    const own = Object.keys(await seeded('clay-camp'));
    expect(own.filter((key) => Object.values(behind).flat().includes(key))).toEqual([]);
    for (const [fieldSet, fields] of Object.entries(behind)) {
      const event = await seeded('clay-camp', fieldSet);
      const more = Object.keys(event).filter((key) => !own.includes(key));
      expect(more.sort(), fieldSet).toEqual(fields);
    }
  });

  test('combines several field sets, in lists too', async () => {
    const { body } = await query({ filter: { slug: 'clay-camp' } }, { fields: ['FORM', 'TEXTS'] });
    expect(body.events[0]).toMatchObject({ form: {}, description: {} });
    const wrong = await get('x', 'DETAILS', 'NOTHING');
    expect(getViolatedFields(wrong)).toEqual(['fields[1]']);
  });
});

describe('countEventsByStatus', () => {
  const count = async (body: Json = {}) => (await post('/count-by-status', body)).body;

  test('counts by status, with drafts when requested', async () => {
    const { facets, pagingMetadata } = await count();
    expect(facets.status.counts).toEqual({ UPCOMING: 31, STARTED: 2, ENDED: 4, CANCELED: 1 });
    expect(pagingMetadata.total).toBe(38);
    const withDrafts = await count({ includeDrafts: true });
    expect(withDrafts.facets.status.counts).toMatchObject({ DRAFT: 1 });
    expect(withDrafts.pagingMetadata.total).toBe(39);
  });

  test('counts by other facets within a filter', async () => {
    const { facets } = await count({
      filter: { status: 'UPCOMING', 'location.type': 'ONLINE' },
      facet: ['registration.type', 'onlineConferencing.type', 'categories.name'],
    });
    expect(facets).toEqual({
      'registration.type': { counts: { RSVP: 4 } },
      'onlineConferencing.type': { counts: { WEBINAR: 1, MEETING: 3 } },
      'categories.name': { counts: { Talks: 4, Online: 4, 'Mending circle': 3 } },
    });
  });

  test('rejects invalid input', async () => {
    const wrong = async (body: Json) => getViolatedFields(await post('/count-by-status', body));
    expect(await wrong({ filter: { colour: 'red' } })).toEqual(['filter.colour']);
    expect(await wrong({ facet: ['colour'] })).toEqual(['facet.colour']);
    expect(await wrong({ facet: 'status' })).toEqual(['facet']);
  });
});
