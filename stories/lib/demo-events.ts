import { type EventV3, queryEvents, RequestedFields } from '@vitrine/client/events';
import { oneOf, readDemo } from './demo-shop.ts';

const fields = Object.values(RequestedFields);

/** The seeded events as a page reads them. */
const eventsResponse = await readDemo((client) =>
  queryEvents(client, { paging: { limit: 100 } }, { fields }),
);

/** Returns a demo event by its slug, for components without a platform. */
export const getEvent = (slug: string): EventV3 =>
  oneOf(eventsResponse, slug, 'The list of events');

/** The URL of an event's page, as all stories write it. */
export const eventHref = ({ slug }: EventV3): string => `#/programme/${slug}`;

/** The time zone of Fenn House. */
export const shopTimeZone = 'Europe/Copenhagen';
