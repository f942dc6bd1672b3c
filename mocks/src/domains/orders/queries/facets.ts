import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import { invalid } from '../../../platform/errors.ts';
import { getTags, isCheckedIn } from '../order-wire.ts';
import { isConfirmed } from '../rules.ts';
import type { StoredOrder } from '../state.ts';

type Facets = Pick<Wire<client.OrderListDetails>, 'facets' | 'orderFacets'>;
// A map, because a value may be any text, also the name of something that every object has.
type Counts = Map<string, { count: number; tickets: number; ticketsCheckIn: number }>;

/** The facets of orders, each with the values of an order. */
const FACETS: Record<string, (order: StoredOrder) => readonly (string | undefined)[]> = {
  status: ({ status }) => [status],
  eventId: ({ eventId }) => [eventId],
  memberId: ({ memberId }) => [memberId],
  channel: ({ channel }) => [channel],
  method: ({ method }) => [method],
  archived: ({ archived }) => [String(archived)],
  confirmed: (order) => [String(isConfirmed(order))],
  fullyCheckedIn: (order) => [String(isCheckedIn(order))],
  tag: getTags,
};

const MAX_FACETS = 20;

function getCounts(orders: readonly StoredOrder[], facet: string): Counts {
  const counts: Counts = new Map();
  for (const order of orders) {
    for (const value of FACETS[facet]?.(order) ?? []) {
      if (value === undefined) continue;
      const tally = counts.get(value) ?? { count: 0, tickets: 0, ticketsCheckIn: 0 };
      counts.set(value, tally);
      tally.count += 1;
      tally.tickets += order.quantity;
      tally.ticketsCheckIn += order.tickets.filter(
        ({ checkedIn }) => checkedIn !== undefined,
      ).length;
    }
  }
  return counts;
}

/** Returns the numbers of orders, tickets and checked-in guests per value of these facets. */
export function countFacets(
  orders: readonly StoredOrder[],
  requestedFacets: readonly string[],
): Facets {
  if (requestedFacets.length === 0) return {};
  if (requestedFacets.length > MAX_FACETS) {
    throw invalid({
      field: 'facet',
      violatedRule: 'MAX_SIZE',
      description: `has size ${requestedFacets.length}, max ${MAX_FACETS}`,
    });
  }
  const strange = requestedFacets.findIndex((facet) => !Object.hasOwn(FACETS, facet));
  if (strange >= 0) {
    throw invalid({
      field: `facet[${strange}]`,
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: `can be one of ${Object.keys(FACETS).join(', ')}`,
    });
  }
  const counted = [...new Set(requestedFacets)].map(
    (facet) => [facet, getCounts(orders, facet)] as const,
  );
  const numbers = (counts: Counts) =>
    Object.fromEntries([...counts].map(([value, { count }]) => [value, count]));
  return {
    facets: Object.fromEntries(
      counted.map(([facet, counts]) => [facet, { counts: numbers(counts) }]),
    ),
    orderFacets: {
      facets: Object.fromEntries(
        counted.map(([facet, counts]) => [facet, { counts: Object.fromEntries(counts) }]),
      ),
    },
  };
}
