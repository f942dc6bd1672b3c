import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTime, newPeer, noon } from './peer.mjs';

const { wixEventsV2: events } = newPeer();
const concert = 'resonance-for-nine-strings';

test('lists events in pages, by start date', async () => {
  const fields = ['DETAILS', 'REGISTRATION'];
  const page = await events
    .queryEvents({ fields })
    .eq('status', 'UPCOMING')
    .ascending('dateAndTimeSettings.startDate')
    .limit(5)
    .find();
  assert.equal(page.items.length, 5);
  const starts = page.items.map(({ dateAndTimeSettings }) =>
    getTime(dateAndTimeSettings.startDate),
  );
  assert.ok(starts.every((start) => start > noon));
  assert.deepEqual(
    starts,
    [...starts].sort((one, other) => one - other),
  );
  const next = await page.next();
  assert.ok(getTime(next.items[0].dateAndTimeSettings.startDate) >= starts.at(-1));
});

test('reads an event by slug and by ID, with the requested fields', async () => {
  const { event } = await events.getEventBySlug(concert, { fields: ['REGISTRATION', 'URLS'] });
  assert.equal(event.slug, concert);
  assert.equal(event.registration.type, 'TICKETING');
  assert.equal(event.registration.status, 'OPEN_TICKETS');
  const same = await events.getEvent(event._id, { fields: ['TEXTS'] });
  assert.equal(same.title, event.title);
  assert.equal(same.registration?.status, undefined);
});

test('counts the events of a query by status', async () => {
  const { facets } = await events.countEventsByStatus({ facet: ['status'] });
  const { totalCount } = await events.queryEvents().eq('status', 'UPCOMING').limit(1).find();
  assert.ok(totalCount > 0);
  assert.equal(facets.status.counts.UPCOMING, totalCount);
});

test('creates a draft, publishes, clones, updates, cancels and deletes it', async () => {
  const draft = await events.createEvent(
    {
      title: 'Peer evening',
      location: { type: 'VENUE', name: 'The yard', address: { country: 'DK', city: 'Aalborg' } },
      dateAndTimeSettings: {
        startDate: new Date(noon + 86_400_000),
        endDate: new Date(noon + 90_000_000),
        timeZoneId: 'Europe/Copenhagen',
      },
      registration: { initialType: 'RSVP' },
    },
    { draft: true },
  );
  assert.equal(draft.status, 'DRAFT');
  const { event } = await events.publishDraftEvent(draft._id);
  assert.equal(event.status, 'UPCOMING');
  assert.equal(getTime(event.dateAndTimeSettings.startDate), noon + 86_400_000);
  const clone = await events.cloneEvent(draft._id, { event: { title: 'Peer evening again' } });
  assert.notEqual(clone.event._id, draft._id);
  const changed = await events.updateEvent(draft._id, { event: { title: 'Peer night' } });
  assert.equal(changed.title, 'Peer night');
  assert.equal((await events.cancelEvent(draft._id)).event.status, 'CANCELED');
  await events.deleteEvent(clone.event._id);
  await assert.rejects(events.getEvent(clone.event._id));
});
