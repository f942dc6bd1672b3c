import type { FeeType } from '@vitrine/client/orders';
import { makeOffers } from '../../fixtures/tickets/make-offers.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getDecimals, parseAmount } from '../../platform/requests/money.ts';
import { seedTicketsAndOrders } from '../orders/order-scheduler.ts';
import { requireTicketedEvent, type TicketedEvent } from './event.ts';
import { type Offer, office, type Price } from './state.ts';

/** The price of a ticket kind. Amounts are decimal strings in the currency of the event. */
export type TicketKindPrice =
  | { kind: 'fixed'; amount: string }
  | { kind: 'options'; options: readonly { _id?: string; name: string; amount: string }[] }
  | { kind: 'donation'; minimum: string };

/** What the organizer decides about a ticket kind. */
export interface TicketKindData {
  /** Name that buyers read, from 1 to 30 characters. */
  name: string;
  /** Plain text. */
  description: string;
  /** One price, several, or one that the buyer names. */
  price: TicketKindPrice;
  /** How the platform's fee is applied to the price. */
  feeType: FeeType;
  /** Number of tickets, with those that are sold and reserved; null for any number. */
  capacity: number | null;
  /** Maximum number of tickets in an order, from 1 to 50. */
  limitPerOrder: number;
  /** Null if it is sold from now on. */
  saleStart: Date | null;
  /** Null if it is sold until the end of the event. */
  saleEnd: Date | null;
  /** Whether visitors see it only while it is on sale. */
  hideNotOnSale: boolean;
  /** Whether visitors neither see nor buy it. */
  hidden: boolean;
}

export interface TicketKindViolation {
  /** The rejected field. */
  field: keyof TicketKindData;
  /** What is wrong, for the owner. */
  description: string;
}

export type TicketKindResult =
  | { outcome: 'saved'; ticketDefinitionId: string }
  | { outcome: 'rejected'; violations: readonly TicketKindViolation[] };

interface KindName {
  /** ID of the event. */
  eventId: string;
  /** ID of the ticket kind. */
  ticketDefinitionId: string;
}

/**
 * Ticket kinds of an event, in the shape of the `TicketKindPort` of `@vitrine/atoms`: what a host's own
 * server offers besides the platform's calls.
 */
export interface TicketKindControl {
  /** Returns the details of all kinds of an event. */
  readDetails(eventId: string): Promise<
    {
      ticketDefinitionId: string;
      limitPerOrder: number;
      feeType: FeeType;
      updatedDate: Date;
    }[]
  >;
  /** Creates a kind after the existing ones; a repeated `id` has no further effect. */
  create(request: { id: string; eventId: string; kind: TicketKindData }): Promise<TicketKindResult>;
  /** Changes some values; what is left out stays. */
  update(request: KindName & { changes: Partial<TicketKindData> }): Promise<TicketKindResult>;
  /** Removes a kind; `in-use` if a ticket is sold or reserved. */
  remove(request: KindName): Promise<{ outcome: 'removed' | 'in-use' }>;
  /** Sets the order of the kinds; those that are left out follow. */
  setOrder(request: { eventId: string; ticketDefinitionIds: readonly string[] }): Promise<void>;
  /**
   * Makes the functions reject, until the returned function is called or `times` times: before they take
   * effect, or `at: 'response'`, so that only their response is lost.
   */
  disconnect(options?: { at?: 'request' | 'response'; times?: number }): () => void;
  /** Makes the next creation or update fail with these violations. */
  reject(...violations: TicketKindViolation[]): void;
}

const MAX_NAME = 30;
const MAX_PER_ORDER = 50;

export function ticketKindControl(context: PlatformContext): TicketKindControl {
  const created = new Map<string, string>();
  const failures = new Set<{ at: 'request' | 'response'; left: number }>();
  let rejected: readonly TicketKindViolation[] = [];

  const failAt = (at: 'request' | 'response') => {
    for (const failure of failures) {
      if (failure.at !== at) continue;
      failure.left -= 1;
      if (failure.left <= 0) failures.delete(failure);
      throw new TypeError('Failed to fetch');
    }
  };
  /** Runs a request as a server does: it may not be reached, and its response may be lost. */
  async function respond<Result>(run: () => Result): Promise<Result> {
    seedTicketsAndOrders(context);
    failAt('request');
    const result = run();
    failAt('response');
    return result;
  }

  const getOffers = (eventId: string): Offer[] =>
    [...context.use(office).offers.values()]
      .filter((offer) => offer.eventId === eventId)
      .sort((one, other) => one.orderIndex - other.orderIndex);

  function requireOffer({ eventId, ticketDefinitionId }: KindName): Offer {
    const offer = context.use(office).offers.get(ticketDefinitionId);
    if (offer?.eventId === eventId) return offer;
    throw new TypeError(`The event ${eventId} has no ticket ${ticketDefinitionId}.`);
  }

  function toPrice(price: TicketKindPrice, { currency }: TicketedEvent): Price | undefined {
    const decimals = getDecimals(currency);
    if (price.kind === 'options') {
      const options = price.options.map(({ _id, name, amount }) => ({
        id: _id ?? context.nextId('ticket-option'),
        name,
        price: parseAmount(amount, decimals),
      }));
      const isComplete = options.length > 0 && options.every((one) => one.price !== undefined);
      return isComplete ? { options: options as never } : undefined;
    }
    const amount = parseAmount(price.kind === 'fixed' ? price.amount : price.minimum, decimals);
    if (amount === undefined || amount < 0) return undefined;
    return price.kind === 'fixed' ? { fixed: amount } : { minimum: amount };
  }

  function check(
    changes: Partial<TicketKindData>,
    { sold, reserved }: Pick<Offer, 'sold' | 'reserved'>,
    event: TicketedEvent,
  ): TicketKindViolation[] {
    const { name, price, capacity, limitPerOrder } = changes;
    const found: TicketKindViolation[] = [];
    const add = (field: keyof TicketKindData, description: string) =>
      found.push({ field, description });
    if (name !== undefined && (name.trim() === '' || name.length > MAX_NAME)) {
      add('name', `must have 1 to ${MAX_NAME} characters`);
    }
    if (price && !toPrice(price, event)) add('price', 'must be an amount such as "12.50"');
    if (typeof capacity === 'number' && capacity < sold + reserved) {
      add('capacity', `must be at least ${sold + reserved}`);
    }
    if (limitPerOrder !== undefined && !(limitPerOrder >= 1 && limitPerOrder <= MAX_PER_ORDER)) {
      add('limitPerOrder', `must be from 1 to ${MAX_PER_ORDER}`);
    }
    return found;
  }

  function write(offer: Offer, changes: Partial<TicketKindData>, event: TicketedEvent): void {
    const { price, capacity, limitPerOrder, saleStart, saleEnd, ...rest } = changes;
    Object.assign(offer, rest, { updated: context.clock.now() });
    const changed = price && toPrice(price, event);
    if (changed) offer.price = changed;
    if (capacity === null) delete offer.capacity;
    else if (capacity !== undefined) offer.capacity = capacity;
    if (limitPerOrder !== undefined) offer.limitPerCheckout = limitPerOrder;
    if (saleStart !== undefined) offer.saleStart = saleStart?.getTime();
    if (saleEnd !== undefined) offer.saleEnd = saleEnd?.getTime();
  }

  const takeRejection = () => {
    const violations = rejected;
    rejected = [];
    return violations;
  };

  return {
    readDetails: (eventId) =>
      respond(() =>
        getOffers(eventId).map(({ id, limitPerCheckout, feeType, updated, created: made }) => ({
          ticketDefinitionId: id,
          limitPerOrder: limitPerCheckout,
          feeType,
          updatedDate: new Date(updated ?? made),
        })),
      ),
    create: ({ id, eventId, kind }) =>
      respond(() => {
        const known = created.get(id);
        if (known) return { outcome: 'saved', ticketDefinitionId: known };
        const event = requireTicketedEvent(context, eventId);
        const violations = [...takeRejection(), ...check(kind, { sold: 0, reserved: 0 }, event)];
        if (violations.length > 0) return { outcome: 'rejected', violations };
        const entry = { name: kind.name, text: kind.description, price: 0 };
        const { startedAt } = context;
        const owner = {
          ...{ id: eventId, slug: event.slug, currency: event.currency, startedAt },
          ...{ created: context.clock.now(), getText: (text: string) => text },
        };
        const [offer] = makeOffers({ slug: event.slug, policy: '', offers: [entry] }, owner);
        if (!offer) throw new TypeError('An entry makes one ticket.');
        offer.id = context.nextId('ticket');
        offer.orderIndex = (getOffers(eventId).at(-1)?.orderIndex ?? -1) + 1;
        offer.policy = getOffers(eventId)[0]?.policy ?? '';
        write(offer, kind, event);
        context.use(office).offers.set(offer.id, offer);
        created.set(id, offer.id);
        return { outcome: 'saved', ticketDefinitionId: offer.id };
      }),
    update: ({ changes, ...name }) =>
      respond(() => {
        const offer = requireOffer(name);
        const event = requireTicketedEvent(context, name.eventId);
        const violations = [...takeRejection(), ...check(changes, offer, event)];
        if (violations.length > 0) return { outcome: 'rejected', violations };
        write(offer, changes, event);
        return { outcome: 'saved', ticketDefinitionId: offer.id };
      }),
    remove: (name) =>
      respond(() => {
        const { offers } = context.use(office);
        const offer = offers.get(name.ticketDefinitionId);
        if (offer && offer.sold + offer.reserved > 0) return { outcome: 'in-use' };
        offers.delete(name.ticketDefinitionId);
        return { outcome: 'removed' };
      }),
    setOrder: ({ eventId, ticketDefinitionIds }) =>
      respond(() => {
        const place = (offer: Offer) => {
          const index = ticketDefinitionIds.indexOf(offer.id);
          return index === -1 ? ticketDefinitionIds.length : index;
        };
        const sorted = getOffers(eventId).sort((one, other) => place(one) - place(other));
        for (const [index, offer] of sorted.entries()) offer.orderIndex = index;
      }),
    disconnect({ at = 'request', times = Number.POSITIVE_INFINITY } = {}) {
      const failure = { at, left: times };
      failures.add(failure);
      return () => void failures.delete(failure);
    },
    reject: (...violations) => {
      rejected = violations;
    },
  };
}
