import type { Product, ProductDiscount, Variant } from '@vitrine/client/catalog';
import type { VariantOverride } from '@vitrine/client/catalog-admin';
import {
  asScaled,
  countDecimalPlaces,
  formatDecimal,
  fromScaled,
  getCurrencyDecimals,
  isDecimal,
  readDecimal,
  toScaled,
} from '../../utils/decimals.ts';
import type { CellChange, CellRow, CellValue, GridSchema } from './cell-grid.ts';

/** A column of the variant grid besides the options. */
export type VariantColumn =
  | 'price'
  | 'cost'
  | 'margin'
  | 'shoppersPay'
  | 'weight'
  | 'sku'
  | 'stock'
  | 'visible';

/** Prefix of the IDs of the options' columns. */
export const OPTION_PREFIX = 'option:';

const numberColumns = ['price', 'cost', 'weight', 'stock'] as const;
type NumberColumn = (typeof numberColumns)[number];

/** Whether a column has numbers that can be edited; stock only with a `StockPort`. */
export const isNumberColumn = (column: string): column is NumberColumn =>
  (numberColumns as readonly string[]).includes(column);

/** The most decimals that the platform accepts of an amount of money. */
const MAX_AMOUNT_DECIMALS = 2;

/**
 * Returns the number of decimals of prices and costs: that of the currency, and at most two, which are
 * the most that the platform accepts. 0 for JPY; 2 for EUR, KWD and an unknown or missing currency.
 *
 * @param currency ISO 4217 code
 */
export const getAmountDecimals = (currency = ''): number =>
  Math.min(getCurrencyDecimals(currency), MAX_AMOUNT_DECIMALS);

/** Returns the most decimals of a column. Weights have more than amounts of money. */
const getMaxDecimals = (column: NumberColumn, currency: string | undefined): number =>
  column === 'weight' ? 4 : column === 'stock' ? 0 : getAmountDecimals(currency);

const LARGEST = '999999999.99';
const MAX_SKU_LENGTH = 40;

/** Why the platform would not accept an amount. */
export type AmountProblem =
  | 'not-a-number'
  | 'missing'
  | 'negative'
  | 'too-large'
  | 'too-many-decimals';

/** Why the platform would not accept a cell. */
export type CellProblem = AmountProblem | 'not-whole' | 'too-long' | 'not-a-choice';

/**
 * Returns why an amount can't be saved; undefined if it can.
 *
 * @param currency ISO 4217 code of prices and costs, for their decimals; two without it
 */
export function getAmountProblem(
  column: NumberColumn,
  value: CellValue,
  currency?: string,
): AmountProblem | undefined {
  if (typeof value === 'object') return 'not-a-number';
  if (value === '') return column === 'price' ? 'missing' : undefined;
  if (value.startsWith('-')) return 'negative';
  if (countDecimalPlaces(value) > getMaxDecimals(column, currency)) return 'too-many-decimals';
  const scaled = asScaled(value, LARGEST);
  return scaled && scaled.left > scaled.right ? 'too-large' : undefined;
}

/**
 * Returns why a cell can't be saved; undefined if it can.
 *
 * @param currency ISO 4217 code of prices and costs, for their decimals; two without it
 */
export function getCellProblem(
  column: string,
  value: CellValue,
  currency?: string,
): CellProblem | undefined {
  if (isNumberColumn(column)) {
    const problem = getAmountProblem(column, value, currency);
    return problem === 'too-many-decimals' && column === 'stock' ? 'not-whole' : problem;
  }
  if (typeof value === 'object') {
    return column === 'visible' ? 'not-a-choice' : 'not-a-number';
  }
  return column === 'sku' && value.length > MAX_SKU_LENGTH ? 'too-long' : undefined;
}

/** Rounds a scaled amount to fewer decimals, half up. */
function roundScaled(value: bigint, from: number, to: number): bigint {
  if (from <= to) return value * 10n ** BigInt(to - from);
  const unit = 10n ** BigInt(from - to);
  return (value + unit / 2n) / unit;
}

/**
 * Returns what shoppers pay: the price minus the product's discount, a decimal string that is rounded
 * to the decimals of the currency; undefined without a price.
 *
 * @param currency ISO 4217 code of the price; two decimals without it
 */
export function getShoppersPay(
  price: CellValue | undefined,
  discount: ProductDiscount | undefined,
  currency?: string,
): string | undefined {
  if (typeof price !== 'string' || !isDecimal(price)) return undefined;
  const decimals = getAmountDecimals(currency);
  const toAmount = (scaled: bigint, digits: number) =>
    fromScaled(roundScaled(scaled, digits, decimals), decimals);
  const priceDigits = countDecimalPlaces(price);
  const off = String(discount?.value ?? 0);
  if (!discount || discount.type === 'NONE' || !isDecimal(off)) {
    return toAmount(toScaled(price, priceDigits), priceDigits);
  }
  if (discount.type === 'PERCENT') {
    const offDigits = countDecimalPlaces(off);
    const rest = 100n * 10n ** BigInt(offDigits) - toScaled(off, offDigits);
    const scaled = toScaled(price, priceDigits) * (rest > 0n ? rest : 0n);
    return toAmount(scaled, priceDigits + offDigits + 2);
  }
  const scaled = asScaled(price, off);
  if (!scaled) return undefined;
  const rest = scaled.left > scaled.right ? scaled.left - scaled.right : 0n;
  return toAmount(rest, scaled.digits);
}

/**
 * Returns the margin as a whole percentage, rounded: what is left of the paid price after the cost.
 * Undefined without a price or a cost. It is negative below cost.
 */
export function getMargin(
  paid: string | undefined,
  cost: CellValue | undefined,
): number | undefined {
  if (paid === undefined || typeof cost !== 'string' || !isDecimal(cost)) return undefined;
  const scaled = asScaled(paid, cost);
  if (!scaled || scaled.left === 0n) return undefined;
  return Math.round((Number(scaled.left - scaled.right) / Number(scaled.left)) * 100);
}

/** Returns a number of the wire as a decimal string; an empty text for none. */
export const toDecimal = (value: number | undefined): string => {
  if (value === undefined) return '';
  // Numbers of the wire have few decimals; `String` would write tiny ones with an exponent.
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return text === '' ? '0' : text;
};

/** Converts the stock of a variant to a text: empty if the pieces are not counted. */
export const toStockText = (stock: Variant['stock']): string =>
  stock?.trackQuantity ? toDecimal(stock.quantity) : stock?.inStock === false ? '0' : '';

/** Converts a text of stock to its quantity: `null` if the pieces are not counted. */
export const toQuantity = (value: CellValue): number | null =>
  typeof value === 'string' && value !== '' ? Number(value) : null;

/** Converts a variant to the values of its row. */
export function toVariantRow({ choices, variant, stock }: Variant): CellRow {
  const options = Object.fromEntries(
    Object.entries(choices).map(([option, choice]) => [OPTION_PREFIX + option, choice]),
  );
  return {
    ...options,
    price: toDecimal(variant?.priceData?.price),
    cost: toDecimal(variant?.costAndProfitData?.itemCost),
    weight: toDecimal(variant?.weight),
    sku: variant?.sku ?? '',
    stock: toStockText(stock),
    visible: String(variant?.visible ?? true),
  };
}

const booleans: Readonly<Record<string, string>> = {
  ...{ true: 'true', '1': 'true', yes: 'true' },
  ...{ false: 'false', '0': 'false', no: 'false', '': 'false' },
};

/** Pads the decimals of an amount, so that columns align: `26` becomes `26.00`. */
const withDecimals = (value: string, decimals: number): string => {
  const missing = decimals - countDecimalPlaces(value);
  if (missing <= 0) return value;
  return `${value}${value.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
};

/**
 * Creates the columns of a product's variants: its options, then prices, cost, margin, weight, SKU, stock
 * and visibility. Numbers are read and written in the locale. Prices and costs have the decimals of the
 * product's currency.
 *
 * @param canEditStock Whether stock can be changed. Default false.
 */
export function createVariantSchema(
  {
    productOptions,
    discount,
    priceData,
  }: Pick<Product, 'productOptions' | 'discount' | 'priceData'>,
  locale: string,
  canEditStock = false,
): GridSchema {
  const currency = priceData?.currency;
  /** The least decimals that are shown, so that a column is aligned. */
  const getLeastDecimals = (column: NumberColumn) =>
    column === 'weight' ? 2 : getMaxDecimals(column, currency);
  const editable: readonly VariantColumn[] = [
    ...(['price', 'cost', 'weight', 'sku', 'visible'] as const),
    ...(canEditStock ? (['stock'] as const) : []),
  ];
  const others: readonly VariantColumn[] = [
    ...(['price', 'cost', 'margin', 'shoppersPay'] as const),
    ...(['weight', 'sku', 'stock', 'visible'] as const),
  ];
  return {
    columns: [
      ...productOptions.map(({ name }) => ({ id: OPTION_PREFIX + name, isEditable: false })),
      ...others.map((id) => ({ id, isEditable: editable.includes(id) })),
    ],
    read: (column, text) => {
      const trimmed = text.trim();
      if (isNumberColumn(column)) {
        if (trimmed === '') return '';
        return readDecimal(trimmed, locale) ?? { typed: text };
      }
      if (column === 'visible') return booleans[trimmed.toLowerCase()] ?? { typed: text };
      return trimmed;
    },
    toText: (column, row) => {
      const value = row[column] ?? '';
      if (typeof value === 'object') return value.typed;
      if (column === 'shoppersPay') {
        const paid = getShoppersPay(row.price, discount, currency);
        return paid === undefined ? '' : formatDecimal(paid, locale);
      }
      if (column === 'margin') {
        const margin = getMargin(getShoppersPay(row.price, discount, currency), row.cost);
        if (margin === undefined) return '';
        return new Intl.NumberFormat(locale, { style: 'percent' }).format(margin / 100);
      }
      if (column === 'visible') return value.toUpperCase();
      if (value === '') return '';
      if (isNumberColumn(column)) {
        return formatDecimal(withDecimals(value, getLeastDecimals(column)), locale);
      }
      return value;
    },
  };
}

/** Sum and average of numbers, as decimal strings. */
export interface NumberSummary {
  /** With at least the decimals of the currency. */
  sum: string;
  /** Rounded to the decimals of `sum`. */
  average: string;
  /** How many numbers there are; at least two. */
  count: number;
}

/**
 * Adds up the numbers among values, exactly; undefined if there are fewer than two.
 *
 * @param currency ISO 4217 code of the amounts, for the least decimals; two without it
 */
export function summarizeNumbers(
  values: readonly CellValue[],
  currency?: string,
): NumberSummary | undefined {
  const numbers = values.filter(
    (value): value is string => typeof value === 'string' && isDecimal(value),
  );
  if (numbers.length < 2) return undefined;
  const digits = Math.max(getAmountDecimals(currency), ...numbers.map(countDecimalPlaces));
  const sum = numbers.reduce((total, value) => total + toScaled(value, digits), 0n);
  const count = BigInt(numbers.length);
  return {
    sum: fromScaled(sum, digits),
    average: fromScaled((sum * 2n + count) / (count * 2n), digits),
    count: numbers.length,
  };
}

/** The changes of some variants, and the request's part for them. */
export interface OverrideGroup {
  override: VariantOverride & { variantIds: string[] };
  changes: readonly CellChange[];
}

const toWire = (column: string, value: CellValue): number | string | boolean | null => {
  if (typeof value === 'object') throw new TypeError(`"${value.typed}" can't be saved.`);
  if (column === 'visible') return value === 'true';
  if (value === '') return null;
  return isNumberColumn(column) ? Number(value) : value;
};

/**
 * Converts changes to the parts of `updateProductVariants`: only changed values, and variants with equal
 * changes together. An emptied cell is null: the variant has the product's own value again.
 */
export function toOverrideGroups(changes: readonly CellChange[]): readonly OverrideGroup[] {
  const byRow = new Map<string, CellChange[]>();
  for (const change of changes) {
    byRow.set(change.rowId, [...(byRow.get(change.rowId) ?? []), change]);
  }
  const groups = new Map<string, { override: OverrideGroup['override']; changes: CellChange[] }>();
  for (const [rowId, own] of byRow) {
    const values = Object.fromEntries(
      own
        .toSorted((one, other) => one.column.localeCompare(other.column))
        .map(({ column, after }) => [column, toWire(column, after)]),
    );
    const key = JSON.stringify(values);
    const group = groups.get(key);
    if (group) {
      group.override.variantIds.push(rowId);
      group.changes.push(...own);
    } else {
      groups.set(key, { override: { variantIds: [rowId], ...values }, changes: [...own] });
    }
  }
  return [...groups.values()];
}
