import { type EventV3, queryEvents, RequestedFields } from '@vitrine/client/events';
import { oneOf, readDemo } from './demo-shop.ts';

const fields = Object.values(RequestedFields);

/** The demo programme as a page reads it. */
const programme = await readDemo((client) =>
  queryEvents(client, { paging: { limit: 100 } }, { fields }),
);

/** An event of the demo programme by its slug, for parts that are shown without a platform. */
export const getEvent = (slug: string): EventV3 => oneOf(programme, slug, 'The programme');

/** The address of an event's page, as all stories write it. */
export const eventHref = ({ slug }: EventV3): string => `#/programme/${slug}`;

/** The zone that Fenn House lives by. */
export const houseZone = 'Europe/Copenhagen';
