import type { OrderMoney } from '@vitrine/client/orders';
import { type TicketDefinition, TicketType } from '@vitrine/client/tickets';
import { countDecimalPlaces, fromScaled, isDecimal, toScaled } from '../../utils/decimals.ts';
import { getTicketPrices, type TicketSelection } from './selection.ts';

/** Total of the chosen tickets by the list's prices, before the platform's invoice. */
export interface TicketEstimate {
  /** Number of chosen tickets. */
  count: number;
  /** Null where nothing is chosen, a price is still to be named or no amount, or currencies differ. */
  total: OrderMoney | null;
  /** Whether nothing has to be paid according to the list. */
  isFree: boolean;
}

/** Whether the buyer names the price of a ticket. */
export const isDonation = ({ pricing }: TicketDefinition): boolean =>
  pricing?.pricingType === TicketType.DONATION || pricing?.minPrice !== undefined;

/** Multiplies a price exactly. */
export function timesPrice({ value, currency }: OrderMoney, quantity: number): OrderMoney {
  const decimals = countDecimalPlaces(value);
  return { value: fromScaled(toScaled(value, decimals) * BigInt(quantity), decimals), currency };
}

function priceOfLine(
  line: TicketSelection[number],
  definitions: readonly TicketDefinition[],
): OrderMoney | null {
  const definition = definitions.find(({ _id }) => _id === line.ticketDefinitionId);
  if (!definition) return null;
  if (isDonation(definition)) {
    const currency = definition.pricing?.minPrice?.currency ?? definition.price?.currency;
    if (line.priceOverride === undefined || !currency) return null;
    return { value: line.priceOverride, currency };
  }
  const option = getTicketPrices(definition).find(({ _id }) => _id === line.pricingOptionId);
  return option?.price ?? definition.pricing?.fixedPrice ?? definition.price ?? null;
}

/** One line of an estimate: a ticket, or one of its prices. */
export interface TicketEstimateLine {
  /** The ticket. */
  definition: TicketDefinition;
  /** The name of the price, if the ticket has several. */
  optionName?: string;
  /** Number of tickets. */
  quantity: number;
  /** Null where the price is still to be named or no amount. */
  total: OrderMoney | null;
}

/**
 * Returns the lines of a selection by the list's prices, in the order of the list. Tickets that are no
 * longer in the list have none.
 */
export function estimateTicketLines(
  selection: TicketSelection,
  definitions: readonly TicketDefinition[],
): TicketEstimateLine[] {
  return definitions.flatMap((definition) =>
    selection
      .filter(({ ticketDefinitionId }) => ticketDefinitionId === definition._id)
      .map((line): TicketEstimateLine => {
        const { pricingOptionId, quantity } = line;
        const option = getTicketPrices(definition).find(({ _id }) => _id === pricingOptionId);
        const price = priceOfLine(line, definitions);
        return {
          definition,
          ...(option?.name && { optionName: option.name }),
          quantity,
          total: price && isDecimal(price.value) ? timesPrice(price, quantity) : null,
        };
      }),
  );
}

/**
 * Estimates the total of a selection by the list's prices: shown as an estimate, because fees,
 * taxes and discounts are the platform's, and only its invoice has the total. See
 * docs/reference/tickets.mdx.
 */
export function estimateTickets(
  selection: TicketSelection,
  definitions: readonly TicketDefinition[],
): TicketEstimate {
  const count = selection.reduce((all, { quantity }) => all + quantity, 0);
  const parts = selection.map((line) => {
    const price = priceOfLine(line, definitions);
    return price && isDecimal(price.value) ? timesPrice(price, line.quantity) : null;
  });
  const known = parts.filter((part) => part !== null);
  const currency = known[0]?.currency;
  const isComplete =
    known.length === parts.length && known.every((one) => one.currency === currency);
  if (!currency || !isComplete) return { count, total: null, isFree: false };
  const decimals = Math.max(...known.map(({ value }) => countDecimalPlaces(value)));
  const pieces = known.reduce((total, { value }) => total + toScaled(value, decimals), 0n);
  return { count, total: { value: fromScaled(pieces, decimals), currency }, isFree: pieces === 0n };
}
