import { createMockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { productBySlugAtom } from '../../catalog/queries.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { cartAtom, cartLinesAtom, cartPendingAtom } from '../cart.ts';
import { applyCouponAtom, couponAtom, removeCouponAtom } from '../coupon/coupon.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { clearCartAtom, undoClearAtom } from '../lines/clear-cart.ts';
import { removeLineAtom, undoRemoveAtom } from '../lines/remove-line.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';

const slugs = ['low-pitcher', 'rack-plates', 'side-plate', 'serving-bowl'];

/** A visitor's action; `nth` selects one of the current lines. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), slug: fc.constantFrom(...slugs) }),
  fc.record({
    kind: fc.constant('set' as const),
    nth: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), nth: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('unclear' as const) }),
  fc.record({
    kind: fc.constant('coupon' as const),
    code: fc.constantFrom('FIRSTLIGHT', 'WARMROOM', 'NOSUCHCODE'),
  }),
  fc.record({ kind: fc.constant('uncoupon' as const) }),
);

/** The platform's response to the next change, and whether the visitor waits before it. */
const step = fc.record({
  action,
  failure: fc.option(fc.constantFrom('rejected', 'unavailable', 'offline', 'malformed', 'lost')),
  waits: fc.boolean(),
});

const CHANGES = [
  'cart.addToCurrentCart',
  'cart.updateCurrentCartLineItemQuantity',
  'cart.removeLineItemsFromCurrentCart',
  'cart.updateCurrentCart',
  'cart.removeCouponFromCurrentCart',
] as const;

it('matches the platform after any sequence of actions with any failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const platform = createMockPlatform();
      let responsesToLose = 0;
      const { store, getPlatformQuantities } = await visit(['low-pitcher', 'rack-plates'], {
        platform,
        fetch: async (input, init) => {
          const response = await platform.fetch(input, init);
          if (responsesToLose === 0 || init?.method === 'GET') return response;
          responsesToLose -= 1;
          throw new TypeError('Failed to fetch');
        },
      });
      platform.cart().rejectBeyondStock();
      // A loaded product shows as a placeholder; the others appear with the response.
      await store.set(productBySlugAtom('side-plate'));
      const running: Promise<unknown>[] = [];
      const lineAt = (nth: number) => {
        const lines = store.get(cartLinesAtom);
        return lines[nth % Math.max(1, lines.length)]?._id ?? '';
      };
      for (const { action: next, failure, waits } of steps) {
        if (failure === 'lost') responsesToLose += 1;
        else if (failure) for (const call of CHANGES) platform.fail(call, failure, { times: 1 });
        const started = {
          add: () =>
            'slug' in next &&
            store.set(addToCartAtom, { lineItems: [lineFor(platform, next.slug)] }),
          set: () =>
            'quantity' in next &&
            store.set(setQuantityAtom, { lineId: lineAt(next.nth), quantity: next.quantity }),
          remove: () => 'nth' in next && store.set(removeLineAtom, lineAt(next.nth)),
          undo: () => store.set(undoRemoveAtom),
          clear: () => store.set(clearCartAtom),
          unclear: () => store.set(undoClearAtom),
          coupon: () => 'code' in next && store.set(applyCouponAtom, next.code),
          uncoupon: () => store.set(removeCouponAtom),
        }[next.kind]();
        running.push(Promise.resolve(started).catch(() => {}));
        if (waits) await running.at(-1);
      }
      await Promise.all(running);
      await vi.waitFor(() => expect(store.get(cartAtom).isFetching).toBe(false));

      expect(store.get(cartPendingAtom).isPending).toBe(false);
      const cart = platform.cart().read();
      expect(store.get(cartAtom).data?.lineItems.map(({ quantity }) => quantity)).toEqual(
        getPlatformQuantities(),
      );
      expect(new Set(store.get(cartLinesAtom).map(({ _id }) => _id))).toEqual(
        new Set(cart?.lineItems.map(({ id }) => id)),
      );
      expect(store.get(cartAtom).data?.subtotalAfterDiscounts).toEqual(
        cart?.subtotalAfterDiscounts,
      );
      expect(store.get(couponAtom).code).toBe(cart?.appliedDiscounts[0]?.coupon?.code ?? null);
    }),
    { numRuns: 50 },
  );
}, 120_000);
