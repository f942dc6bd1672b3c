import type { WireEvent } from '../../fixtures/events/index.ts';
import type { Incoming } from '../../platform/domain.ts';
import { missingField } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { flag, type JsonObject, optionalFields, textList } from '../../platform/requests/fields.ts';
import {
  compare,
  compileFilter,
  type Fieldset,
  resolvePath,
  valuesAt,
} from '../../platform/requests/filter.ts';
import { queryList } from '../../platform/requests/query.ts';
import { readFieldSets, withFieldSets } from './field-sets.ts';
import { withCurrentStatus } from './find.ts';
import { getEventStore } from './get-event-store.ts';

/** The names that filters, sorts and facets of events may use. */
const EVENT_FIELDS: Fieldset = {
  fields: [
    ...['id', 'title', 'slug', 'status', 'createdDate', 'updatedDate', 'publishedDate', 'userId'],
    ...['location', 'dateAndTimeSettings', 'registration', 'onlineConferencing', 'instanceId'],
    ...['shortDescription', 'guestListSettings', 'agendaSettings', 'summaries'],
  ],
  aliases: {
    categories: 'categories.categories.id',
    'categories.id': 'categories.categories.id',
    'categories.name': 'categories.categories.name',
    'categories.categories.id': 'categories.categories.id',
    'categories.categories.name': 'categories.categories.name',
    recurrenceStatus: 'dateAndTimeSettings.recurrenceStatus',
  },
};

const MAX_FACETS = 20;

/** Returns the current events, newest first; drafts only if requested. */
export const standing = (context: PlatformContext, includeDrafts: boolean): WireEvent[] =>
  getEventStore(context)
    .all()
    .filter(({ status }) => includeDrafts || status !== 'DRAFT')
    .map((event) => withCurrentStatus(context, event))
    .sort((left, right) => compare(right.createdDate, left.createdDate) ?? 0);

/** The events of one page. */
export function queryEvents(incoming: Incoming) {
  const { context, body } = incoming;
  const fieldSets = readFieldSets(incoming);
  const events = standing(context, flag(body, 'includeDrafts'));
  const { items, metadata } = queryList(events, body, EVENT_FIELDS);
  const { count, offset, total } = metadata;
  return {
    events: items.map((event) => withFieldSets(event, fieldSets)),
    pagingMetadata: { count, offset, total, tooManyToCount: false },
  };
}

/** Returns a body's filter as a function. It may be nested in a query. */
export function readFilter(body: JsonObject, isRequired = false): (event: WireEvent) => boolean {
  const input = optionalFields(body, 'filter');
  const filter = input && (optionalFields(input, 'filter', 'filter.filter') ?? input);
  if (filter && (Object.keys(filter).length > 0 || !isRequired)) {
    return compileFilter(filter, EVENT_FIELDS, 'filter');
  }
  if (!isRequired) return () => true;
  throw missingField('filter');
}

/**
 * Returns the number of events per value at a path; an event with several values counts for each.
 */
function countValues(events: readonly WireEvent[], path: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    for (const value of new Set(valuesAt(event, path).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}

/** Returns the number of events per facet value; per status by default. */
export function countEventsByStatus({ context, body }: Incoming) {
  const passes = readFilter(body);
  const requestedFacets = textList(body, 'facet', MAX_FACETS);
  const facets = (requestedFacets.length > 0 ? requestedFacets : ['status']).map(
    (name) => [name, resolvePath(name, EVENT_FIELDS, 'facet')] as const,
  );
  const events = standing(context, flag(body, 'includeDrafts')).filter(passes);
  return {
    facets: Object.fromEntries(
      facets.map(([name, path]) => [name, { counts: countValues(events, path) }]),
    ),
    pagingMetadata: { count: events.length, offset: 0, total: events.length },
  };
}
