import type { NewEvent } from '@vitrine/client/events';
import { createMockPlatform, getEventId } from '@vitrine/mocks';
import { createTestStorefront } from './storefronts.ts';

const DAY = 86_400_000;

/** An organizer of a platform's seeded events. */
export function createOrganizer() {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  return { platform, storefront, store: storefront.store, getId: getEventId };
}

/** An event that can be published, three days from now. */
export const newEvent = (more: Partial<NewEvent> = {}): NewEvent => ({
  title: 'Winter swim',
  location: { type: 'VENUE', name: 'The pier' },
  dateAndTimeSettings: {
    startDate: new Date(Date.now() + 3 * DAY),
    endDate: new Date(Date.now() + 4 * DAY),
    timeZoneId: 'Europe/Copenhagen',
  },
  registration: { initialType: 'RSVP' },
  ...more,
});
