import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDecimals, parseAmount } from '../../../platform/requests/money.ts';
import type { Json } from '../../../testing/api-caller.ts';
import { newBuyer, type TicketBuyer } from '../../../testing/ticket-buyer.ts';

/** Events in currencies with two, none and three decimals. */
const KINDS = [
  ['resonance-for-nine-strings', 'Under 26'],
  ['resonance-for-nine-strings', 'First row'],
  ['fenn-house-in-tokyo', 'Tea hour with a cup to keep'],
  ['glass-and-light', 'A bench for the day'],
] as const;

type Step =
  | { do: 'reserve'; kind: number; quantity: number; ignoreLimits: boolean }
  | { do: 'give back' | 'check out' | 'pay' | 'decline' | 'pay in person'; of: number }
  | { do: 'wait'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('reserve' as const),
    kind: fc.nat(KINDS.length - 1),
    quantity: fc.integer({ min: 1, max: 5 }),
    ignoreLimits: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  fc.record({
    do: fc.constantFrom(
      ...(['give back', 'check out', 'pay', 'decline', 'pay in person'] as const),
    ),
    of: fc.nat(20),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }),
);

interface Made {
  id: string;
  slug: string;
  orderNumber?: string;
}

async function take(buyer: TicketBuyer, made: Made[], next: Step): Promise<Json> {
  if (next.do === 'wait') return buyer.platform.clock.advance(next.minutes * 60_000);
  if (next.do === 'reserve') {
    const [slug, name] = KINDS[next.kind] ?? KINDS[0];
    const { ignoreLimits, quantity } = next;
    const { limitPerCheckout } = (await buyer.stock(slug))[name];
    const { status, body } = await buyer.reserve(slug, [buyer.want(slug, name, quantity)], {
      ignoreLimits,
    });
    expect(status === 200).toBe(ignoreLimits || quantity <= limitPerCheckout);
    if (status !== 200) return;
    made.push({ id: body.id, slug });
    return body.invoice;
  }
  const one = made[next.of % Math.max(1, made.length)];
  if (!one) return;
  if (next.do === 'give back') return void (await buyer.releaseReservation(one.slug, one.id));
  if (next.do === 'check out' || next.do === 'pay in person') {
    const payInPerson = next.do === 'pay in person';
    const { body } = await buyer.checkout(one.slug, one.id, { options: { payInPerson } });
    one.orderNumber ??= body.order?.orderNumber;
    return body.order?.invoice;
  }
  if (one.orderNumber && buyer.platform.orders.read(one.orderNumber).status === 'INITIATED') {
    buyer.platform.orders.pay(one.orderNumber, next.do === 'pay' ? 'PAID' : 'DECLINED');
  }
}

/** Lines less discounts, with added taxes and fees, are the total. */
function checkMoney({ items, grandTotal, revenue }: Json): void {
  const cents = (money: Json) =>
    parseAmount(money.value, getDecimals(money.currency)) ?? Number.NaN;
  const getTotal = (parts: number[]) => parts.reduce((before, part) => before + part, 0);
  const added = (fees: Json[], types: string[]) =>
    getTotal(fees.filter(({ type }) => types.includes(type)).map(({ amount }) => cents(amount)));
  const paid = items.map(({ price, quantity, total, tax, fees }: Json) => {
    expect(cents(price) * quantity).toBe(cents(total));
    const onTop = tax.type === 'INCLUDED' ? 0 : cents(tax.amount);
    return cents(total) + onTop + added(fees, ['FEE_ADDED', 'FEE_ADDED_AT_CHECKOUT']);
  });
  expect(getTotal(paid)).toBe(cents(grandTotal));
  const fees = getTotal(
    items.map((item: Json) => getTotal(item.fees.map(({ amount }: Json) => cents(amount)))),
  );
  expect(cents(grandTotal) - fees).toBe(cents(revenue));
}

async function checkStock(buyer: TicketBuyer, ignored: boolean): Promise<void> {
  const { body } = await buyer.orders('limit=400&fieldset=DETAILS');
  expect(body.total).toBeGreaterThan(0);
  for (const [slug, name] of KINDS) {
    const { dashboard, limitPerCheckout } = (await buyer.stock(slug))[name];
    const { quantity, unsold, ticketsSold, ticketsReserved } = dashboard;
    if (ignored) expect(unsold).toBe(Math.max(0, quantity - ticketsSold - ticketsReserved));
    else expect(ticketsSold + ticketsReserved + unsold).toBe(quantity);
    expect(limitPerCheckout).toBeLessThanOrEqual(unsold);
    expect(Math.min(ticketsSold, ticketsReserved, unsold)).toBeGreaterThanOrEqual(0);
  }
}

test('keeps sold + reserved + available equal to the capacity for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 18, size: 'max' }),
      async (steps) => {
        const buyer = newBuyer();
        const made: Made[] = [];
        let ignored = false;
        for (const next of steps) {
          const invoice = await take(buyer, made, next);
          ignored ||= next.do === 'reserve' && next.ignoreLimits;
          if (invoice) checkMoney(invoice);
          await checkStock(buyer, ignored);
        }
        // When all reservations have expired, the tickets are either sold or available.
        buyer.platform.clock.advance(31 * 60_000);
        for (const [slug, name] of KINDS) {
          expect((await buyer.stock(slug))[name].dashboard.ticketsReserved).toBe(0);
        }
        await checkStock(buyer, ignored);
      },
    ),
    { numRuns: 10 },
  );
}, 60_000);
