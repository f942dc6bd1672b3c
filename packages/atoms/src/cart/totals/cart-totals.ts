import {
  type Cart,
  type EstimateTotalsOptions,
  estimateCurrentCartTotals,
  type TotalsEstimate,
} from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { queryAtom } from '../../query/query-atom.ts';
import { withPreviousData } from '../../query/with-previous-data.ts';
import { logoutCountAtom, personal, sessionScopedAtom } from '../../session/session-scope.ts';
import { clientAtom } from '../../storefront.ts';
import { cartAtom, cartPendingAtom } from '../cart.ts';
import { cartKeys } from '../keys.ts';
import { cartQueueAtom } from '../queue/cart-queue.ts';

/** Returns the cart data that affects the totals, as one text. */
export function cartRevision({ lineItems, appliedDiscounts, ...cart }: Cart): string {
  const lines = lineItems.map(({ _id, quantity, price, availability }) => [
    _id,
    quantity,
    price?.amount,
    availability?.status,
  ]);
  const { selectedShippingOption, contactInfo, updatedDate } = cart;
  return JSON.stringify([
    lines,
    appliedDiscounts,
    selectedShippingOption,
    contactInfo,
    updatedDate,
  ]);
}

/**
 * The address, shipping and memberships that the totals are estimated with. They are kept when a
 * visitor logs in, and deleted at the logout.
 */
export const estimateOptionsAtom = sessionScopedAtom<EstimateTotalsOptions>({}, logoutCountAtom);

/** How long an estimate of one cart for one address is not refetched, in milliseconds. */
const ESTIMATE_IS_FRESH_MS = 60_000;

const estimateAtom = queryAtom<TotalsEstimate | null>((get) => {
  const client = get(clientAtom);
  const queue = get(cartQueueAtom);
  const options = get(estimateOptionsAtom);
  const { data: cart } = get(cartAtom.confirmed);
  const isEmpty = !cart || cart.lineItems.length === 0;
  return {
    queryKey: cartKeys.totals(isEmpty ? 'empty' : cartRevision(cart), options),
    enabled: cart !== undefined,
    meta: personal,
    staleTime: ESTIMATE_IS_FRESH_MS,
    queryFn: async ({ signal }) => {
      if (isEmpty) return null;
      await queue.idle();
      signal.throwIfAborted();
      return estimateCurrentCartTotals(client, options, { signal });
    },
  };
});

const lastEstimateAtom = withPreviousData(estimateAtom);

/**
 * Totals estimate of the cart, or null for an empty cart. It is recomputed after each confirmed
 * change; until then, and on failure, the last estimate stays as placeholder. Its failure concerns
 * no line. Writing estimates again. See docs/reference/cart.mdx.
 */
export const cartTotalsAtom = atom(
  (get) => get(lastEstimateAtom),
  (_get, set) => set(estimateAtom),
);

/** Whether the shown totals are not those of the shown cart and should appear as provisional. */
export const totalsPendingAtom = atom((get) => {
  const { isFetching, isPlaceholderData } = get(cartTotalsAtom);
  return get(cartPendingAtom).isChangingAmounts || isFetching || isPlaceholderData;
});
