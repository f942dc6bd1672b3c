import { RequestedFields } from '@vitrine/client/events';
import type { WireEvent } from '../../fixtures/events/index.ts';
import type { Incoming } from '../../platform/domain.ts';
import { invalid } from '../../platform/errors.ts';
import { type JsonObject, textList } from '../../platform/requests/fields.ts';

/** Fields of an event that travel only with their field set. See docs/reference/events.mdx. */
const BEHIND: Partial<Record<keyof WireEvent, RequestedFields>> = {
  shortDescription: 'DETAILS',
  mainImage: 'DETAILS',
  calendarUrls: 'DETAILS',
  description: 'TEXTS',
  registration: 'REGISTRATION',
  eventPageUrl: 'URLS',
  form: 'FORM',
  summaries: 'DASHBOARD',
  feed: 'FEED',
  seoSettings: 'SEO_SETTINGS',
  agendaSettings: 'AGENDA',
  categories: 'CATEGORIES',
};

const MAX_FIELD_SETS = 20;

const isFieldSet = (name: string): name is RequestedFields => Object.hasOwn(RequestedFields, name);

/** Returns the requested field sets, from the body or, for a GET, from the query. */
export function readFieldSets({ body, query }: Incoming): ReadonlySet<RequestedFields> {
  const inQuery: JsonObject = { fields: query.getAll('fields') };
  const names = textList(query.has('fields') ? inQuery : body, 'fields', MAX_FIELD_SETS);
  const unknown = names.findIndex((name) => !isFieldSet(name));
  if (unknown < 0) return new Set(names.filter(isFieldSet));
  throw invalid({
    field: `fields[${unknown}]`,
    violatedRule: 'INVALID_ENUM_VALUE',
    description: `must be one of ${Object.keys(RequestedFields).join(', ')}`,
  });
}

/** Returns an event as in a response: its default fields, and those of the field sets. */
export function withFieldSets(
  event: WireEvent,
  fieldSets: ReadonlySet<RequestedFields>,
): Partial<WireEvent> {
  const travels = ([key]: [string, unknown]) => {
    const behind = BEHIND[key as keyof WireEvent];
    return behind === undefined || fieldSets.has(behind);
  };
  const response: Partial<WireEvent> = Object.fromEntries(Object.entries(event).filter(travels));
  if (response.onlineConferencing && !fieldSets.has('ONLINE_CONFERENCING_SESSION')) {
    const { session: _session, ...conferencing } = response.onlineConferencing;
    response.onlineConferencing = conferencing;
  }
  return response;
}
