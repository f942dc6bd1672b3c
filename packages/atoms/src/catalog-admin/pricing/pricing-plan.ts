import type { Product } from '@vitrine/client/catalog';
import { asScaled, countDecimalPlaces, toScaled } from '../../utils/decimals.ts';
import {
  getAmountDecimals,
  getAmountProblem,
  getMargin,
  getShoppersPay,
  toDecimal,
} from '../variant-grid/variant-columns.ts';
import { applyPriceRule, isCompleteRule, type PriceRule } from './price-rule.ts';

/** One price or cost of a product: of all of it, or of its variants with that amount. */
export interface PricingLine {
  /** Unique in the plan. */
  id: string;
  /** The product as it was loaded. */
  product: Product;
  /** The variants; none for a product without variants of its own. */
  variantIds: readonly string[];
  /** Choices that only these variants have, such as “10 cm”; empty for a product with one line. */
  choices: readonly string[];
  /** The amount now as a decimal string; undefined where there is none. */
  before: string | undefined;
  /** The new amount as a decimal string; undefined where there is none. */
  after: string | undefined;
  /** What shoppers pay afterwards. */
  paid: string | undefined;
  /**
   * The margin afterwards, in percent; with the status `margin`, the one that the change would leave,
   * rounded down. Undefined without a cost, and if shoppers pay nothing.
   */
  margin: number | undefined;
  /**
   * - `changes`: it is sent;
   * - `unchanged`: it has the amount already, or the rule is not complete;
   * - `margin`: the margin would be below the rule's;
   * - `excluded`: the user, or the rule, leaves it out.
   */
  status: 'changes' | 'unchanged' | 'margin' | 'excluded';
  /** Whether the user has typed the new amount. */
  isTyped: boolean;
}

/** The amounts of one product before and after its change. */
export interface PricingTask {
  /** The product as it was loaded. */
  product: Product;
  /** Whether its amounts are prices or costs. */
  field: PriceRule['field'];
  /** Whether it writes earlier amounts: a product that was changed since is left alone. */
  isUndo: boolean;
  /** The product's own amount; undefined if only variants change. */
  base: { before: string; after: string } | undefined;
  /** The variants that change, with decimal strings; empty if none does. */
  variants: readonly { id: string; before: string; after: string }[];
}

const toText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : value.toFixed(6).replace(/\.?0+$/, '');

/** Returns the price or cost of a product itself, not of its variants, as a decimal. */
export const getBase = ({ priceData, costAndProfitData }: Product, field: PriceRule['field']) =>
  toText(field === 'price' ? priceData?.price : costAndProfitData?.itemCost);

type VariantAmounts = { id: string; price: string | undefined; cost: string | undefined };

/** Returns the prices and costs of the variants of a product, also of hidden ones. */
export const getVariantAmounts = ({
  variants,
}: Pick<Product, 'variants'>): readonly VariantAmounts[] =>
  variants.map(({ _id, variant }) => ({
    id: _id,
    price: toText(variant?.priceData?.price),
    cost: toText(variant?.costAndProfitData?.itemCost),
  }));

/** Returns the choices that all of these variants have, and not all of the product's. */
function getOwnChoices({ variants }: Product, ids: ReadonlySet<string>): readonly string[] {
  const own = variants.filter(({ _id }) => ids.has(_id));
  const [first] = own;
  return Object.entries(first?.choices ?? {}).flatMap(([option, choice]) => {
    const isShared = own.every(({ choices }) => choices[option] === choice);
    const isCommon = variants.every(({ choices }) => choices[option] === choice);
    return isShared && !isCommon ? [choice] : [];
  });
}

/** Groups the visible variants of a product by equal amounts; none for a product without such. */
function toGroups({ manageVariants, variants }: Product) {
  const visible = variants.filter(({ variant }) => variant?.visible !== false);
  const amounts = manageVariants ? getVariantAmounts({ variants: visible }) : [];
  const groups = new Map<string, VariantAmounts[]>();
  for (const one of amounts) {
    const key = JSON.stringify([one.price, one.cost]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Compares the exact margin, also of a price of zero. A line without a cost has no margin. */
function isBelowMargin(
  paid: string | undefined,
  cost: string | undefined,
  minMargin: number | undefined,
): boolean {
  if (paid === undefined || cost === undefined || minMargin === undefined) return false;
  const scaled = asScaled(paid, cost);
  if (!scaled) return false;
  const percent = toDecimal(minMargin);
  const digits = countDecimalPlaces(percent);
  const profit = (scaled.left - scaled.right) * 100n * 10n ** BigInt(digits);
  return profit < toScaled(percent, digits) * scaled.left;
}

/** What the user has decided for single lines, by the ID of the line. */
export interface PricingChoices {
  included: ReadonlyMap<string, boolean>;
  typed: ReadonlyMap<string, string>;
}

/** Returns the lines of a product under a rule. */
export function planProduct(
  product: Product,
  rule: PriceRule,
  { included, typed }: PricingChoices = { included: new Map(), typed: new Map() },
): readonly PricingLine[] {
  const { field, minMargin } = rule;
  const currency = product.priceData?.currency;
  const decimals = getAmountDecimals(currency);
  const groups = toGroups(product);
  const sources =
    groups.length > 0
      ? groups
      : [[{ id: '', price: getBase(product, 'price'), cost: getBase(product, 'cost') }]];
  const base = getBase(product, field);
  return sources.map((group): PricingLine => {
    const [first] = group;
    const before = first?.[field];
    const id = JSON.stringify([product._id, first?.id]);
    const typedAmount = typed.get(id);
    const isTyped =
      typedAmount !== undefined && getAmountProblem(field, typedAmount, currency) === undefined;
    const applied =
      isCompleteRule(rule) && (before !== undefined || rule.how === 'set')
        ? applyPriceRule(before ?? '0', rule, decimals)
        : before;
    const after = isTyped ? typedAmount : applied;
    const isSame =
      after === undefined || (before !== undefined && Number(after) === Number(before));
    const getCost = (amount: string | undefined) => (field === 'cost' ? amount : first?.cost);
    const getOutcome = (amount: string | undefined) => {
      const price = field === 'price' ? amount : first?.price;
      const paid = getShoppersPay(price, product.discount, currency);
      return { paid, margin: getMargin(paid, getCost(amount)) };
    };
    const changed = getOutcome(after);
    const isOwn = sources.length > 1 && before !== base;
    const isBelow = isBelowMargin(changed.paid, getCost(after), minMargin);
    // Rounded up, it would be shown as the lowest margin that it does not reach.
    const isRoundedUp = isBelow && Number(changed.margin) >= Number(minMargin);
    const margin =
      changed.margin !== undefined && isRoundedUp ? changed.margin - 1 : changed.margin;
    const choice = included.get(id);
    const status = isSame
      ? 'unchanged'
      : choice === false
        ? 'excluded'
        : choice === true || isTyped
          ? 'changes'
          : isOwn && !rule.includesVariants
            ? 'excluded'
            : isBelow
              ? 'margin'
              : 'changes';
    const outcome = status === 'changes' ? changed : getOutcome(before);
    const ids = group.map((one) => one.id).filter(Boolean);
    return {
      ...{ id, product, before, after, ...outcome, status, isTyped, variantIds: ids },
      ...(status === 'margin' && { margin }),
      choices: sources.length > 1 ? getOwnChoices(product, new Set(ids)) : [],
    };
  });
}

/** Converts the lines of a plan to one task for each product that changes. */
export function toPricingTasks(
  lines: readonly PricingLine[],
  field: PriceRule['field'],
): readonly PricingTask[] {
  const byProduct = new Map<Product, PricingLine[]>();
  for (const line of lines) {
    if (line.status !== 'changes') continue;
    byProduct.set(line.product, [...(byProduct.get(line.product) ?? []), line]);
  }
  return [...byProduct].map(([product, changed]): PricingTask => {
    const variants = changed.flatMap(({ variantIds, before = '', after = '' }) =>
      variantIds.map((id) => ({ id, before, after })),
    );
    const base = getBase(product, field) ?? '';
    // The product's own amount follows the line that has it.
    const own = changed.find(
      ({ before, variantIds }) => variantIds.length === 0 || before === base,
    );
    return {
      ...{ product, field, isUndo: false, variants },
      base: own?.after === undefined ? undefined : { before: base, after: own.after },
    };
  });
}

/** Returns the task that writes the earlier amounts of a task. */
export const reversePricingTask = ({ base, variants, ...task }: PricingTask): PricingTask => ({
  ...task,
  isUndo: true,
  base: base && { before: base.after, after: base.before },
  variants: variants.map(({ id, before, after }) => ({ id, before: after, after: before })),
});

/**
 * Returns the variants that keep their amounts, while the product's own amount would move them; also
 * hidden ones. None if the product's own amount stays as it is.
 */
export const getOthers = ({
  product,
  field,
  base,
  variants,
}: PricingTask): readonly { id: string; amount: string }[] => {
  if (!base || !product.manageVariants) return [];
  const ids = new Set(variants.map(({ id }) => id));
  return getVariantAmounts(product).flatMap(({ id, [field]: amount }) =>
    ids.has(id) || amount === undefined ? [] : [{ id, amount }],
  );
};
