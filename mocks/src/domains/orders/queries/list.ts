import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import { eventStore } from '../../../fixtures/events/index.ts';
import { invalid } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { readEnums, readListPaging, readSort } from '../../../platform/requests/list-request.ts';
import { getPage } from '../../../platform/requests/paging.ts';
import { FIELDSETS, getContact, getTags, toOrder } from '../order-wire.ts';
import { STATUSES } from '../rules.ts';
import { orderBook, type StoredOrder } from '../state.ts';
import { countFacets } from './facets.ts';

type OrderList = Wire<client.OrderListDetails> & { total: number; offset: number; limit: number };

const TAGS: readonly client.OrderTag[] = [
  ...(['CONFIRMED', 'UNCONFIRMED', 'MEMBER', 'ARCHIVED', 'NON_ARCHIVED'] as const),
  ...(['FULLY_CHECKED_IN', 'NOT_FULLY_CHECKED_IN'] as const),
];

/** The most values that a query may name of each kind, and the longest phrase. */
const MAX_VALUES = {
  eventId: 100,
  orderNumber: 500,
  memberId: 500,
  contactId: 100,
  eventCreatorId: 50,
};
const MAX_PHRASE = 200;

const fullName = ({ buyer }: StoredOrder) => `${buyer.firstName} ${buyer.lastName}`.trim();

/** Sort keys of orders. */
const SORTS: Record<string, (order: StoredOrder) => number | string> = {
  created: ({ created }) => created,
  updated: ({ updated }) => updated,
  orderNumber: ({ number }) => number,
  fullName: (order) => fullName(order).toLowerCase(),
  email: ({ buyer }) => buyer.email.toLowerCase(),
  status: ({ status }) => status,
  totalPrice: ({ total }) => total,
  ticketsQuantity: ({ quantity }) => quantity,
};

type Predicate = (order: StoredOrder) => boolean;

/** Orders of which a value is among those that the query names, where it names any. */
function among(
  query: URLSearchParams,
  key: keyof typeof MAX_VALUES,
  read: (order: StoredOrder) => string | undefined,
): Predicate {
  const requestedValues = query.getAll(key);
  if (requestedValues.length > MAX_VALUES[key]) {
    throw invalid({
      field: key,
      violatedRule: 'MAX_SIZE',
      description: `has size ${requestedValues.length}, max ${MAX_VALUES[key]}`,
    });
  }
  const set = new Set(requestedValues);
  return (order) => set.size === 0 || set.has(read(order) ?? '');
}

/** Returns a predicate for orders whose name, email or number contains the phrase. */
function search(query: URLSearchParams): Predicate {
  const phrase = (query.get('searchPhrase') ?? '').trim().toLowerCase();
  if (phrase.length > MAX_PHRASE) {
    throw invalid({
      field: 'searchPhrase',
      violatedRule: 'MAX_LENGTH',
      description: `must have at most ${MAX_PHRASE} characters`,
    });
  }
  return (order) =>
    [fullName(order), order.buyer.email, order.number].some((text) =>
      text.toLowerCase().includes(phrase),
    );
}

function getFilter(context: PlatformContext, query: URLSearchParams): Predicate {
  const statuses = readEnums(query.getAll('status'), 'status', STATUSES);
  const tags = readEnums(query.getAll('tag'), 'tag', TAGS);
  const getCreator = (id: string) => context.use(eventStore).get(id)?.userId;
  const creators = new Map<string, string | undefined>();
  const predicates: Predicate[] = [
    ({ status }) => statuses.length === 0 || statuses.includes(status),
    (order) => tags.length === 0 || tags.every((tag) => getTags(order).includes(tag)),
    among(query, 'eventId', ({ eventId }) => eventId),
    among(query, 'orderNumber', ({ number }) => number),
    among(query, 'memberId', ({ memberId }) => memberId),
    among(query, 'contactId', ({ buyer }) => getContact(buyer.email)),
    search(query),
  ];
  if (query.has('eventCreatorId')) {
    const creator = ({ eventId }: StoredOrder) => {
      if (!creators.has(eventId)) creators.set(eventId, getCreator(eventId));
      return creators.get(eventId);
    };
    predicates.push(among(query, 'eventCreatorId', creator));
  }
  return (order) => predicates.every((passes) => passes(order));
}

/**
 * Lists orders by the query of a GET: all filters and all tags must match, and facets count the
 * matches. See docs/reference/orders.mdx.
 */
export function listOrders(context: PlatformContext, query: URLSearchParams): OrderList {
  const paging = readListPaging(query, { fallback: 50, max: 400 });
  const fieldsets = readEnums(query.getAll('fieldset'), 'fieldset', FIELDSETS);
  const compare = readSort(query.get('sort') ?? undefined, SORTS);
  const passes = getFilter(context, query);
  const found = [...context.use(orderBook).values()].filter(passes).sort(compare);
  return {
    total: found.length,
    ...paging,
    orders: getPage(found, paging).map((order) => toOrder(context, order, fieldsets)),
    ...countFacets(found, query.getAll('facet')),
  };
}
