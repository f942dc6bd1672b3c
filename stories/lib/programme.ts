import { all, createClient } from '@vitrine/client';
import { type EventV3, queryEvents, RequestedFields } from '@vitrine/client/events';
import { createWorld } from '@vitrine/mocks';
import { storyTime } from './platform.ts';

async function readProgramme(): Promise<ReadonlyMap<string, EventV3>> {
  const world = createWorld({ clock: { now: () => storyTime } });
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl: world.apiBaseUrl },
    fetch: world.fetch,
  });
  const events = new Map<string, EventV3>();
  const fields = Object.values(RequestedFields);
  const first = await queryEvents(client, { paging: { limit: 100 } }, { fields });
  for await (const event of all(first)) events.set(event.slug, event);
  return events;
}

/** The demo programme as a page reads it. */
const programme = await readProgramme();

/** An event of the demo programme by its slug, for parts that are shown without a platform. */
export function eventOf(slug: string): EventV3 {
  const event = programme.get(slug);
  if (!event) {
    throw new Error(`The programme has no "${slug}". It has: ${[...programme.keys()].join(', ')}.`);
  }
  return event;
}

/** The address of an event's page, as all stories write it. */
export const eventHref = ({ slug }: EventV3): string => `#/programme/${slug}`;

/** The zone that Fenn House lives by. */
export const houseZone = 'Europe/Copenhagen';
