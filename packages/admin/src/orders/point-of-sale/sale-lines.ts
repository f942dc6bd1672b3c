import {
  chooseTickets,
  countTickets,
  getTicketKindCounts,
  getTicketKindSale,
  getTicketPrices,
  getTicketQuantity,
  isDonation,
  MAX_TICKETS,
  type TicketKind,
  type TicketLine,
  type TicketSelection,
} from '@vitrine/atoms';
import type { OrderMoney } from '@vitrine/client/orders';
import type { IgnoredLimits } from './LimitSwitches.tsx';

/** A line of the tickets on sale: a kind, or one of its prices. */
export interface SaleLine {
  key: string;
  kind: TicketKind;
  line: TicketLine;
  /** The name of the price, if the kind has several. */
  optionName?: string | undefined;
  /** Undefined if the guest names the price. */
  price?: OrderMoney | undefined;
  /** The least that the guest pays, if the guest names the price. */
  minimum?: OrderMoney | undefined;
}

/** Returns the lines of the ticket kinds of an event, in the order of the kinds. */
export const toSaleLines = (kinds: readonly TicketKind[]): readonly SaleLine[] =>
  kinds.flatMap((kind): SaleLine[] => {
    const { _id: ticketDefinitionId, pricing, price } = kind;
    const options = getTicketPrices(kind);
    if (options.length > 0) {
      return options.map(({ _id: pricingOptionId, name, price: amount }) => ({
        key: `${ticketDefinitionId}/${pricingOptionId}`,
        kind,
        line: { ticketDefinitionId, ...(pricingOptionId && { pricingOptionId }) },
        optionName: name,
        price: amount,
      }));
    }
    const line = { key: ticketDefinitionId, kind, line: { ticketDefinitionId } };
    if (isDonation(kind)) return [{ ...line, minimum: pricing?.minPrice ?? price }];
    return [{ ...line, price: pricing?.fixedPrice ?? price }];
  });

/** What limits the number of tickets of a line. */
export interface SaleLimits {
  ignored: IgnoredLimits;
  /** Maximum number of tickets per order. */
  limitPerOrder?: number | undefined;
  /** Number of tickets that this sale holds already, by the ID of their kind. */
  held: ReadonlyMap<string, number>;
  /** In milliseconds since 1970. */
  now: number;
}

/** The platform lowers the limit of a kind to what is left, of which this sale may hold some. */
const getLimitPerCheckout = ({ limitPerCheckout }: TicketKind, left: number | null): number =>
  limitPerCheckout === undefined || limitPerCheckout === left ? MAX_TICKETS : limitPerCheckout;

/** Returns how many of a line can be chosen besides the other lines. */
export function getMostTickets(
  { kind, line }: SaleLine,
  selection: TicketSelection,
  { ignored, limitPerOrder = MAX_TICKETS, held, now }: SaleLimits,
): number {
  const own = getTicketQuantity(selection, line);
  const inOrder = countTickets(selection) - own;
  const sale = getTicketKindSale(kind, now).kind;
  if (sale === 'ended' || sale === 'scheduled') return 0;
  if (sale === 'hidden' && !ignored.allowHiddenTickets) return 0;
  if (ignored.ignoreLimits) return Math.max(0, MAX_TICKETS - inOrder);
  const ofKind = countTickets(selection, kind._id) - own;
  const { left } = getTicketKindCounts(kind);
  const stock = left === null ? MAX_TICKETS : left + (held.get(kind._id) ?? 0);
  const perKind = kind.limitPerOrder ?? getLimitPerCheckout(kind, left);
  return Math.max(0, Math.min(Math.min(stock, perKind) - ofKind, limitPerOrder - inOrder));
}

/** Returns how many of the chosen tickets of a kind are more than are left. */
export function countBeyondStock(
  kind: TicketKind,
  selection: TicketSelection,
  held: ReadonlyMap<string, number>,
): number {
  const { left } = getTicketKindCounts(kind);
  if (left === null) return 0;
  return Math.max(0, countTickets(selection, kind._id) - left - (held.get(kind._id) ?? 0));
}

/**
 * Sets the quantity of a line, which is within its limits, and the price that a guest names: the least one
 * until one is named, and none (null) while the named one is not valid.
 */
export function chooseSaleTickets(
  selection: TicketSelection,
  { kind, line, minimum }: SaleLine,
  quantity: number,
  priceOverride?: string | null,
): TicketSelection {
  const definitions = [{ ...kind, limitPerCheckout: MAX_TICKETS }];
  const next = chooseTickets(selection, line, quantity, { definitions }).selection;
  if (!minimum) return next;
  const isFirst = getTicketQuantity(selection, line) === 0;
  return next.map((one) => {
    if (one.ticketDefinitionId !== line.ticketDefinitionId) return one;
    const { priceOverride: former, ...rest } = one;
    const price = priceOverride === undefined ? (isFirst ? minimum.value : former) : priceOverride;
    return { ...rest, ...(typeof price === 'string' && { priceOverride: price }) };
  });
}

/** Whether a guest has named a price for chosen tickets that is not valid. */
export const hasInvalidPrice = (lines: readonly SaleLine[], selection: TicketSelection): boolean =>
  selection.some(
    ({ ticketDefinitionId, priceOverride }) =>
      priceOverride === undefined &&
      lines.some(({ kind, minimum }) => minimum && kind._id === ticketDefinitionId),
  );
