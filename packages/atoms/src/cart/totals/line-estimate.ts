import type { CalculatedLineItem, LineItem, TotalsEstimate } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartTotalsAtom } from './cart-totals.ts';

const discountsAtom = structurallyShared(
  atom((get) => get(cartTotalsAtom).data?.appliedDiscounts ?? []),
);

const membershipsAtom = structurallyShared(
  atom((get) => get(cartTotalsAtom).data?.membershipOptions),
);

interface Estimated {
  line: LineItem;
  sums: CalculatedLineItem | undefined;
}

const byLineAtom = atom((get): ReadonlyMap<string, Estimated> => {
  const { data } = get(cartTotalsAtom);
  const totals = new Map(data?.calculatedLineItems.map((one) => [one.lineItemId, one]));
  const lines = data?.cart.lineItems ?? [];
  return new Map(lines.map((line) => [line._id, { line, sums: totals.get(line._id) }]));
});

const currencyAtom = atom((get) => get(cartTotalsAtom).data?.cart.currency);

/**
 * The estimate's data of one line: itself, its totals, and the discounts and memberships of the cart. The
 * reference stays the same while only other lines change.
 */
export const lineEstimateAtom = weakFamily(
  (lineId: string) =>
    structurallyShared(
      atom((get): TotalsEstimate | undefined => {
        const estimated = get(byLineAtom).get(lineId);
        const currency = get(currencyAtom);
        if (!estimated || currency === undefined) return undefined;
        const membershipOptions = get(membershipsAtom);
        return {
          ...(membershipOptions && { membershipOptions }),
          cart: { _id: '', currency, lineItems: [estimated.line], appliedDiscounts: [] },
          calculatedLineItems: estimated.sums ? [estimated.sums] : [],
          appliedDiscounts: get(discountsAtom),
          additionalFees: [],
          violations: [],
        };
      }),
    ),
  String,
);

/** Whether the totals failed to load and need a retry. */
export const totalsFailedAtom = atom((get) => {
  const { isError, isFetching } = get(cartTotalsAtom);
  return isError && !isFetching;
});
