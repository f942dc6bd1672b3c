import { getProduct, type Product } from '@vitrine/client/catalog';
import { updateProduct, updateProductVariants } from '@vitrine/client/catalog-admin';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { clientAtom, storefrontAtom } from '../../storefront.ts';
import { isDecimal } from '../../utils/decimals.ts';
import { catalogReaderKeys } from '../keys.ts';
import { type BatchRunAtom, createBatchRunner } from '../management/batch-runner.ts';
import { getMargin, getShoppersPay } from '../variant-grid/variant-columns.ts';
import { applyPriceRule, isCompleteRule, type PriceRule } from './price-rule.ts';

/** One price or cost of a product: of all of it, or of its variants with that amount. */
export interface PricingLine {
  /** Unique in the plan. */
  id: string;
  product: Product;
  /** The variants; none for a product without variants of its own. */
  variantIds: readonly string[];
  /** Choices that only these variants have, such as “10 cm”; empty for a product with one line. */
  choices: readonly string[];
  /** Decimal strings; undefined where there is none. */
  before: string | undefined;
  after: string | undefined;
  /** What shoppers pay afterwards, and the margin, in percent. */
  paid: string | undefined;
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
  product: Product;
  field: PriceRule['field'];
  /** Whether it writes earlier amounts: a product that was changed since is left alone. */
  isUndo: boolean;
  /** The product's own amount; undefined if only variants change. */
  base: { before: string; after: string } | undefined;
  variants: readonly { id: string; before: string; after: string }[];
}

/** A product that was changed by another user since, and that undoing leaves alone. */
export class ChangedSinceError extends Error {
  override readonly name = 'ChangedSinceError';
}

/** What the page of a bulk change shows. */
export interface BulkPricingState {
  rule: PriceRule;
  lines: readonly PricingLine[];
  /** Products whose costs and variants are not loaded. */
  loading: number;
  failed: readonly Product[];
}

/** The atoms of a bulk change of prices. */
export interface BulkPricing {
  readonly stateAtom: Atom<BulkPricingState>;
  readonly changeRuleAtom: WritableAtom<null, [changes: Partial<PriceRule>], void>;
  /** Includes a line, or leaves it out, whatever its margin. */
  readonly includeAtom: WritableAtom<null, [lineId: string, included: boolean], void>;
  /** Types the new amount of a line; an empty text follows the rule again. */
  readonly typeAtom: WritableAtom<null, [lineId: string, amount: string], void>;
  /** Reads costs and variants of the products, four at a time, except those that are loaded. */
  readonly loadAtom: WritableAtom<null, [], Promise<void>>;
  readonly runAtom: BatchRunAtom<PricingTask>;
  /** Sends all lines that change. Resolves at the end of the run. */
  readonly startAtom: WritableAtom<null, [], Promise<void>>;
  /** Writes the earlier amounts of all products that the run has changed. */
  readonly undoAtom: WritableAtom<null, [], Promise<void>>;
  /**
   * Closes the result of a run: the value of the rule, ticks and typed amounts are cleared, so that
   * nothing is changed twice, and all products are read again.
   */
  readonly resetAtom: WritableAtom<null, [], Promise<void>>;
}

const initialRule: PriceRule = {
  ...{ field: 'price', how: 'lower', unit: 'percent', value: '' },
  ...{ rounding: 'cent', direction: 'nearest', includesVariants: true, minMargin: undefined },
};

const toText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : value.toFixed(6).replace(/\.?0+$/, '');

const getBase = ({ priceData, costAndProfitData }: Product, field: PriceRule['field']) =>
  toText(field === 'price' ? priceData?.price : costAndProfitData?.itemCost);

type VariantAmounts = { id: string; price: string | undefined; cost: string | undefined };

const getVariantAmounts = ({ variants }: Product): readonly VariantAmounts[] =>
  variants.flatMap(({ _id, variant }) =>
    variant?.visible === false
      ? []
      : [
          {
            id: _id,
            price: toText(variant?.priceData?.price),
            cost: toText(variant?.costAndProfitData?.itemCost),
          },
        ],
  );

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

/** Groups the variants of a product by equal amounts; one line for a product without such. */
function toGroups(product: Product) {
  const amounts = product.manageVariants ? getVariantAmounts(product) : [];
  const groups = new Map<string, VariantAmounts[]>();
  for (const one of amounts) {
    const key = JSON.stringify([one.price, one.cost]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

interface Choices {
  included: ReadonlyMap<string, boolean>;
  typed: ReadonlyMap<string, string>;
}

/** Returns the lines of a product under a rule. */
export function planProduct(
  product: Product,
  rule: PriceRule,
  { included, typed }: Choices = { included: new Map(), typed: new Map() },
): readonly PricingLine[] {
  const { field, minMargin } = rule;
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
    const isTyped = typedAmount !== undefined && isDecimal(typedAmount);
    const applied =
      isCompleteRule(rule) && (before !== undefined || rule.how === 'set')
        ? applyPriceRule(before ?? '0', rule)
        : before;
    const after = isTyped ? typedAmount : applied;
    const isSame =
      after === undefined || (before !== undefined && Number(after) === Number(before));
    const price = field === 'price' ? after : first?.price;
    const cost = field === 'cost' ? after : first?.cost;
    const paid = getShoppersPay(price, product.discount);
    const margin = getMargin(paid, cost);
    const isOwn = sources.length > 1 && before !== base;
    const isBelow = minMargin !== undefined && margin !== undefined && margin < minMargin;
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
    const ids = group.map((one) => one.id).filter(Boolean);
    return {
      ...{ id, product, before, after, paid, margin, status, isTyped, variantIds: ids },
      choices: sources.length > 1 ? getOwnChoices(product, new Set(ids)) : [],
    };
  });
}

/** The lines of a product, and what they were planned from. */
interface Plan {
  product: Product;
  rule: PriceRule;
  choices: Choices;
  lines: readonly PricingLine[];
}

/** Returns whether planning a product again would return the same lines. */
const isCurrentPlan = (plan: Plan, product: Product, rule: PriceRule, choices: Choices): boolean =>
  plan.product === product &&
  plan.rule === rule &&
  plan.lines.every(
    ({ id }) =>
      plan.choices.included.get(id) === choices.included.get(id) &&
      plan.choices.typed.get(id) === choices.typed.get(id),
  );

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

const isSameAmount = (one: string | undefined, other: string) =>
  (one === undefined && other === '') || (one !== undefined && Number(one) === Number(other));

/** An undo that was interrupted has written some amounts already. */
const isOneOf = (amount: string | undefined, ends: { before: string; after: string }) =>
  isSameAmount(amount, ends.before) || isSameAmount(amount, ends.after);

/** Products whose data are read at a time. */
const CONCURRENCY = 4;

/** Every loaded product at its own time would lay out a table of hundreds of rows hundreds of times. */
const PUBLISH_EVERY_MS = 250;

/**
 * Creates the state of a bulk change of prices or costs: the rule, the plan for every product, and the
 * run with pause, stop, retry and undo. The products are those of the moment of the selection. All
 * amounts are decimals without rounding errors, and every request sets an amount, so that it can be
 * repeated after a lost response. See docs/reference/catalog-admin.mdx.
 */
export function createBulkPricing(products: readonly Product[]): BulkPricing {
  const ruleAtom = atom<PriceRule>(initialRule);
  const choicesAtom = atom<Choices>({ included: new Map(), typed: new Map() });
  const detailsAtom = atom<ReadonlyMap<string, Product | Error>>(new Map());

  const loadAtom = atom(null, async (get, set): Promise<void> => {
    const client = get(clientAtom);
    const isDue = ({ _id }: Product) => {
      const known = get(detailsAtom).get(_id);
      return known === undefined || known instanceof Error;
    };
    const due = products.filter(isDue);
    set(detailsAtom, (details) => {
      const ids = new Set(due.map(({ _id }) => _id));
      return new Map([...details].filter(([id]) => !ids.has(id)));
    });
    const loaded = new Map<string, Product | Error>();
    let publishedAt = 0;
    const publish = () => {
      publishedAt = performance.now();
      set(detailsAtom, (details) => new Map([...details, ...loaded]));
      loaded.clear();
    };
    const work = async (): Promise<void> => {
      for (let next = due.shift(); next; next = due.shift()) {
        const { _id } = next;
        try {
          const { product } = await getProduct(client, _id, { includeMerchantSpecificData: true });
          loaded.set(_id, product);
        } catch (reason) {
          loaded.set(_id, toError(reason));
        }
        if (due.length === 0 || performance.now() - publishedAt >= PUBLISH_EVERY_MS) publish();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  });

  const plansAtom = atom(() => new Map<string, Plan>());

  const stateAtom = atom((get): BulkPricingState => {
    const rule = get(ruleAtom);
    const choices = get(choicesAtom);
    const details = get(detailsAtom);
    const plans = get(plansAtom);
    // A line that stays the same is the same object, so that a table renders only what has changed.
    const toLines = (product: Product): readonly PricingLine[] => {
      const known = plans.get(product._id);
      if (known && isCurrentPlan(known, product, rule, choices)) return known.lines;
      const lines = planProduct(product, rule, choices);
      plans.set(product._id, { product, rule, choices, lines });
      return lines;
    };
    const failed = products.filter(({ _id }) => details.get(_id) instanceof Error);
    return {
      ...{ rule, failed },
      loading: products.length - details.size,
      lines: products.flatMap((product) => {
        const loaded = details.get(product._id);
        return loaded === undefined || loaded instanceof Error ? [] : toLines(loaded);
      }),
    };
  });

  const runAtom = createBatchRunner<PricingTask>({
    toBatches: (tasks) => tasks.map((task) => [task]),
    send: async ([task], { get }) => {
      if (!task) return new Map();
      const client = get(clientAtom);
      const { product, field, base, variants, isUndo } = task;
      const { _id: id } = product;
      if (isUndo) {
        const { product: current } = await getProduct(client, id, {
          includeMerchantSpecificData: true,
        });
        const amounts = new Map(getVariantAmounts(current).map((one) => [one.id, one[field]]));
        const isSame =
          (!base || isOneOf(getBase(current, field), base)) &&
          variants.every((one) => isOneOf(amounts.get(one.id), one));
        if (!isSame) throw new ChangedSinceError(`${product.name} was changed since.`);
      }
      if (base) {
        const amount = base.after === '' ? null : Number(base.after);
        await updateProduct(
          client,
          id,
          field === 'price'
            ? { priceData: { price: amount ?? 0 } }
            : { costAndProfitData: { itemCost: amount } },
        );
      }
      // A product's own price moves the prices of its variants, so theirs are set afterwards.
      if (variants.length > 0) {
        const overrides = new Map<string, string[]>();
        for (const { id: variantId, after } of variants) {
          overrides.set(after, [...(overrides.get(after) ?? []), variantId]);
        }
        const others = base ? getOthers(product, field, variants) : [];
        await updateProductVariants(client, id, [
          ...[...overrides].map(([after, variantIds]) => ({
            variantIds,
            [field]: after === '' ? null : Number(after),
          })),
          ...others,
        ]);
      }
      return new Map();
    },
    onSettled: ({ get }) => {
      const { queryClient } = get(storefrontAtom);
      for (const queryKey of catalogReaderKeys) void queryClient.invalidateQueries({ queryKey });
    },
  });

  return {
    ...{ stateAtom, loadAtom, runAtom },
    changeRuleAtom: atom(null, (_get, set, changes: Partial<PriceRule>) => {
      set(ruleAtom, (rule) => ({ ...rule, ...changes }));
      // Typed amounts and ticks belong to the field that they were typed for.
      if (changes.field) set(choicesAtom, { included: new Map(), typed: new Map() });
    }),
    includeAtom: atom(null, (_get, set, lineId: string, included: boolean) =>
      set(choicesAtom, (choices) => ({
        ...choices,
        included: new Map([...choices.included, [lineId, included]]),
      })),
    ),
    typeAtom: atom(null, (_get, set, lineId: string, amount: string) =>
      set(choicesAtom, ({ included, typed }) => {
        const next = new Map(typed);
        if (amount === '') next.delete(lineId);
        else next.set(lineId, amount);
        return { included, typed: next };
      }),
    ),
    startAtom: atom(null, async (get, set): Promise<void> => {
      const { lines, rule } = get(stateAtom);
      await set(runAtom, { start: toPricingTasks(lines, rule.field) });
    }),
    resetAtom: atom(null, async (_get, set): Promise<void> => {
      set(ruleAtom, (rule) => ({ ...rule, value: '' }));
      set(choicesAtom, { included: new Map(), typed: new Map() });
      set(detailsAtom, new Map());
      await set(runAtom, 'dismiss');
      await set(loadAtom);
    }),
    undoAtom: atom(null, async (get, set): Promise<void> => {
      const done = get(runAtom).results.flatMap(({ task, error }) => (error ? [] : [task]));
      await set(runAtom, { start: done.map(reversePricingTask) });
    }),
  };
}

/** Variants that keep their amounts, while the product's own amount would move them. */
const getOthers = (
  product: Product,
  field: PriceRule['field'],
  changed: PricingTask['variants'],
) => {
  const ids = new Set(changed.map(({ id }) => id));
  return getVariantAmounts(product).flatMap((one) => {
    const amount = one[field];
    return ids.has(one.id) || amount === undefined
      ? []
      : [{ variantIds: [one.id], [field]: Number(amount) }];
  });
};
