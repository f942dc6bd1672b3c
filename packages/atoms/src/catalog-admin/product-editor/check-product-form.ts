import type { FieldViolation } from '@vitrine/client';
import { countDecimalPlaces, isGreater } from '../../utils/decimals.ts';
import type { CellValue } from '../variant-grid/cell-grid.ts';
import {
  type AmountProblem,
  getAmountProblem,
  getCellProblem,
} from '../variant-grid/variant-columns.ts';
import { countCombinations, maxOptionSizes } from './plan-variants.ts';
import type { ProductFormField, ProductFormValues } from './product-form-values.ts';

/** Why the platform would not accept a field, or did not. */
export type ProductFieldProblem =
  | { kind: AmountProblem }
  | { kind: 'too-long'; max: number }
  | { kind: 'percent' | 'slug' | 'slug-taken' | 'no-choice' | 'duplicate' | 'not-whole' }
  /** The stock is another one than the owner saw, for example because a shopper has bought a piece. */
  | { kind: 'stock-changed' }
  | { kind: 'too-many-variants'; max: number }
  /** Problems of the new variants, by the position in the list. */
  | { kind: 'new-variants' }
  /** The platform rejected the value, as it describes it. */
  | { kind: 'rejected'; description: string };

/** Problems of a product's form by field. */
export type ProductFormProblems = Partial<Record<ProductFormField, ProductFieldProblem>>;

/** The platform's limits of texts, in characters. */
export const maxProductLengths = {
  name: 80,
  brand: 50,
  ribbon: 50,
  sku: 40,
  description: 16_000,
  slug: 100,
} as const satisfies Partial<Record<ProductFormField, number>>;

/**
 * Returns the problem of an amount, as of a cell of the variants.
 *
 * @param currency ISO 4217 code of prices and costs, for their decimals; two without it
 */
export function checkAmount(
  column: 'price' | 'cost' | 'weight',
  value: CellValue,
  currency?: string,
): ProductFieldProblem | undefined {
  const kind = getAmountProblem(column, value, currency);
  return kind && { kind };
}

function checkStock({ stock }: ProductFormValues): ProductFieldProblem | undefined {
  const kind = getAmountProblem('stock', stock);
  return kind && { kind: kind === 'too-many-decimals' ? 'not-whole' : kind };
}

function checkDiscount(
  { discountType, discountValue }: ProductFormValues,
  currency: string | undefined,
): ProductFormProblems {
  if (discountType === 'NONE') return {};
  // A percentage has two decimals in every currency.
  const unit = discountType === 'AMOUNT' ? currency : undefined;
  const problem = checkAmount('price', discountValue, unit);
  if (problem) return { discountValue: problem };
  const isTooMuch =
    discountType === 'PERCENT' &&
    typeof discountValue === 'string' &&
    (isGreater(discountValue, '100') || countDecimalPlaces(discountValue) > 2);
  return isTooMuch ? { discountValue: { kind: 'percent' } } : {};
}

function checkOptions(
  { options }: ProductFormValues,
  currency: string | undefined,
): ProductFormProblems {
  const { list, added } = options;
  if (list.some(({ choices }) => choices.length === 0)) return { options: { kind: 'no-choice' } };
  const hasTwins = (names: readonly string[]) => new Set(names).size < names.length;
  if (
    hasTwins(list.map(({ name }) => name)) ||
    list.some(({ choices }) => hasTwins(choices.map(({ description }) => description)))
  ) {
    return { options: { kind: 'duplicate' } };
  }
  const count = countCombinations(list);
  const max = maxOptionSizes.variants;
  if (count > max) return { options: { kind: 'too-many-variants', max } };
  const isWrong = added.some(
    // An emptied price is the product's.
    ({ price = '', weight = '', sku = '' }) =>
      (price !== '' && checkAmount('price', price, currency)) ||
      checkAmount('weight', weight) ||
      getCellProblem('sku', sku),
  );
  return isWrong ? { options: { kind: 'new-variants' } } : {};
}

/**
 * Returns the problems of a product's form that show without the platform.
 *
 * @param currency ISO 4217 code of the amounts, for their decimals; two without it
 */
export function checkProductForm(
  values: ProductFormValues,
  currency?: string,
): ProductFormProblems {
  const { name, slug } = values;
  const tooLong = Object.entries(maxProductLengths).flatMap(([key, max]) =>
    String(values[key as ProductFormField]).length > max
      ? [[key, { kind: 'too-long', max }] as const]
      : [],
  );
  const stock = checkStock(values);
  const amounts = (['price', 'cost', 'weight'] as const).flatMap((key) => {
    const problem = checkAmount(key, values[key], currency);
    return problem ? [[key, problem] as const] : [];
  });
  return {
    ...Object.fromEntries(tooLong),
    ...(name.trim() === '' && { name: { kind: 'missing' } as const }),
    ...Object.fromEntries(amounts),
    ...(stock && { stock }),
    ...checkDiscount(values, currency),
    ...checkOptions(values, currency),
    ...(slug !== '' &&
      !/^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u.test(slug) && { slug: { kind: 'slug' } as const }),
  };
}

/** The fields of the form by the name of the platform's field; the first name that fits counts. */
const paths: readonly (readonly [RegExp, ProductFormField])[] = [
  [/^name/, 'name'],
  [/^brand/, 'brand'],
  [/^ribbon/, 'ribbon'],
  [/^productType/, 'productType'],
  [/^sku/, 'sku'],
  [/^description/, 'description'],
  [/^priceData/, 'price'],
  [/^discount/, 'discountValue'],
  [/^costAndProfitData/, 'cost'],
  [/^productOptions/, 'options'],
  [/^variants/, 'options'],
  [/^manageVariants/, 'manageVariants'],
  [/^visible/, 'visible'],
  [/^weight/, 'weight'],
  [/^slug/, 'slug'],
  [/^seoData/, 'seoTitle'],
];

/**
 * Assigns the platform's violations to the fields of the form. Those of other fields are in `others`,
 * as the platform describes them.
 */
export function mapProductViolations(violations: readonly FieldViolation[]): {
  problems: ProductFormProblems;
  others: string[];
} {
  const problems: ProductFormProblems = {};
  const others: string[] = [];
  for (const { field, description, violatedRule } of violations) {
    const path = field.replace(/^product\./, '');
    const key = paths.find(([pattern]) => pattern.test(path))?.[1];
    if (!key) others.push(`${path} ${description}`);
    else if (violatedRule === 'REQUIRED_FIELD') problems[key] = { kind: 'missing' };
    else problems[key] = { kind: 'rejected', description };
  }
  return { problems, others };
}
