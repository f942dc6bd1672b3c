import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import { CONCERT, memberBuyer, newBuyer, type TicketBuyer } from '../../../testing/ticket-buyer.ts';
import { PLAN_BENEFITS, type PlanBenefit } from './plans.ts';

const [FRIEND, PATRON] = PLAN_BENEFITS;

async function reserved(slug: string, name: string, quantity = 1, buyer: TicketBuyer = newBuyer()) {
  const { body } = await buyer.reserve(slug, [buyer.want(slug, name, quantity)]);
  return {
    buyer,
    id: body.id,
    invoice: async (more: Json = {}) => (await buyer.invoice(slug, body.id, more)).body,
  };
}

describe('the invoice of a reservation', () => {
  test('has line items, tax, fees and the seller’s revenue', async () => {
    const { invoice } = await reserved('throwing-bowls-for-beginners', 'A wheel and clay', 2);
    const eur = (value: string) => ({ amount: value, currency: 'EUR', value });
    const tax = {
      type: 'INCLUDED',
      name: 'VAT',
      rate: '25',
      taxable: eur('72.00'),
      amount: eur('18.00'),
    };
    const fee = {
      name: 'PLATFORM_FEE',
      type: 'FEE_ADDED_AT_CHECKOUT',
      rate: '2.5',
      amount: eur('2.25'),
    };
    expect(await invoice()).toMatchObject({
      invoice: {
        items: [
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            name: 'A wheel and clay',
            quantity: 2,
            price: eur('45.00'),
            total: eur('90.00'),
            tax,
            fees: [fee],
          },
        ],
        subTotal: eur('90.00'),
        tax,
        fees: [fee],
        grandTotal: eur('92.25'),
        revenue: eur('90.00'),
      },
      expires: '2026-11-21T09:20:00.000Z',
      reservationStatus: 'RESERVATION_PENDING',
      reservationOccupied: false,
    });
  });

  test('names the fee after the provider’s brand', async () => {
    const buyer = newBuyer({ brandPrefix: 'ACME' });
    const { invoice } = await reserved(CONCERT, 'Seat in the hall', 1, buyer);
    expect((await invoice()).invoice.fees[0].name).toBe('ACME_FEE');
  });

  test('uses the decimals of the currency', async () => {
    const tokyo = await (await reserved('fenn-house-in-tokyo', 'Tea hour', 1)).invoice();
    expect(tokyo.invoice.tax).toMatchObject({
      type: 'ADDED',
      rate: '8.875',
      amount: { value: '311' },
    });
    expect(tokyo.invoice.grandTotal).toMatchObject({ value: '3906', currency: 'JPY' });
    const kuwait = await (await reserved('glass-and-light', 'A bench for the day', 1)).invoice();
    expect(kuwait.invoice.tax.amount).toMatchObject({ value: '1.642', currency: 'KWD' });
    expect(kuwait.invoice.grandTotal.value).toBe('20.646');
  });

  test('includes the tax when the event is configured that way', async () => {
    const { invoice } = await (await reserved(CONCERT, 'Seat in the hall', 1)).invoice();
    expect(invoice.tax).toMatchObject({
      type: 'INCLUDED',
      taxable: { value: '25.60' },
      amount: { value: '6.40' },
    });
    expect(invoice.grandTotal.value).toBe('32.00');
    expect(invoice.revenue.value).toBe('31.20');
  });

  test('preserves the reserved price when the ticket price changes', async () => {
    const { buyer, invoice } = await reserved(CONCERT, 'Seat in the hall', 1);
    buyer.platform.tickets.setPrice(CONCERT, 'Seat in the hall', 40);
    expect((await invoice()).invoice.grandTotal.value).toBe('32.00');
    const again = await reserved(CONCERT, 'Seat in the hall', 1, buyer);
    expect((await again.invoice()).invoice.grandTotal.value).toBe('40.00');
  });
});

describe('a coupon', () => {
  test('is deducted from the line items before tax and fees, and listed by name', async () => {
    const { invoice } = await reserved(CONCERT, 'Seat in the hall', 2);
    const response = await invoice({ withDiscount: { couponCode: 'firstlight' } });
    expect(response).not.toHaveProperty('discountErrors');
    expect(response.invoice.discount).toMatchObject({
      amount: { value: '6.40' },
      afterDiscount: { value: '57.60' },
      discounts: [{ coupon: { code: 'FIRSTLIGHT' }, amount: { value: '6.40' } }],
    });
    expect(response.invoice.items[0].discount.amount.value).toBe('6.40');
    expect(response.invoice.grandTotal.value).toBe('57.60');
  });

  test('never deducts more than the total', async () => {
    const { invoice } = await reserved('winter-sound-room', 'Day ticket', 1);
    const response = await invoice({ withDiscount: { couponCode: 'WARMROOM' } });
    expect(response.invoice.discount.amount.value).toBe('9.00');
    expect(response.invoice.grandTotal.value).toBe('0.00');
  });

  test('reports why it has no effect, and leaves the invoice unchanged', async () => {
    const { invoice } = await reserved(CONCERT, 'Seat in the hall', 1);
    for (const [couponCode, code] of [
      ['NOPE', 'ERROR_COUPON_DOES_NOT_EXIST'],
      ['MIDSUMMER', 'ERROR_COUPON_HAS_EXPIRED'],
      ['LATESUPPER', 'ERROR_COUPON_MINIMUM_SUBTOTAL'],
      ['CANDLENIGHT', 'ERROR_COUPON_NOT_APPLICABLE'],
      ['POSTFREE', 'ERROR_COUPON_NOT_APPLICABLE'],
      ['HOUSEFRIEND', 'ERROR_COUPON_MEMBERS_ONLY'],
    ]) {
      const response = await invoice({ withDiscount: { couponCode } });
      expect(response.discountErrors, couponCode).toEqual({ error: [{ code }] });
      expect(response.invoice.grandTotal.value).toBe('32.00');
    }
  });

  test('with a fixed amount applies to one currency; a percentage applies to all', async () => {
    const { invoice } = await reserved('fenn-house-in-tokyo', 'Tea hour', 1);
    const error = [{ code: 'ERROR_COUPON_NOT_APPLICABLE' }];
    expect((await invoice({ withDiscount: { couponCode: 'WARMROOM' } })).discountErrors).toEqual({
      error,
    });
    const response = await invoice({ withDiscount: { couponCode: 'FIRSTLIGHT' } });
    expect(response.invoice.discount.amount.value).toBe('350');
  });

  test('is rejected at checkout when it has no effect, so the buyer is never overcharged', async () => {
    const { buyer, id } = await reserved(CONCERT, 'Seat in the hall', 1);
    const rejected = await buyer.checkout(CONCERT, id, { discount: { couponCode: 'NOPE' } });
    expect(getCode(rejected)).toBe('ERROR_COUPON_DOES_NOT_EXIST');
    const { body } = await buyer.checkout(CONCERT, id, { discount: { couponCode: 'FIRSTLIGHT' } });
    expect(body.order.totalPrice.value).toBe('28.80');
  });

  test('has at most 20 characters', async () => {
    const { invoice, buyer, id } = await reserved(CONCERT, 'Seat in the hall', 1);
    const withDiscount = { couponCode: 'X'.repeat(21) };
    expect(getViolatedFields(await buyer.invoice(CONCERT, id, { withDiscount }))).toEqual([
      'withDiscount.couponCode',
    ]);
    expect(await invoice({ withDiscount: { couponCode: ' ' } })).not.toHaveProperty(
      'discountErrors',
    );
  });
});

describe('a member’s benefit', () => {
  const benefit = (plan: PlanBenefit | undefined) => ({
    paidPlanBenefit: { planOrderId: plan?.planOrderId, benefitId: plan?.benefitId },
  });

  test('covers a limited number of tickets, most expensive first, and a coupon applies to the rest', async () => {
    const member = memberBuyer(newBuyer());
    const { invoice } = await reserved(CONCERT, 'Seat in the hall', 3, member);
    const response = await invoice({
      ...benefit(FRIEND),
      withDiscount: { couponCode: 'FIRSTLIGHT' },
    });
    expect(response.invoice.discount.discounts).toMatchObject([
      {
        paidPlan: {
          name: 'Friend of the house',
          percentDiscount: { rate: '50', quantityDiscounted: 2 },
        },
        amount: { value: '32.00' },
      },
      { coupon: { code: 'FIRSTLIGHT' }, amount: { value: '6.40' } },
    ]);
    expect(response.invoice.grandTotal.value).toBe('57.60');
  });

  test('is not used for free tickets', async () => {
    const member = memberBuyer(newBuyer());
    const wanted = [
      member.want(CONCERT, 'Guest of the players', 1),
      member.want(CONCERT, 'Seat in the hall', 1),
    ];
    const { body } = await member.reserve(CONCERT, wanted, { allowHiddenTickets: true });
    const { invoice } = (await member.invoice(CONCERT, body.id, benefit(FRIEND))).body;
    expect(invoice.discount.discounts[0].paidPlan.percentDiscount.quantityDiscounted).toBe(1);
    expect(invoice.grandTotal.value).toBe('16.00');
  });

  test('makes an order free when it covers everything', async () => {
    const member = memberBuyer(newBuyer());
    const { id } = await reserved(CONCERT, 'Seat in the hall', 1, member);
    const { body } = await member.checkout(CONCERT, id, benefit(PATRON));
    expect(body.order).toMatchObject({ status: 'FREE', confirmed: true });
  });

  test('is unavailable to visitors and to members without it', async () => {
    const { invoice } = await reserved(CONCERT, 'Seat in the hall', 1);
    expect((await invoice(benefit(FRIEND))).discountErrors).toEqual({
      error: [{ code: 'ERROR_BENEFIT_MEMBERS_ONLY' }],
    });
    const unknown = { paidPlanBenefit: { planOrderId: 'x', benefitId: 'y' } };
    expect((await invoice(unknown)).discountErrors).toEqual({
      error: [{ code: 'ERROR_BENEFIT_NOT_FOUND' }],
    });
  });

  test('has no effect after it expires, and an order that requests it is rejected', async () => {
    const member = memberBuyer(newBuyer());
    const { id, invoice } = await reserved(CONCERT, 'Seat in the hall', 2, member);
    expect((await invoice(benefit(FRIEND))).invoice.grandTotal.value).toBe('32.00');
    member.platform.tickets.endPlan('Friend of the house');
    const response = await invoice(benefit(FRIEND));
    expect(response.discountErrors).toEqual({ error: [{ code: 'ERROR_BENEFIT_HAS_EXPIRED' }] });
    expect(response.invoice.grandTotal.value).toBe('64.00');
    const rejected = await member.checkout(CONCERT, id, benefit(FRIEND));
    expect(getCode(rejected)).toBe('ERROR_BENEFIT_HAS_EXPIRED');
    expect((await invoice(benefit(PATRON))).invoice.grandTotal.value).toBe('32.00');
    expect(() => member.platform.tickets.endPlan('Nobody')).toThrow('Friend of the house');
  });
});
