import { getProduct, type Product } from '@vitrine/client/catalog';
import { updateProduct, updateProductVariants } from '@vitrine/client/catalog-admin';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { clientAtom, storefrontAtom } from '../../storefront.ts';
import { fromScaled, toScaled } from '../../utils/decimals.ts';
import { catalogReaderKeys } from '../keys.ts';
import { type BatchRunAtom, createBatchRunner } from '../management/batch-runner.ts';
import type { PriceRule } from './price-rule.ts';
import {
  getBase,
  getOthers,
  getVariantAmounts,
  type PricingChoices,
  type PricingLine,
  type PricingTask,
  planProduct,
  reversePricingTask,
  toPricingTasks,
} from './pricing-plan.ts';

/** A product that was changed by another user since, and that undoing leaves alone. */
export class ChangedSinceError extends Error {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'ChangedSinceError';
}

/** What the page of a bulk change shows. */
export interface BulkPricingState {
  /** The rule as it is being edited. */
  rule: PriceRule;
  /** The lines of all products, in the order of the products. */
  lines: readonly PricingLine[];
  /** Products whose costs and variants are not loaded. */
  loading: number;
  /** Products whose costs and variants could not be loaded. */
  failed: readonly Product[];
}

/** The atoms of a bulk change of prices. */
export interface BulkPricing {
  /** The rule, and what it does to each product. */
  readonly stateAtom: Atom<BulkPricingState>;
  /** Changes some fields of the rule; the lines follow. */
  readonly changeRuleAtom: WritableAtom<null, [changes: Partial<PriceRule>], void>;
  /** Includes a line, or leaves it out, whatever its margin. */
  readonly includeAtom: WritableAtom<null, [lineId: string, included: boolean], void>;
  /**
   * Types the new amount of a line; an empty text follows the rule again. The amount that the line has
   * already is no decision: a line that is left out stays left out.
   */
  readonly typeAtom: WritableAtom<null, [lineId: string, amount: string], void>;
  /** Reads costs and variants of the products, four at a time, except those that are loaded. */
  readonly loadAtom: WritableAtom<null, [], Promise<void>>;
  /** Progress of the run, which can be paused and stopped. */
  readonly runAtom: BatchRunAtom<PricingTask>;
  /** Sends all lines that change. Resolves at the end of the run. */
  readonly startAtom: WritableAtom<null, [], Promise<void>>;
  /**
   * Writes the earlier amounts of all products that the run has sent: also of those that failed, whose
   * own amount may be changed while the amounts of their variants are not.
   */
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

/** The lines of a product, and what they were planned from. */
interface Plan {
  product: Product;
  rule: PriceRule;
  choices: PricingChoices;
  lines: readonly PricingLine[];
}

/** Returns whether planning a product again would return the same lines. */
const isCurrentPlan = (
  plan: Plan,
  product: Product,
  rule: PriceRule,
  choices: PricingChoices,
): boolean =>
  plan.product === product &&
  plan.rule === rule &&
  plan.lines.every(
    ({ id }) =>
      plan.choices.included.get(id) === choices.included.get(id) &&
      plan.choices.typed.get(id) === choices.typed.get(id),
  );

const isSameAmount = (one: string | undefined, other: string) =>
  (one === undefined && other === '') || (one !== undefined && Number(one) === Number(other));

/** Whether an amount is one of these; a run that was interrupted has written some already. */
const isOneOf = (amount: string | undefined, expected: readonly string[]) =>
  expected.some((one) => isSameAmount(amount, one));

/** Returns the amounts that the platform gives a variant as it sets the product's own. */
function getMoved(amount: string, { field, base }: PricingTask): readonly string[] {
  if (!base) return [];
  if (field === 'cost') return [base.before, base.after];
  const toHundredths = (one: string) => toScaled(one || '0', 2);
  const step = toHundredths(base.after) - toHundredths(base.before);
  const now = toHundredths(amount);
  return [now + step, now - step].map((one) => fromScaled(one, 2));
}

/**
 * Whether a product has the amounts that a run of this task has left: all, some, or none of its
 * requests may have succeeded.
 */
function isUnchangedSince(current: Product, task: PricingTask): boolean {
  const { field, base, variants } = task;
  const amounts = new Map(getVariantAmounts(current).map((one) => [one.id, one[field]]));
  const others = getOthers(task).map(({ id, amount }) => ({ id, before: amount, after: amount }));
  return (
    (!base || isOneOf(getBase(current, field), [base.before, base.after])) &&
    [...variants, ...others].every(({ id, before, after }) =>
      isOneOf(amounts.get(id), [
        ...[before, after],
        ...[...getMoved(before, task), ...getMoved(after, task)],
      ]),
    )
  );
}

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
  const choicesAtom = atom<PricingChoices>({ included: new Map(), typed: new Map() });
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
        if (!isUnchangedSince(current, task)) {
          throw new ChangedSinceError(`${product.name} was changed since.`);
        }
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
      // A product's own amount changes those of its variants, so theirs are set afterwards.
      const overrides = new Map<string, string[]>();
      const others = getOthers(task).map((one) => ({ ...one, after: one.amount }));
      for (const { id: variantId, after } of [...variants, ...others]) {
        overrides.set(after, [...(overrides.get(after) ?? []), variantId]);
      }
      if (overrides.size > 0) {
        await updateProductVariants(
          client,
          id,
          [...overrides].map(([after, variantIds]) => ({
            variantIds,
            [field]: after === '' ? null : Number(after),
          })),
        );
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
    typeAtom: atom(null, (get, set, lineId: string, amount: string) => {
      const line = get(stateAtom).lines.find(({ id }) => id === lineId);
      if (amount !== '' && line?.after !== undefined && isSameAmount(amount, line.after)) return;
      set(choicesAtom, ({ included, typed }) => {
        const next = new Map(typed);
        if (amount === '') next.delete(lineId);
        else next.set(lineId, amount);
        return { included, typed: next };
      });
    }),
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
      const sent = get(runAtom).results.map(({ task }) => task);
      await set(runAtom, { start: sent.map(reversePricingTask) });
    }),
  };
}
