import { FeeType } from '@vitrine/client/orders';
import type { CellValue } from '../../catalog-admin/variant-grid/cell-grid.ts';
import type { TicketKindData, TicketKindPrice } from '../../ports.ts';
import { LONGEST_AMOUNT } from '../../tickets/selection/donation.ts';
import { countDecimalPlaces, getCurrencyDecimals } from '../../utils/decimals.ts';
import { getLocalTime, getMomentInZone, isTimeInZone } from '../moment-in-zone.ts';
import type { TicketKind, TicketKindList } from './ticket-kinds.ts';

/** One of several prices. One without `_id` is new. */
export interface TicketPriceOption {
  /** Assigned by the platform. */
  _id?: string;
  /** Name that buyers read, up to 50 characters. */
  name: string;
  /** Price of a ticket. */
  amount: CellValue;
}

/** How a ticket kind is priced. */
export type TicketPricingKind = 'fixed' | 'options' | 'donation' | 'free';

/**
 * The values of the form of one ticket kind. Amounts are decimal strings, or what was typed if it is no
 * number in the owner's language; moments are `2026-12-11T22:00` in the event's time zone. Empty texts
 * are missing values.
 */
export interface TicketKindFields {
  /** Name that buyers read, up to 30 characters. */
  name: string;
  /** Plain text, up to 500 characters. */
  description: string;
  /** It decides which of the next three fields is used. */
  pricing: TicketPricingKind;
  /** Price of a ticket, with `fixed`. */
  price: CellValue;
  /** The least that a guest may name. */
  minimum: CellValue;
  /** From 1 to 100 prices, with `options`. */
  options: readonly TicketPriceOption[];
  /** How the platform's fee is applied to the price. */
  feeType: FeeType;
  /** Empty for any number of tickets. */
  capacity: string;
  /** Maximum number of tickets in an order, from 1 to 50. */
  limitPerOrder: string;
  /** Empty: from now on. */
  saleStart: string;
  /** Empty: until the event ends. */
  saleEnd: string;
  /** Whether visitors see it only while it is on sale. */
  hideNotOnSale: boolean;
  /** Whether visitors neither see nor buy it. */
  hidden: boolean;
  /** Number of sold tickets; read-only. */
  sold: number;
  /** Number of reserved tickets; read-only. */
  reserved: number;
}

/** The name of a field of one ticket kind. */
export type TicketKindField = keyof TicketKindFields;

/** The name of a field in the form of all kinds of an event. */
export type TicketKindKey = `kind.${string}.${TicketKindField}`;

/** The values of all kinds of an event, field by field, so that they are compared and merged. */
export type TicketKindValues = Record<TicketKindKey, unknown>;

/**
 * What is wrong with a field:
 * - `missing`; `too-long`, with the number of characters allowed; `out-of-range`, with its bounds;
 * - `amount`: no amount in the currency; `option-names`: an option has no name; `option-amounts`;
 * - `below-taken`: fewer tickets than are sold and reserved;
 * - `end-before-start`; `skipped-time`: the clocks go forward over it;
 * - `rejected`: by the host, with its own description.
 */
export type TicketKindProblem =
  | {
      kind:
        | 'missing'
        | 'amount'
        | 'option-names'
        | 'option-amounts'
        | 'end-before-start'
        | 'skipped-time';
    }
  | { kind: 'too-long'; max: number }
  | { kind: 'out-of-range'; min: number; max: number }
  | { kind: 'below-taken'; sold: number; reserved: number }
  | { kind: 'rejected'; description: string };

/** Maximum lengths, in characters. */
export const maxTicketKindLengths = { name: 30, description: 500, optionName: 50 } as const;

/** The most tickets of one order. */
const MAX_PER_ORDER = 50;

/** The most tickets of one kind. */
const MAX_CAPACITY = 100_000;

/** The most prices of one kind. */
const MAX_OPTIONS = 100;

const emptyFields: TicketKindFields = {
  name: '',
  description: '',
  pricing: 'fixed',
  price: '',
  minimum: '',
  options: [],
  feeType: FeeType.FEE_ADDED_AT_CHECKOUT,
  capacity: '',
  limitPerOrder: '10',
  saleStart: '',
  saleEnd: '',
  hideNotOnSale: false,
  hidden: false,
  sold: 0,
  reserved: 0,
};

const NEW = 'new-';

/** Returns the name of a field in the form of all kinds. */
export const getTicketKindKey = (id: string, field: TicketKindField): TicketKindKey =>
  `kind.${id}.${field}`;

/** Returns the kind and the field of a name in the form of all kinds. */
export function parseTicketKindKey(
  key: string,
): { id: string; field: TicketKindField } | undefined {
  const [, id, field] = /^kind\.(.+)\.(\w+)$/.exec(key) ?? [];
  if (id === undefined || field === undefined || !Object.hasOwn(emptyFields, field))
    return undefined;
  return { id, field: field as TicketKindField };
}

/** Whether a kind is not saved yet. */
export const isNewTicketKind = (id: string): boolean => id.startsWith(NEW);

/** Whether a stored value can be that of a field of a kind that is not saved yet. */
export function isTicketKindValue(key: string, value: unknown): boolean {
  const { id, field } = parseTicketKindKey(key) ?? {};
  if (id === undefined || field === undefined || !isNewTicketKind(id)) return false;
  if (field === 'options') return Array.isArray(value);
  const isAmount = field === 'price' || field === 'minimum';
  return (
    typeof value === typeof emptyFields[field] ||
    (isAmount && typeof Object(value).typed === 'string')
  );
}

/** Returns the ids of all kinds of a form, the saved ones first. */
export function getTicketKindIds(values: TicketKindValues): string[] {
  const ids = Object.keys(values).flatMap((key) => parseTicketKindKey(key)?.id ?? []);
  const all = [...new Set(ids)];
  return [...all.filter((id) => !isNewTicketKind(id)), ...all.filter(isNewTicketKind)];
}

/** Returns the values of one kind. */
export function getTicketKindFields(values: TicketKindValues, id: string): TicketKindFields {
  const names = Object.keys(emptyFields) as TicketKindField[];
  const found = names.flatMap((field) => {
    const value = values[getTicketKindKey(id, field)];
    return value === undefined ? [] : [[field, value]];
  });
  return { ...emptyFields, ...Object.fromEntries(found) };
}

/** Returns changes of one kind as those of the form of all kinds. */
export const toTicketKindValues = (
  id: string,
  fields: Partial<TicketKindFields>,
): Partial<TicketKindValues> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`kind.${id}.${field}`, value]),
  );

/** Returns the values of a new kind, and its id until it is saved. */
export function createTicketKind(
  fields: Partial<TicketKindFields>,
  uuid: string = crypto.randomUUID(),
): { id: string; values: Partial<TicketKindValues> } {
  const id = `${NEW}${uuid}`;
  return { id, values: toTicketKindValues(id, { ...emptyFields, ...fields }) };
}

/** Returns the values of a copy, of which nothing is sold. */
export const duplicateTicketKind = (
  fields: TicketKindFields,
  name: string,
): Partial<TicketKindFields> => ({
  ...fields,
  ...{ name: name.slice(0, maxTicketKindLengths.name), sold: 0, reserved: 0 },
  options: fields.options.map(({ _id, ...option }) => option),
});

const withoutZeros = (amount: string) =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;

function toPricing({ pricing, free }: TicketKind): Partial<TicketKindFields> {
  const { fixedPrice, minPrice, pricingOptions } = pricing ?? {};
  if (pricingOptions) {
    return {
      pricing: 'options',
      options: pricingOptions.options.map(({ _id, name, price }) => ({
        ...{ _id, name, amount: withoutZeros(price.value) },
      })),
    };
  }
  if (minPrice) return { pricing: 'donation', minimum: withoutZeros(minPrice.value) };
  if (free || Number(fixedPrice?.value ?? 0) === 0) return { pricing: 'free' };
  return { pricing: 'fixed', price: withoutZeros(fixedPrice?.value ?? '') };
}

function toFields(kind: TicketKind, timeZone: string): TicketKindFields {
  const { name, description = '', salePeriod, feeConfig, dashboard, limitPerOrder } = kind;
  const toLocal = (moment: Date | undefined) => (moment ? getLocalTime(moment, timeZone) : '');
  return {
    ...emptyFields,
    ...toPricing(kind),
    ...{ name, description },
    feeType: feeConfig?.type ?? emptyFields.feeType,
    capacity: typeof dashboard?.quantity === 'number' ? String(dashboard.quantity) : '',
    limitPerOrder: limitPerOrder === undefined ? '' : String(limitPerOrder),
    saleStart: toLocal(salePeriod?.startDate),
    saleEnd: toLocal(salePeriod?.endDate),
    hideNotOnSale: salePeriod?.hideNotOnSale ?? false,
    hidden: dashboard?.hidden ?? false,
    sold: dashboard?.ticketsSold ?? 0,
    reserved: dashboard?.ticketsReserved ?? 0,
  };
}

/** Returns the values of the form of all kinds of an event. */
export const toAllTicketKindValues = (
  { kinds }: TicketKindList,
  timeZone: string,
): TicketKindValues =>
  Object.assign({}, ...kinds.map((kind) => toTicketKindValues(kind._id, toFields(kind, timeZone))));

const toText = (amount: CellValue) => (typeof amount === 'string' ? amount : '');

function toPrice({ pricing, price, minimum, options }: TicketKindFields): TicketKindPrice {
  switch (pricing) {
    case 'free':
      return { kind: 'fixed', amount: '0' };
    case 'donation':
      return { kind: 'donation', minimum: toText(minimum) || '0' };
    case 'options':
      return {
        kind: 'options',
        options: options.map(({ amount, name, ...rest }) => ({
          ...{ ...rest, name: name.trim(), amount: toText(amount) },
        })),
      };
    default:
      return { kind: 'fixed', amount: toText(price) };
  }
}

/** Returns a kind as a port writes it. */
export function toTicketKindData(fields: TicketKindFields, timeZone: string): TicketKindData {
  const toMoment = (local: string) => (local === '' ? null : getMomentInZone(local, timeZone));
  const { name, description, feeType, capacity, limitPerOrder, hideNotOnSale, hidden } = fields;
  return {
    ...{ name: name.trim(), description: description.trim(), price: toPrice(fields), feeType },
    capacity: capacity === '' ? null : Number(capacity),
    limitPerOrder: Number(limitPerOrder),
    saleStart: toMoment(fields.saleStart),
    saleEnd: toMoment(fields.saleEnd),
    ...{ hideNotOnSale, hidden },
  };
}

const priceFields: ReadonlySet<TicketKindField> = new Set([
  ...(['pricing', 'price', 'minimum', 'options'] as const),
]);

/** Returns the field of the port that a field of the form is written to. */
export const toDataField = (field: TicketKindField): keyof TicketKindData =>
  priceFields.has(field) ? 'price' : (field as keyof TicketKindData);

/** Returns the field of the form that shows a violation of the port's field. */
export function fromDataField(
  field: keyof TicketKindData,
  { pricing }: TicketKindFields,
): TicketKindField {
  if (field !== 'price') return field;
  return pricing === 'options' ? 'options' : pricing === 'donation' ? 'minimum' : 'price';
}

/** Whether a text is an amount that the currency has. */
const isAmount = (amount: CellValue, currency: string): boolean =>
  typeof amount === 'string' &&
  /^\d+(\.\d+)?$/.test(amount) &&
  amount.length <= LONGEST_AMOUNT &&
  countDecimalPlaces(amount) <= getCurrencyDecimals(currency);

type Problems = Partial<Record<TicketKindField, TicketKindProblem>>;

function checkPrice(fields: TicketKindFields, currency: string): Problems {
  const { pricing, price, minimum, options } = fields;
  const amount = { kind: 'amount' } as const;
  if (pricing === 'fixed') {
    if (price === '') return { price: { kind: 'missing' } };
    return isAmount(price, currency) ? {} : { price: amount };
  }
  if (pricing === 'donation') {
    return minimum === '' || isAmount(minimum, currency) ? {} : { minimum: amount };
  }
  if (pricing !== 'options') return {};
  if (options.length === 0) return { options: { kind: 'missing' } };
  if (options.length > MAX_OPTIONS) {
    return { options: { kind: 'out-of-range', min: 1, max: MAX_OPTIONS } };
  }
  if (options.some(({ name }) => name.trim() === '')) return { options: { kind: 'option-names' } };
  const areAmounts = options.every((option) => isAmount(option.amount, currency));
  return areAmounts ? {} : { options: { kind: 'option-amounts' } };
}

function checkCounts({ capacity, limitPerOrder, sold, reserved }: TicketKindFields): Problems {
  const isInside = (text: string, min: number, max: number) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isBelow = /^\d+$/.test(capacity) && Number(capacity) < sold + reserved;
  const range = { kind: 'out-of-range', min: 1, max: MAX_CAPACITY } as const;
  return {
    ...(capacity !== '' && !isInside(capacity, 1, MAX_CAPACITY) && { capacity: range }),
    ...(isBelow && { capacity: { kind: 'below-taken', sold, reserved } as const }),
    ...(!isInside(limitPerOrder, 1, MAX_PER_ORDER) && {
      limitPerOrder: { kind: 'out-of-range', min: 1, max: MAX_PER_ORDER } as const,
    }),
  };
}

/** Returns the problems of one kind that show without the host. */
export function checkTicketKind(
  fields: TicketKindFields,
  { currency, timeZone }: { currency: string; timeZone: string },
): Problems {
  const { name, description, saleStart, saleEnd } = fields;
  const isSkipped = (local: string) => local !== '' && !isTimeInZone(local, timeZone);
  const max = maxTicketKindLengths;
  return {
    ...(name.trim() === '' && { name: { kind: 'missing' } as const }),
    ...(name.length > max.name && { name: { kind: 'too-long', max: max.name } as const }),
    ...(description.length > max.description && {
      description: { kind: 'too-long', max: max.description } as const,
    }),
    ...checkPrice(fields, currency),
    ...checkCounts(fields),
    ...(saleStart !== '' &&
      saleEnd !== '' &&
      saleEnd <= saleStart && { saleEnd: { kind: 'end-before-start' } as const }),
    ...(isSkipped(saleStart) && { saleStart: { kind: 'skipped-time' } as const }),
    ...(isSkipped(saleEnd) && { saleEnd: { kind: 'skipped-time' } as const }),
  };
}
