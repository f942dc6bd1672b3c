import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  type JsonObject,
  optionalFields,
  optionalText,
  textList,
} from '../../platform/requests/fields.ts';
import { compileFilter, type Fieldset } from '../../platform/requests/filter.ts';
import { readEnums, readListPaging, readSort } from '../../platform/requests/list-request.ts';
import { getPage, type Paging } from '../../platform/requests/paging.ts';
import { type Definition, getDefinition } from './definition.ts';
import { findTicketedEvent, type TicketedEvent } from './event.ts';
import { getSaleStatus } from './reservation/stock.ts';
import { type Offer, office } from './state.ts';

type TicketList = Wire<client.TicketListDetails>;

const OUT_OF_SIGHT = 'INCLUDE_HIDDEN_NOT_ON_SALE';

/** The names that filters may use. */
const FILTER_FIELDS: Fieldset = {
  fields: [
    ...['id', 'eventId', 'name', 'description', 'free', 'price', 'pricing', 'limitPerCheckout'],
    ...['orderIndex', 'salePeriod', 'saleStatus', 'state', 'dashboard'],
  ],
  aliases: { hidden: 'dashboard.hidden', type: 'pricing.pricingType' },
};

/** Sort keys of a definition. */
const SORTS: Record<string, (offer: Offer) => number | string> = {
  created: ({ created }) => created,
  name: ({ name }) => name,
  orderIndex: ({ orderIndex }) => orderIndex,
  'salePeriod.startDate': ({ saleStart }) => saleStart ?? 0,
  'salePeriod.endDate': ({ saleEnd }) => saleEnd ?? Number.MAX_SAFE_INTEGER,
};

type Sold = { offer: Offer; event: TicketedEvent };

/**
 * Returns the tickets of events that are visible to visitors, in the requested order; for the owner also
 * those of drafts.
 */
function sold(
  context: PlatformContext,
  { role }: Visitor,
  compare: (one: Offer, other: Offer) => number,
): Sold[] {
  const events = new Map<string, TicketedEvent | undefined>();
  const getEvent = (id: string) => {
    if (!events.has(id)) events.set(id, findTicketedEvent(context, id));
    return events.get(id);
  };
  return [...context.use(office).offers.values()].sort(compare).flatMap((offer) => {
    const event = getEvent(offer.eventId);
    return event && (event.status !== 'DRAFT' || role === 'owner') ? [{ offer, event }] : [];
  });
}

function respond<Item>(
  found: readonly Item[],
  paging: Paging,
  read: (item: Item) => Definition,
): TicketList {
  const definitions = getPage(found, paging).map(read);
  const { offset } = paging;
  return { definitions, metaData: { count: definitions.length, offset, total: found.length } };
}

const isOutOfSight = (context: PlatformContext, { offer, event }: Sold) =>
  offer.hideNotOnSale && getSaleStatus(context, event, offer) !== 'SALE_STARTED';

/** The tickets that visitors can reserve, by the query of a GET. See docs/reference/tickets.mdx. */
export function listAvailable(
  context: PlatformContext,
  visitor: Visitor,
  query: URLSearchParams,
): TicketList {
  const paging = readListPaging(query, { fallback: 50, max: 100 });
  const compare = readSort(query.get('sort') ?? undefined, SORTS);
  const states = readEnums(query.getAll('state'), 'state', [OUT_OF_SIGHT]);
  const eventId = query.get('eventId');
  const found = sold(context, visitor, compare).filter(
    ({ offer, event }) =>
      !offer.hidden &&
      (!eventId || offer.eventId === eventId) &&
      (states.length > 0 || !isOutOfSight(context, { offer, event })),
  );
  return respond(found, paging, ({ offer, event }) =>
    getDefinition(context, event, offer, { policy: true }),
  );
}

const FIELDSETS = ['POLICY', 'DASHBOARD'] as const;

/** Whether a filter contains one of these fields. */
const names = (filter: JsonObject, ...fields: string[]): boolean =>
  fields.some((field) => JSON.stringify(filter).includes(`"${field}":`));

/**
 * Returns the tickets that match a filter. Invisible tickets match only if the filter contains
 * `hidden`, `state`, or the sale's status. See docs/reference/tickets.mdx.
 */
export function queryAvailable(
  context: PlatformContext,
  visitor: Visitor,
  body: JsonObject,
): TicketList {
  const paging = readListPaging(body, { fallback: 50, max: 1000 });
  const compare = readSort(optionalText(body, 'sort'), SORTS);
  const requestedFieldsets = readEnums(textList(body, 'fieldset', 20), 'fieldset', FIELDSETS);
  const parts = {
    policy: requestedFieldsets.includes('POLICY'),
    dashboard: requestedFieldsets.includes('DASHBOARD'),
  };
  const filter = optionalFields(body, 'filter') ?? {};
  const passes = compileFilter(filter, FILTER_FIELDS, 'filter');
  const withHidden = names(filter, 'hidden', 'dashboard.hidden');
  const withUnsold = names(filter, 'state', 'saleStatus');
  const found = sold(context, visitor, compare).filter(
    ({ offer, event }) =>
      (withHidden || !offer.hidden) &&
      (withUnsold || !isOutOfSight(context, { offer, event })) &&
      passes(getDefinition(context, event, offer, { dashboard: true })),
  );
  return respond(found, paging, ({ offer, event }) => getDefinition(context, event, offer, parts));
}
