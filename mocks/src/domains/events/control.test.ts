import { expect, test } from 'vitest';
import { getCode } from '../../testing/api-caller.ts';
import { newOrganizer } from '../../testing/organizer.ts';

test('shows visitors the owner’s changes and announces them', async () => {
  const { platform, seeded, announced } = newOrganizer();
  const { events } = platform;
  events.cancel('tide-fair');
  const fair = await seeded('tide-fair', 'REGISTRATION');
  expect(fair).toMatchObject({
    status: 'CANCELED',
    registration: { status: 'CLOSED_AUTOMATICALLY' },
  });
  expect(announced(fair.id)).toEqual(['event_updated', 'event_canceled']);
  const { get } = newOrganizer();
  expect((await get(fair.id)).body.event.status).toBe('UPCOMING');
});

test('closes registration manually and when all guests have responded', async () => {
  const { platform, seeded } = newOrganizer();
  const { events } = platform;
  const status = async () =>
    (await seeded('kiln-opening', 'REGISTRATION', 'DASHBOARD')).registration.status;
  events.close('kiln-opening');
  expect(await status()).toBe('CLOSED_MANUALLY');
  events.close('kiln-opening', false);
  expect(await status()).toBe('OPEN_RSVP');
  events.setGuests('kiln-opening', { yes: 60, waitlist: 2 });
  expect(await status()).toBe('OPEN_RSVP_WAITLIST_ONLY');
  expect(events.event('kiln-opening').summaries?.rsvps).toEqual({
    yesCount: 60,
    noCount: 5,
    waitlistCount: 2,
    totalCount: 67,
  });
});

test.each(['low-tide-brass', 'resonance-for-nine-strings', 'clay-camp'])(
  'deletes %s first and preserves its orders',
  async (slug) => {
    const { platform, query, call } = newOrganizer();
    const untouched = newOrganizer();
    platform.events.delete(slug);
    const { status, body } = await query({ paging: { limit: 100 } });
    expect([status, body.pagingMetadata.total]).toEqual([200, 37]);
    const orders = async (one: typeof call) => (await one('GET', '/events/v1/orders')).body.total;
    expect(await orders(call)).toBe(await orders(untouched.call));
  },
);

test('returns 404 for a deleted event and throws a TypeError for an unknown slug', async () => {
  const { platform, seeded, get } = newOrganizer();
  const { id } = await seeded('night-market');
  expect(platform.events.all()).toHaveLength(39);
  platform.events.delete('night-market');
  expect(platform.events.all()).toHaveLength(38);
  expect(getCode(await get(id))).toBe('EVENT_NOT_FOUND');
  expect(() => platform.events.event('night-market')).toThrow(TypeError);
});
