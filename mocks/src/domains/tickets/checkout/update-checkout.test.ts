import { describe, expect, test } from 'vitest';
import { getEventId } from '../../../fixtures/events/index.ts';
import { getCode, getRules, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import { CONCERT, memberBuyer, newBuyer } from '../../../testing/ticket-buyer.ts';
import { PLAN_BENEFITS } from './plans.ts';

const MADS = { firstName: 'Mads', lastName: 'Holm', email: 'mads@example.com' };

async function ordered(more?: Json, buyer = newBuyer()) {
  const order = await buyer.buy(CONCERT, 'Seat in the hall', 2, more);
  const change = (body: Json) =>
    buyer.call('PATCH', `/events/v1/checkout/${order.orderNumber}`, {
      orderNumber: order.orderNumber,
      eventId: getEventId(CONCERT),
      ...body,
    });
  return { buyer, order, change };
}

describe('updating an unpaid order', () => {
  test('replaces the buyer, including the name in the answers', async () => {
    const { change } = await ordered();
    const { body } = await change({ buyer: MADS });
    expect(body.order).toMatchObject({ ...MADS, status: 'INITIATED' });
    const values = body.order.checkoutForm.inputValues.map(({ value }: Json) => value);
    expect(values).toEqual(['Mads', 'Holm', 'mads@example.com']);
  });

  test('replaces the answers and validates them', async () => {
    const { change, order } = await ordered();
    const phone = { inputName: 'phone', value: '+45 1' };
    const { body } = await change({ guests: [{ form: { inputValues: [phone] } }] });
    expect(body.order.checkoutForm.inputValues).toContainEqual(phone);
    expect(body.order.email).toBe(order.email);
    const wrong = { inputName: 'seat', value: 'On stage' };
    expect(
      getViolatedFields(await change({ guests: [{ form: { inputValues: [wrong] } }] })),
    ).toEqual(['guests[0].form.inputValues[0].value']);
  });

  test('applies a discount and preserves it across other changes', async () => {
    const { change } = await ordered();
    const cheaper = await change({ discount: { couponCode: 'FIRSTLIGHT' } });
    expect(cheaper.body.order.totalPrice.value).toBe('57.60');
    expect((await change({ buyer: MADS })).body.order.totalPrice.value).toBe('57.60');
    expect((await change({ discount: {} })).body.order.totalPrice.value).toBe('64.00');
    expect(getCode(await change({ discount: { couponCode: 'NOPE' } }))).toBe(
      'ERROR_COUPON_DOES_NOT_EXIST',
    );
  });

  test('becomes free when nothing is left to pay', async () => {
    const buyer = newBuyer();
    const order = await buyer.buy('winter-sound-room', 'Day ticket', 1);
    const { body } = await buyer.call('PATCH', `/events/v1/checkout/${order.orderNumber}`, {
      eventId: order.eventId,
      discount: { couponCode: 'WARMROOM' },
    });
    expect(body.order).toMatchObject({ status: 'FREE', totalPrice: { value: '0.00' } });
    expect(body.order.tickets).toHaveLength(1);
  });

  test('assigns and removes a member', async () => {
    const { change } = await ordered();
    expect((await change({ memberId: 'm-1' })).body.order.memberId).toBe('m-1');
    expect((await change({ buyer: MADS })).body.order.memberId).toBe('m-1');
    expect((await change({ memberId: null })).body.order).not.toHaveProperty('memberId');
  });

  test('changes nothing when one field is rejected', async () => {
    const { change, buyer, order } = await ordered();
    await change({ buyer: MADS, memberId: 'm-1', discount: { couponCode: 'NOPE' } });
    const read = (await buyer.order(CONCERT, order.orderNumber)).body.order;
    expect(read.firstName).toBe(order.firstName);
    expect(read).not.toHaveProperty('memberId');
  });

  test('updates the names on the tickets of an order to be paid in person', async () => {
    const { change } = await ordered({ options: { payInPerson: true } });
    const { body } = await change({ buyer: MADS });
    expect(body.order.tickets[0]).toMatchObject({
      orderFullName: 'Mads Holm',
      guestFullName: 'Mads Holm',
    });
  });
});

test('preserves the guests when the buyer changes', async () => {
  const buyer = newBuyer();
  const slug = 'throwing-bowls-for-beginners';
  const guest = (firstName: string) => ({
    form: {
      inputValues: [
        { inputName: 'firstName', value: firstName },
        { inputName: 'lastName', value: 'Brandt' },
        { inputName: 'email', value: 'kaya@example.com' },
        { inputName: 'level', value: 'Never' },
      ],
    },
  });
  const order = await buyer.buy(slug, 'A wheel and clay', 2, {
    guests: [guest('Ib'), guest('Ub')],
    options: { payInPerson: true },
  });
  buyer.platform.orders.checkIn(order.orderNumber, 1);
  const { body } = await buyer.call('PATCH', `/events/v1/checkout/${order.orderNumber}`, {
    eventId: order.eventId,
    buyer: MADS,
  });
  expect(body.order.fullName).toBe('Mads Holm');
  const seen = body.order.tickets.map(({ guestFullName, checkIn }: Json) => [
    guestFullName,
    checkIn !== undefined,
  ]);
  expect(seen).toEqual([
    ['Ib Brandt', true],
    ['Ub Brandt', false],
  ]);
});

test('rejects changes to a paid or unknown order', async () => {
  const { change, buyer, order } = await ordered();
  buyer.platform.orders.pay(order.orderNumber);
  const late = await change({ buyer: MADS });
  expect([late.status, getCode(late)]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
  expect(late.body.details.applicationError.data).toMatchObject({ status: 'PAID' });
  const unknown = await buyer.call('PATCH', '/events/v1/checkout/none', { eventId: order.eventId });
  expect([unknown.status, getCode(unknown)]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('a benefit is added to the coupon of the order', async () => {
  const member = memberBuyer(newBuyer());
  const withCoupon = { discount: { couponCode: 'FIRSTLIGHT' } };
  const { change } = await ordered(withCoupon, member);
  const [{ planOrderId, benefitId } = {}] = PLAN_BENEFITS;
  const { body } = await change({ paidPlanBenefit: { planOrderId, benefitId } });
  const { discounts } = body.order.invoice.discount;
  expect(discounts.map(({ coupon, paidPlan }: Json) => coupon?.code ?? paidPlan.name)).toEqual([
    ...['Friend of the house', 'FIRSTLIGHT'],
  ]);
});

test('an email has from 5 to 255 characters', async () => {
  const { change } = await ordered();
  const send = (email: string) => change({ buyer: { ...MADS, email } });
  const long = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  expect(getRules(await send('a@bc'))).toEqual([['MIN_LENGTH', 5]]);
  expect(getRules(await send(long(256)))).toEqual([['MAX_LENGTH', 255]]);
  expect((await send(long(255))).body.order.email).toBe(long(255));
});
