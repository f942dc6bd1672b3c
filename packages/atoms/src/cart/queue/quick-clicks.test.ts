import { createMockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { cartAtom, cartPendingAtom } from '../cart.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';

const CLICKS = 50;

const wait = (milliseconds: number) => new Promise((end) => setTimeout(end, milliseconds));

/** Latencies in milliseconds, and for each response whether it fails and how. */
const network = fc.record({
  latencies: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 8, maxLength: 8 }),
  responses: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
});

it('sends at most two requests for fifty clicks within one round trip, with any latency and 20 % failures', async () => {
  await fc.assert(
    fc.asyncProperty(network, async ({ latencies, responses }) => {
      const platform = createMockPlatform();
      let sent = 0;
      let isOpen = () => {};
      const { store, ids, quantities, getPlatformQuantities } = await visit(
        ['low-pitcher', 'rack-plates'],
        {
          platform,
          fetch: async (input, init) => {
            if (!String(input).includes('quantity')) return platform.fetch(input, init);
            const nth = sent;
            sent += 1;
            // The first request stays pending until all clicks are done.
            if (nth === 0) {
              await new Promise<void>((open) => {
                isOpen = open;
              });
            }
            await wait(latencies[nth % 8] ?? 0);
            // One in ten never arrives, and the response of one in ten is lost.
            if (responses[nth % 8] === 0) throw new TypeError('Failed to fetch');
            const response = await platform.fetch(input, init);
            if (responses[nth % 8] === 1) throw new TypeError('Failed to fetch');
            return response;
          },
        },
      );
      const [lineId = ''] = ids;
      const click = (quantity: number) => store.set(setQuantityAtom, { lineId, quantity });
      const clicks = [click(2)];
      await vi.waitFor(() => expect(sent).toBe(1), { interval: 1 });
      for (let nth = 1; nth < CLICKS; nth += 1) clicks.push(click(nth + 2));
      expect(quantities()[0]).toBe(CLICKS + 1);
      isOpen();
      const ends = await Promise.allSettled(clicks);
      expect(sent).toBeLessThanOrEqual(2);
      await vi.waitFor(() => expect(store.get(cartAtom).isFetching).toBe(false));
      expect(store.get(cartPendingAtom).isPending).toBe(false);
      expect(quantities()).toEqual(getPlatformQuantities());
      if (ends.at(-1)?.status === 'fulfilled') expect(quantities()[0]).toBe(CLICKS + 1);
    }),
    { numRuns: 40 },
  );
}, 60_000);
