import {
  Availability,
  type LineItem,
  Severity,
  SuggestedFix,
  type TotalsEstimate,
} from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../core/mutation-atom.ts';
import { cartLinesAtom } from './cart.ts';
import { setQuantityAtom } from './cart-actions.ts';
import { cartTotalsAtom } from './cart-totals.ts';
import { removeLineAtom } from './remove-line.ts';

/** What mends a line: taking it out, or taking as many as there are. */
export type CartFix = { kind: 'remove' } | { kind: 'take'; quantity: number };

/** What stands in the way of buying a line. Specification 8. */
export interface CartProblem {
  lineId: string;
  /** `ERROR` stops the checkout, `WARNING` does not. */
  severity: Severity;
  /** None when the platform's rules are the reason, and not the stock. */
  availability: Exclude<Availability, 'AVAILABLE'> | null;
  /** What the platform says about it. */
  description: string | null;
  /** None when only the shopper can know what to do. */
  fix: CartFix | null;
}

/** The stock problem of a line, if it has one. */
function stockProblem({ _id: lineId, quantity, availability }: LineItem): CartProblem | null {
  const { status, quantityAvailable = 0 } = availability ?? {};
  if (!status || status === Availability.AVAILABLE) return null;
  const isPartly = status === Availability.PARTIALLY_AVAILABLE && quantityAvailable > 0;
  if (isPartly && quantity <= quantityAvailable) return null;
  const fix: CartFix = isPartly
    ? { kind: 'take', quantity: quantityAvailable }
    : { kind: 'remove' };
  return { lineId, severity: Severity.ERROR, availability: status, description: null, fix };
}

/** What the platform's rules say about a line, if it is still as it was when they were applied. */
function ruleProblems(
  { _id: lineId, quantity }: LineItem,
  { cart, violations }: Pick<TotalsEstimate, 'cart' | 'violations'>,
): readonly CartProblem[] {
  const judged = cart.lineItems.find(({ _id }) => _id === lineId);
  if (judged?.quantity !== quantity) return [];
  return violations
    .filter(({ target }) => target?.lineItem?._id === lineId)
    .map(({ severity, description = null, target }) => ({
      lineId,
      severity,
      availability: null,
      description,
      fix:
        target?.lineItem?.suggestedFix === SuggestedFix.REMOVE_LINE_ITEM
          ? { kind: 'remove' as const }
          : null,
    }));
}

/** The problems of all lines: at most one of stock a line, in the words of its rules if it has them. */
export function problemsOf(
  lines: readonly LineItem[],
  totals: Pick<TotalsEstimate, 'cart' | 'violations'> | null,
): readonly CartProblem[] {
  return lines.flatMap((line) => {
    const stock = stockProblem(line);
    const rules = totals ? ruleProblems(line, totals) : [];
    return stock ? [{ ...stock, description: rules[0]?.description ?? null }] : rules;
  });
}

/** What stands in the way of buying the cart, line by line, with what would mend it. */
export const cartProblemsAtom = atom((get) =>
  problemsOf(get(cartLinesAtom), get(cartTotalsAtom).data ?? null),
);

/** Mends the named lines, or all that can be mended, with as few calls as there are kinds of fix. */
export const applyFixAtom = mutationAtom<readonly string[] | undefined, void>({
  mutationFn: async (lineIds, { get, set }) => {
    const concerned = get(cartProblemsAtom).filter(
      ({ lineId }) => lineIds === undefined || lineIds.includes(lineId),
    );
    const fixes = concerned.map(({ lineId, fix }) => {
      if (fix?.kind === 'take') return set(setQuantityAtom, { lineId, quantity: fix.quantity });
      return fix ? set(removeLineAtom, lineId) : null;
    });
    await Promise.all(fixes);
  },
});
