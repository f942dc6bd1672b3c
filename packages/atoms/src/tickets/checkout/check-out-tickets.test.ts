import { describe, expect, it } from 'vitest';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import { reserveTicketsAtom } from '../reservation/reservation-steps.ts';
import { submitTicketOrderAtom } from './check-out-tickets.ts';
import {
  checkoutAnswersAtom,
  checkoutProblemAtom,
  checkoutStepAtom,
  fillInCheckoutAtom,
  markCheckoutOrderedAtom,
  orderAnswersAtom,
} from './checkout-step.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';

const CHECKOUT = 'tickets.checkout';

const getRsvpAnswers = (sessionId: object) => ({
  inputValues: Object.entries(sessionId).map(([inputName, value]) => ({ inputName, value })),
});

async function visit({ perGuestForms = false } = {}) {
  const office = await createTicketStorefront();
  const { store, eventId, request } = office;
  return {
    ...office,
    take: (quantity: number) => store.set(reserveTicketsAtom, request(quantity)),
    step: () => store.get(checkoutStepAtom(eventId)),
    flow: () => store.get(reservationFlowAtom(eventId)),
    fillIn: (answers: Record<string, object>, guestsLater = false) =>
      store.set(fillInCheckoutAtom, eventId, {
        perGuestForms,
        guestsLater,
        answers: Object.fromEntries(
          Object.entries(answers).map(([name, sessionId]) => [name, getRsvpAnswers(sessionId)]),
        ),
      }),
    checkOut: (options = {}) => store.set(submitTicketOrderAtom, { eventId, ...options }),
  };
}

describe('checkoutStepAtom', () => {
  it('T1 goes from tickets to details, review and order', async () => {
    const { take, step, fillIn, checkOut } = await visit();
    expect(step()).toBe('tickets');
    await take(2);
    expect(step()).toBe('details');
    fillIn({ buyer: ASTRID });
    expect(step()).toBe('review');
    await checkOut();
    expect(step()).toBe('ordered');
  });

  it('R34 T23 sends empty forms for later guests, and keeps their typed answers until the order', async () => {
    const { platform, take, step, fillIn, checkOut, store, eventId } = await visit({
      perGuestForms: true,
    });
    await take(3);
    fillIn({ buyer: ASTRID, 'guest-2': ASTRID, 'guest-3': ASTRID });
    fillIn({ buyer: ASTRID }, true);
    expect(step()).toBe('review');
    expect(store.get(checkoutAnswersAtom(eventId))).toHaveProperty(
      'guest-2',
      getRsvpAnswers(ASTRID),
    );
    await checkOut();
    const sent = platform.calls.findLast(({ name }) => name === CHECKOUT)?.body;
    expect(sent).toMatchObject({
      guests: [
        { form: getRsvpAnswers(ASTRID) },
        { form: { inputValues: [] } },
        { form: { inputValues: [] } },
      ],
    });
  });

  it('R34 returns to the details for more tickets, and keeps the answers for fewer', async () => {
    const { take, step, fillIn, store, eventId } = await visit({ perGuestForms: true });
    await take(3);
    fillIn({ buyer: ASTRID, 'guest-2': ASTRID, 'guest-3': ASTRID });
    expect(step()).toBe('review');
    await take(2);
    expect(step()).toBe('review');
    fillIn({ buyer: ASTRID, 'guest-2': ASTRID });
    await take(3);
    expect(step()).toBe('review');
    await take(4);
    expect(step()).toBe('details');
    expect(Object.keys(store.get(checkoutAnswersAtom(eventId)))).toEqual([
      'buyer',
      'guest-2',
      'guest-3',
    ]);
  });

  it('starts the next checkout without the answers to an order of another tab', async () => {
    const { platform, take, step, fillIn, store, eventId } = await visit();
    await take(1);
    fillIn({ buyer: ASTRID });
    const { reservation } = store.get(reservationAtom(eventId));
    platform.tickets.fillIn(reservation?._id ?? '', ASTRID);
    await store.set(reservationInvoiceAtom(eventId));
    expect(step()).toBe('ordered');
    store.set(markCheckoutOrderedAtom, eventId);
    expect(store.get(checkoutAnswersAtom(eventId))).toHaveProperty('buyer');
    await take(1);
    expect([step(), store.get(checkoutAnswersAtom(eventId))]).toEqual(['details', {}]);
  });

  it('goes back without losing answers', async () => {
    const { take, step, fillIn, store, eventId } = await visit();
    await take(1);
    fillIn({ buyer: ASTRID });
    store.set(checkoutStepAtom(eventId), 'details');
    expect(step()).toBe('details');
    expect(store.get(checkoutAnswersAtom(eventId))).toHaveProperty('buyer');
  });
});

describe('orderAnswersAtom', () => {
  it('returns the answers of this order only, as they were saved last', async () => {
    const { take, fillIn, checkOut, flow, store, eventId } = await visit({ perGuestForms: true });
    await take(2);
    fillIn({ buyer: ASTRID, 'guest-2': ASTRID });
    await checkOut();
    const state = flow();
    if (state.status !== 'done' || !state.orderNumber) throw new Error('There is no order.');
    const answersAtom = orderAnswersAtom({ eventId, orderNumber: state.orderNumber });
    const otherAtom = orderAnswersAtom({ eventId, orderNumber: 'another' });
    expect(store.get(answersAtom)).toHaveProperty('guest-2', getRsvpAnswers(ASTRID));
    expect(store.get(otherAtom)).toEqual({});
    const saved = { buyer: getRsvpAnswers(ASTRID), 'guest-2': getRsvpAnswers({ firstName: 'Mo' }) };
    store.set(otherAtom, { buyer: getRsvpAnswers({}) });
    store.set(answersAtom, saved);
    expect(store.get(answersAtom)).toEqual(saved);
  });
});

describe('submitTicketOrderAtom', () => {
  it('R34 sends nothing while a guest form is missing', async () => {
    const { take, fillIn, step, checkOut, timesCalled } = await visit({ perGuestForms: true });
    await take(3);
    fillIn({ buyer: ASTRID, 'guest-2': ASTRID });
    expect(await checkOut()).toMatchObject({ status: 'reserved' });
    expect([step(), timesCalled(CHECKOUT)]).toEqual(['details', 0]);
  });

  it('sends the buyer, the guests and the discount of the invoice', async () => {
    const { take, fillIn, checkOut, store, eventId, platform } = await visit();
    await take(2);
    store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'FIRSTLIGHT' } });
    fillIn({ buyer: ASTRID });
    expect(await checkOut()).toMatchObject({ status: 'done' });
    expect(platform.calls.find(({ name }) => name === CHECKOUT)?.body).toMatchObject({
      buyer: ASTRID,
      guests: [{ form: getRsvpAnswers(ASTRID) }],
      discount: { couponCode: 'FIRSTLIGHT' },
    });
  });

  it('R32 omits discounts that the invoice rejected', async () => {
    const { take, fillIn, checkOut, store, eventId, platform } = await visit();
    await take(2);
    store.set(invoiceOptionsAtom(eventId), {
      withDiscount: { couponCode: 'MIDSUMMER' },
      paidPlanBenefit: { planOrderId: 'none', benefitId: 'none' },
    });
    await store.set(reservationInvoiceAtom(eventId));
    fillIn({ buyer: ASTRID });
    expect(await checkOut()).toMatchObject({ status: 'done' });
    const { body } = platform.calls.find(({ name }) => name === CHECKOUT) ?? {};
    expect(body).not.toHaveProperty('discount');
    expect(body).not.toHaveProperty('paidPlanBenefit');
  });

  it('R35 returns to the details if an answer is rejected', async () => {
    const { take, fillIn, step, checkOut, flow, store, eventId } = await visit();
    await take(1);
    fillIn({ buyer: { ...ASTRID, email: 'nobody' } });
    expect(await checkOut()).toMatchObject({ status: 'failed' });
    expect([step(), flow().status]).toEqual(['details', 'failed']);
    expect(store.get(checkoutProblemAtom(eventId))).toMatchObject({ name: 'ValidationError' });
    fillIn({ buyer: ASTRID });
    expect([step(), store.get(checkoutProblemAtom(eventId))]).toEqual(['review', null]);
  });

  it('stays at the review if the platform is unreachable', async () => {
    const { take, fillIn, step, checkOut, platform } = await visit();
    await take(1);
    fillIn({ buyer: ASTRID });
    platform.fail(CHECKOUT, 'unavailable', { times: 1 });
    await checkOut();
    expect(step()).toBe('review');
    expect(await checkOut()).toMatchObject({ status: 'done' });
  });

  it('creates an offline order if the buyer pays in person', async () => {
    const { take, fillIn, checkOut } = await visit();
    await take(1);
    fillIn({ buyer: ASTRID });
    const flow = await checkOut({ options: { payInPerson: true } });
    expect(flow).toMatchObject({ status: 'done', order: { status: 'OFFLINE_PENDING' } });
  });
});
