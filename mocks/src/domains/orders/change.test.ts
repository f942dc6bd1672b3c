import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

const OF_CONCERT = `/events/v1/events/${getEventId(CONCERT)}/orders`;

async function ordered(more?: Json) {
  const buyer = newBuyer();
  const order = await buyer.buy(CONCERT, 'Seat in the hall', 2, more);
  const number: string = order.orderNumber;
  return {
    buyer,
    number,
    update: (body: Json) => buyer.call('PATCH', `${OF_CONCERT}/${number}`, body),
    bulk: (body: Json) => buyer.call('PATCH', OF_CONCERT, body),
    confirm: (...orderNumber: string[]) =>
      buyer.call('POST', `${OF_CONCERT}/confirm`, { orderNumber }),
    read: async () => (await buyer.order(CONCERT, number)).body.order,
  };
}

/** The seeded order of the concert in a status. */
async function seeded(buyer: Json, status: string): Promise<string> {
  const { body } = await buyer.orders(`status=${status}&eventId=${getEventId(CONCERT)}`);
  return body.orders[0].orderNumber;
}

describe('updating an order', () => {
  test('archives and restores it in any status and announces the change', async () => {
    const { buyer, update, read, number } = await ordered();
    const { body } = await update({ fields: 'archived', archived: true });
    expect(body.order).toMatchObject({ archived: true, status: 'INITIATED' });
    expect((await read()).tags).toContain('ARCHIVED');
    await update({ fields: 'archived', archived: false });
    expect((await read()).tags).toContain('NON_ARCHIVED');
    const announcements = buyer.platform.announcements.filter(
      ({ name, subject }) => name === 'OrderUpdated' && subject.orderNumber === number,
    );
    expect(announcements.map(({ subject }) => subject.archived)).toEqual([true, false]);
  });

  test('changes only the fields in the mask', async () => {
    const { update, read } = await ordered();
    const before = await read();
    const inputValues = [
      ...before.checkoutForm.inputValues.slice(0, 2),
      { inputName: 'email', value: 'new@example.com' },
    ];
    await update({ fields: 'archived', archived: true, checkoutForm: { inputValues } });
    expect((await read()).checkoutForm).toEqual(before.checkoutForm);
    await update({
      fields: 'checkoutForm.inputValues',
      archived: false,
      checkoutForm: { inputValues },
    });
    expect(await read()).toMatchObject({ archived: true, checkoutForm: { inputValues } });
  });

  test('rejects an invalid mask and invalid answers', async () => {
    const { update } = await ordered();
    expect(getViolatedFields(await update({ fields: 'status' }))).toEqual(['fields']);
    expect(getViolatedFields(await update({ fields: 7 }))).toEqual(['fields']);
    expect(getViolatedFields(await update({ fields: 'archived', archived: 'yes' }))).toEqual([
      'archived',
    ]);
    const checkoutForm = { inputValues: [{ inputName: 'firstName', value: 'Ib' }] };
    expect(getViolatedFields(await update({ fields: 'checkoutForm', checkoutForm }))).toEqual([
      'checkoutForm.inputValues.lastName',
      'checkoutForm.inputValues.email',
    ]);
  });
});

describe('answers to removed questions', () => {
  const seat = { inputName: 'seat', value: 'By the doors' };

  /** An order whose answer about the seat is kept while the organizer removes the question. */
  async function removedQuestion() {
    const order = await ordered();
    const { inputValues } = (await order.read()).checkoutForm;
    await order.update({
      fields: 'checkoutForm',
      checkoutForm: { inputValues: [...inputValues, seat] },
    });
    const { form } = order.buyer.platform.events.event(CONCERT);
    const controls = form?.controls?.map((control) => ({
      ...control,
      deleted: control.inputs.some(({ name }) => name === 'seat'),
    }));
    await order.buyer.call('PATCH', `/events/v3/events/${getEventId(CONCERT)}`, {
      event: { form: { controls } },
    });
    const send = (...answers: Json[]) =>
      order.update({
        fields: 'checkoutForm',
        checkoutForm: { inputValues: [...inputValues, ...answers] },
      });
    return { ...order, send, position: inputValues.length as number };
  }

  test('are kept if they are sent again unchanged', async () => {
    const { send, read } = await removedQuestion();
    await send(seat);
    expect((await read()).checkoutForm.inputValues).toContainEqual(seat);
  });

  test('can’t be changed, added or sent twice', async () => {
    const { send, position } = await removedQuestion();
    const field = (index: number) => [`checkoutForm.inputValues[${index}].inputName`];
    expect(getViolatedFields(await send({ ...seat, value: 'Near the bar' }))).toEqual(
      field(position),
    );
    expect(getViolatedFields(await send(seat, seat))).toEqual(field(position + 1));
    await send();
    expect(getViolatedFields(await send(seat))).toEqual(field(position));
  });
});

describe('bulk order updates', () => {
  test('archives all orders in one request or none', async () => {
    const { buyer, bulk, number, read } = await ordered();
    const other = await seeded(buyer, 'FREE');
    const { body } = await bulk({
      orderNumber: [number, other],
      fields: 'archived',
      archived: true,
    });
    expect(body.orders.map(({ orderNumber, archived }: Json) => [orderNumber, archived])).toEqual([
      [number, true],
      [other, true],
    ]);
    const rejected = await bulk({
      orderNumber: [number, 'none'],
      fields: 'archived',
      archived: false,
    });
    expect([rejected.status, getCode(rejected)]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await read()).archived).toBe(true);
  });

  test('accepts one to 100 orders', async () => {
    const { bulk, confirm } = await ordered();
    expect(getViolatedFields(await bulk({ fields: 'archived', archived: true }))).toEqual([
      'orderNumber',
    ]);
    expect(getViolatedFields(await confirm())).toEqual(['orderNumber']);
    expect(getViolatedFields(await confirm(...Array(101).fill('x')))).toEqual(['orderNumber']);
  });
});

describe('confirming orders', () => {
  test('marks initiated, pending and offline-pending orders as paid', async () => {
    const { buyer, confirm, number, read } = await ordered();
    const others = [await seeded(buyer, 'PENDING'), await seeded(buyer, 'OFFLINE_PENDING')];
    const { body } = await confirm(number, ...others);
    expect(body.orders.map(({ status, confirmed }: Json) => [status, confirmed])).toEqual(
      Array(3).fill(['PAID', true]),
    );
    expect((await read()).tickets).toHaveLength(2);
  });

  test('changes nothing when one order cannot be confirmed', async () => {
    const { buyer, confirm, number, read } = await ordered();
    const paid = await seeded(buyer, 'PAID');
    const rejected = await confirm(number, paid);
    expect([rejected.status, getCode(rejected)]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
    expect(rejected.body.details.applicationError.data).toEqual({
      orderNumber: paid,
      status: 'PAID',
    });
    expect((await read()).status).toBe('INITIATED');
  });
});
