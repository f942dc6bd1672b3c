import { type FieldViolation, invalid, missing } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalText,
  requireText,
  wholeNumber,
} from '../../../platform/requests/fields.ts';
import {
  type Cents,
  getDecimals,
  parseAmount,
  toAmount,
} from '../../../platform/requests/money.ts';
import type { TicketedEvent } from '../event.ts';
import { type Offer, office, type PricingOption } from '../state.ts';

const MAX_LINES = 50;
const QUANTITY = { min: 1, max: 50 };
const MAX_PRICE_LENGTH = 13;

/** Tickets of one kind that a buyer wants, at one price. */
export interface RequestedLine {
  offer: Offer;
  quantity: number;
  price: Cents;
  option?: PricingOption;
  /** Path of the request's entry. */
  path: string;
}

const reject = (field: string, violatedRule: FieldViolation['violatedRule'], description: string) =>
  invalid({ field, violatedRule, description });

/** Reads the buyer's price of a donation. */
function namedPrice(text: string, minimum: Cents, currency: string, field: string): Cents {
  const decimals = getDecimals(currency);
  if (text.length > MAX_PRICE_LENGTH) {
    throw reject(field, 'MAX_LENGTH', `must have at most ${MAX_PRICE_LENGTH} characters`);
  }
  if (/^\d+\.\d+$/.test(text) && (text.split('.')[1] ?? '').length > decimals) {
    throw reject(field, 'DECIMAL_MAX_SCALE', `must have at most ${decimals} decimals`);
  }
  const price = parseAmount(text, decimals);
  if (price === undefined) throw reject(field, 'FORMAT', 'must be an amount such as "12.50"');
  if (price >= minimum) return price;
  const threshold = toAmount(minimum, decimals);
  throw invalid({
    field,
    violatedRule: 'DECIMAL_GTE',
    description: `must be at least ${threshold}`,
    data: { threshold },
  });
}

/** Returns the price of one ticket: its own, that of the option, or the buyer's donation. */
function getPrice(
  { price }: Offer,
  { currency }: TicketedEvent,
  { optionId, named }: { optionId?: string; named?: string },
  paths: { option: string; named: string },
): Pick<RequestedLine, 'price' | 'option'> {
  if (named !== undefined && !('minimum' in price)) {
    throw reject(paths.named, 'FIELD_NOT_ALLOWED', 'is for donations only');
  }
  if (optionId !== undefined && !('options' in price)) {
    throw reject(paths.option, 'FIELD_NOT_ALLOWED', 'is for tickets with several prices');
  }
  if ('fixed' in price) return { price: price.fixed };
  if ('minimum' in price) {
    const minimumPrice = named === undefined ? price.minimum : undefined;
    return { price: minimumPrice ?? namedPrice(named ?? '', price.minimum, currency, paths.named) };
  }
  if (optionId === undefined) throw reject(paths.option, 'REQUIRED_FIELD', 'is required');
  const option = price.options.find(({ id }) => id === optionId);
  if (!option) throw reject(paths.option, 'VALIDATION', 'is not a price of this ticket');
  return { price: option.price, option };
}

function getDetails(item: JsonObject, quantity: number, parentPath: string): JsonObject[] {
  const path = `${parentPath}.ticketDetails`;
  const details = fieldsList(item, 'ticketDetails', QUANTITY.max, path);
  const seat = details.findIndex(({ seatId }) => seatId !== undefined && seatId !== null);
  if (seat >= 0) {
    throw reject(`${path}[${seat}].seatId`, 'FIELD_NOT_ALLOWED', 'is for events with a plan');
  }
  if (details.length > 1 && details.length !== quantity) {
    throw reject(path, 'EXACT_SIZE', `has size ${details.length}, expected 1 or ${quantity}`);
  }
  return details;
}

function readItem(
  event: TicketedEvent,
  offers: Map<string, Offer>,
  item: JsonObject,
  path: string,
  withHidden: boolean,
): RequestedLine[] {
  const id = requireText(item, 'ticketDefinitionId', `${path}.ticketDefinitionId`);
  const quantity = wholeNumber(item, 'quantity', { ...QUANTITY, path: `${path}.quantity` });
  const offer = offers.get(id);
  // A hidden ticket is reported as missing: a rejection would reveal its name.
  if (!offer || offer.eventId !== event.id || (offer.hidden && !withHidden)) {
    throw missing('TICKET_DEFINITION_NOT_FOUND', `The event has no ticket ${id}.`);
  }
  const named = optionalText(item, 'priceOverride', `${path}.priceOverride`);
  const details = getDetails(item, quantity, path);
  if (details.length === 0) {
    const fields = { option: `${path}.ticketDetails`, named: `${path}.priceOverride` };
    return [{ offer, quantity, path, ...getPrice(offer, event, { named }, fields) }];
  }
  return details.map((detail, index) => {
    const own = `${path}.ticketDetails[${index}]`;
    const fields = { option: `${own}.pricingOptionId`, named: `${own}.priceOverride` };
    const optionId = optionalText(detail, 'pricingOptionId', fields.option);
    const price = optionalText(detail, 'priceOverride', fields.named);
    const chosen = getPrice(offer, event, { optionId, named: price ?? named }, fields);
    return { offer, quantity: details.length === 1 ? quantity : 1, path, ...chosen };
  });
}

const keyOf = ({ offer, price, option }: RequestedLine) =>
  `${offer.id}/${option?.id ?? ''}/${price}`;

/** Reads `ticketQuantities`, and combines tickets of the same type and price. */
export function readRequestedLines(
  context: PlatformContext,
  event: TicketedEvent,
  body: JsonObject,
  withHidden: boolean,
): RequestedLine[] {
  const items = fieldsList(body, 'ticketQuantities', MAX_LINES);
  if (items.length === 0) {
    throw reject('ticketQuantities', 'MIN_SIZE', 'has size 0, expected 1 or more');
  }
  const { offers } = context.use(office);
  const byKey = new Map<string, RequestedLine>();
  for (const [index, item] of items.entries()) {
    for (const line of readItem(event, offers, item, `ticketQuantities[${index}]`, withHidden)) {
      const same = byKey.get(keyOf(line));
      if (same) same.quantity += line.quantity;
      else byKey.set(keyOf(line), line);
    }
  }
  return [...byKey.values()];
}
