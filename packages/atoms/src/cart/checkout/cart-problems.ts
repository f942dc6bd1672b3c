import {
  Availability,
  type LineItem,
  Severity,
  SuggestedFix,
  type TotalsEstimate,
} from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { settleAll } from '../../query/settle-all.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartLinesAtom } from '../cart.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { cartTotalsAtom } from '../totals/cart-totals.ts';

/** Fix of a line: removing it, or taking the available quantity. */
export type CartProblemFix = { kind: 'remove' } | { kind: 'take'; quantity: number };

/** A problem that prevents buying a line. See docs/reference/errors.mdx. */
export interface CartProblem {
  /** `_id` of the line. */
  lineId: string;
  /** `ERROR` stops the checkout, `WARNING` does not. */
  severity: Severity;
  /** None when the platform's rules are the reason, and not the stock. */
  availability: Exclude<Availability, 'AVAILABLE'> | null;
  /** The platform's description of it. */
  description: string | null;
  /** None if only the shopper can decide. */
  fix: CartProblemFix | null;
}

/** The stock problem of a line, if it has one. */
function stockProblem({ _id: lineId, quantity, availability }: LineItem): CartProblem | null {
  const { status, quantityAvailable = 0 } = availability ?? {};
  if (!status || status === Availability.AVAILABLE) return null;
  const isPartial = status === Availability.PARTIALLY_AVAILABLE && quantityAvailable > 0;
  if (isPartial && quantity <= quantityAvailable) return null;
  const fix: CartProblemFix = isPartial
    ? { kind: 'take', quantity: quantityAvailable }
    : { kind: 'remove' };
  return { lineId, severity: Severity.ERROR, availability: status, description: null, fix };
}

type Evaluated = Pick<TotalsEstimate, 'cart' | 'violations'>;

/**
 * Returns the violated platform rules of each line, as long as the line is unchanged since they
 * were applied.
 */
function getRules(
  lines: readonly LineItem[],
  { cart, violations }: Evaluated,
): Map<string, readonly CartProblem[]> {
  const rules = new Map<string, readonly CartProblem[]>();
  if (violations.length === 0) return rules;
  const evaluated = new Map(cart.lineItems.map(({ _id, quantity }) => [_id, quantity]));
  for (const { _id: lineId, quantity } of lines) {
    if (evaluated.get(lineId) !== quantity) continue;
    const own = violations.filter(({ target }) => target?.lineItem?._id === lineId);
    const isRemoval = (fix: unknown) => fix === SuggestedFix.REMOVE_LINE_ITEM;
    rules.set(
      lineId,
      own.map(({ severity, description = null, target }) => ({
        lineId,
        severity,
        availability: null,
        description,
        fix: isRemoval(target?.lineItem?.suggestedFix) ? { kind: 'remove' as const } : null,
      })),
    );
  }
  return rules;
}

/**
 * Returns the problems of all lines: at most one stock problem per line, with the text of its rules
 * if there is one.
 */
export function getCartProblems(
  lines: readonly LineItem[],
  totals: Evaluated | null,
): readonly CartProblem[] {
  const rules = totals && getRules(lines, totals);
  return lines.flatMap((line) => {
    const stock = stockProblem(line);
    const own = rules?.get(line._id) ?? [];
    return stock ? [{ ...stock, description: own[0]?.description ?? null }] : own;
  });
}

/** Problems that prevent buying the cart, line by line, with their fixes. */
export const cartProblemsAtom = structurallyShared(
  atom((get) => getCartProblems(get(cartLinesAtom), get(cartTotalsAtom).data ?? null)),
);

const problemsByLineAtom = atom((get) => {
  const byLine = new Map<string, CartProblem>();
  // Shows the first problem of a line; the next one after that is fixed.
  for (const problem of get(cartProblemsAtom)) {
    if (!byLine.has(problem.lineId)) byLine.set(problem.lineId, problem);
  }
  return byLine;
});

/** The problem that prevents buying one line, if any. */
export const lineProblemAtom = weakFamily(
  (lineId: string) => atom((get) => get(problemsByLineAtom).get(lineId)),
  String,
);

/** Fixes the given lines, or all fixable ones, with one request per kind of fix. */
export const applyCartFixAtom = mutationAtom<readonly string[] | undefined, void>({
  mutationFn: async (lineIds, { get, set }) => {
    const concerned = get(cartProblemsAtom).filter(
      ({ lineId }) => lineIds === undefined || lineIds.includes(lineId),
    );
    const fixes = concerned.map(({ lineId, fix }) => {
      if (fix?.kind === 'take') return set(setQuantityAtom, { lineId, quantity: fix.quantity });
      return fix ? set(removeLineAtom, lineId) : null;
    });
    await settleAll(fixes);
  },
});
