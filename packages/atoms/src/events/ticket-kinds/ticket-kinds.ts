import {
  queryAvailableTickets,
  type TicketDefinition,
  TicketFieldset,
  TicketSaleStatus,
} from '@vitrine/client/tickets';
import { atom, type Getter } from 'jotai/vanilla';
import { ownerPortAtom } from '../../owner-port-atom.ts';
import type { TicketKindDetails, TicketKindName, TicketKindPort } from '../../ports.ts';
import { queryAtom } from '../../query/query-atom.ts';
import { clientAtom, queryClientAtom } from '../../storefront.ts';
import { type TicketDefinitionsQuery, ticketKeys } from '../../tickets/keys.ts';
import { ticketDefinitionsAtom } from '../../tickets/queries.ts';
import { getSaleStatus } from '../../tickets/selection/ticket-availability.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { eventKeys } from '../keys.ts';

/** The most kinds of one event; an event with more shows these. */
const MAX_KINDS = 100;

/** Up to this number of tickets, what is left is a reason to act. */
const LOW_STOCK_THRESHOLD = 5;

/** A kind of ticket as its owner sees it. */
export interface TicketKind extends TicketDefinition {
  /** Maximum number per order, also when fewer are left; only with a `TicketKindPort`. */
  limitPerOrder?: number;
  /** When an owner last changed it; only with a `TicketKindPort`. */
  updatedDate?: Date;
}

/** The ticket kinds of one event, in the order of its owner. */
export interface TicketKindList {
  /** ID of the event. */
  eventId: string;
  /** Also hidden kinds and those that are not on sale. */
  kinds: readonly TicketKind[];
}

/** The port of ticket kinds; null if the host has left it out. */
export const ticketKindPortAtom = ownerPortAtom('ticketKinds');

/** @throws {TypeError} without a port. */
export function requireTicketKindPort(get: Getter): TicketKindPort {
  const port = get(ticketKindPortAtom);
  if (port) return port;
  throw new TypeError('There is no TicketKindPort: pass "ticketKinds" to createStorefront.');
}

/** Hidden tickets and those not on sale match only if the filter names the fields. */
const toQuery = (eventId: string): TicketDefinitionsQuery => ({
  filter: {
    eventId,
    'dashboard.hidden': { $in: [true, false] },
    saleStatus: { $in: Object.values(TicketSaleStatus) },
  },
  fieldset: [TicketFieldset.POLICY, TicketFieldset.DASHBOARD],
  sort: 'orderIndex:asc',
  limit: MAX_KINDS,
});

const getDetailsKey = (eventId: string) => [...ticketKeys.lists, 'details', eventId];

const detailsAtom = weakFamily(
  (eventId: string) =>
    queryAtom<readonly TicketKindDetails[]>((get) => {
      const port = get(ticketKindPortAtom);
      const client = get(clientAtom);
      return {
        queryKey: getDetailsKey(eventId),
        queryFn: ({ signal }) => port?.readDetails(eventId, { client, signal }) ?? [],
      };
    }),
  (eventId) => eventId,
);

const withDetails = (
  definitions: readonly TicketDefinition[],
  details: readonly TicketKindDetails[],
): TicketKind[] =>
  definitions.map((definition) => {
    const found = details.find((one) => one.ticketDefinitionId === definition._id);
    if (!found) return definition;
    const { limitPerOrder, feeType, updatedDate } = found;
    return {
      ...{ ...definition, limitPerOrder, feeConfig: { type: feeType } },
      ...(updatedDate && { updatedDate }),
    };
  });

/** Reads the kinds of an event again, without the cache. */
export async function readTicketKinds(get: Getter, eventId: string): Promise<TicketKindList> {
  const client = get(clientAtom);
  const [{ definitions }, details] = await Promise.all([
    queryAvailableTickets(client, toQuery(eventId)),
    get(ticketKindPortAtom)?.readDetails(eventId, { client }) ?? [],
  ]);
  return { eventId, kinds: withDetails(definitions, details) };
}

/** Fetches all that shows ticket kinds again. Never rejects: errors are in the queries. */
export async function refreshTicketKinds(get: Getter): Promise<void> {
  const queryClient = get(queryClientAtom);
  const keys = [ticketKeys.lists, eventKeys.all];
  await Promise.allSettled(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** An order that was set and is not read again yet. */
const sentOrderAtom = weakFamily(
  (_eventId: string) => atom<readonly string[] | null>(null),
  (eventId) => eventId,
);

/** The ticket kinds of an event, while they are loaded and read again. */
export interface TicketKindsState {
  /** `success` as soon as the kinds are loaded. */
  status: 'pending' | 'error' | 'success';
  /** Whether the kinds are being loaded, also again. */
  isFetching: boolean;
  /** Error of the latest fetch; earlier data stays. */
  error: Error | null;
  /** Undefined until it is loaded. */
  data: TicketKindList | undefined;
}

/**
 * All ticket kinds of an event with their sold and reserved tickets, also those that are hidden or not on
 * sale. Writing reads them again. See docs/reference/tickets.mdx.
 */
export const ticketKindsAtom = weakFamily(
  (eventId: string) => {
    const dataAtom = atom((get): TicketKindList | undefined => {
      const list = get(ticketDefinitionsAtom(toQuery(eventId)));
      const details = get(detailsAtom(eventId));
      if (list.status !== 'success' || details.data === undefined) return undefined;
      const order = get(sentOrderAtom(eventId));
      const kinds = withDetails(list.items, details.data);
      const getPlace = ({ _id, orderIndex = 0 }: TicketKind) => order?.indexOf(_id) ?? orderIndex;
      return { eventId, kinds: kinds.sort((one, other) => getPlace(one) - getPlace(other)) };
    });
    return atom(
      (get): TicketKindsState => {
        const list = get(ticketDefinitionsAtom(toQuery(eventId)));
        const details = get(detailsAtom(eventId));
        const data = get(dataAtom);
        const error = list.error ?? details.error;
        return {
          status: data ? 'success' : error ? 'error' : 'pending',
          isFetching: list.isFetching || details.isFetching,
          error,
          data,
        };
      },
      async (get): Promise<void> => {
        const queryClient = get(queryClientAtom);
        await queryClient.invalidateQueries({ queryKey: ticketKeys.lists }).catch(() => {});
      },
    );
  },
  (eventId) => eventId,
);

/** An event, and the order of its ticket kinds. */
export interface TicketKindOrder {
  /** ID of the event. */
  eventId: string;
  /** `_id` of each kind, in the new order. */
  ticketDefinitionIds: readonly string[];
}

/**
 * Sets the order of an event's ticket kinds, immediately on the page. Resolves with a function that
 * restores the order before; rejects if the host does not accept it. Needs a `TicketKindPort`.
 */
export const setTicketKindOrderAtom = atom(
  null,
  async (get, set, { eventId, ticketDefinitionIds }: TicketKindOrder) => {
    const before = (get(ticketKindsAtom(eventId)).data?.kinds ?? []).map(({ _id }) => _id);
    const send = async (ids: readonly string[]) => {
      const port = requireTicketKindPort(get);
      set(sentOrderAtom(eventId), ids);
      try {
        const request = { eventId, ticketDefinitionIds: ids };
        await port.setOrder(request, { client: get(clientAtom) });
        await refreshTicketKinds(get);
      } finally {
        // A newer order stays until it is read again.
        set(sentOrderAtom(eventId), (sent) => (sent === ids ? null : sent));
      }
    };
    await send(ticketDefinitionIds);
    return () => send(before);
  },
);

/**
 * Removes a ticket kind. Resolves with whether it was removed: not if one of its tickets was sold or
 * reserved meanwhile. Needs a `TicketKindPort`.
 */
export const removeTicketKindAtom = atom(
  null,
  async (get, _set, name: TicketKindName): Promise<boolean> => {
    const port = requireTicketKindPort(get);
    const { outcome } = await port.remove(name, { client: get(clientAtom) });
    await refreshTicketKinds(get);
    return outcome === 'removed';
  },
);

/**
 * How the sale of a ticket kind is going, for its owner:
 * - `on-sale`; `few-left`: on sale, with five tickets or fewer;
 * - `all-reserved`: none is left, but some of them are only reserved; `sold-out`;
 * - `scheduled`: until `opens`; `ended`: since `closed`;
 * - `hidden`: visitors neither see nor buy it.
 */
export type TicketKindSale =
  | { kind: 'on-sale' | 'few-left' | 'all-reserved' | 'sold-out' | 'hidden' }
  | { kind: 'scheduled'; opens: Date | undefined }
  | { kind: 'ended'; closed: Date | undefined };

/** Returns the numbers of tickets of a kind; `capacity` and `left` are null for any number. */
export function getTicketKindCounts({ dashboard = {} }: TicketDefinition): {
  sold: number;
  reserved: number;
  left: number | null;
  capacity: number | null;
} {
  const { ticketsSold: sold = 0, ticketsReserved: reserved = 0, unsold, quantity } = dashboard;
  return { sold, reserved, left: unsold ?? null, capacity: quantity ?? null };
}

/**
 * Returns how the sale of a ticket kind is going.
 *
 * @param now in milliseconds since 1970.
 */
export function getTicketKindSale(kind: TicketKind, now: number): TicketKindSale {
  if (kind.dashboard?.hidden) return { kind: 'hidden' };
  const status = getSaleStatus(kind, now);
  const { startDate, endDate } = kind.salePeriod ?? {};
  if (status === TicketSaleStatus.SALE_ENDED) return { kind: 'ended', closed: endDate };
  if (status === TicketSaleStatus.SALE_SCHEDULED) return { kind: 'scheduled', opens: startDate };
  const { left, reserved } = getTicketKindCounts(kind);
  if (left === 0) return { kind: reserved > 0 ? 'all-reserved' : 'sold-out' };
  return { kind: left !== null && left <= LOW_STOCK_THRESHOLD ? 'few-left' : 'on-sale' };
}
