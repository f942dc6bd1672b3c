import { describe, expect, test } from 'vitest';
import { type ApiResponse, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import { ASTRID, newBuyer } from '../../../testing/ticket-buyer.ts';

const CAMP = 'clay-camp';
const BOWLS = 'throwing-bowls-for-beginners';

const text = (inputName: string, value: string) => ({ inputName, value });
const KAYA = [
  text('firstName', 'Kaya'),
  text('lastName', 'Brandt'),
  text('email', 'kaya@example.com'),
];

/** A complete set of answers to the form with every type of question. */
const ANSWERS: Json[] = [
  ...KAYA,
  text('phone', '+45 98 12 34 56'),
  text('level', 'Never'),
  text('seat', 'By the doors'),
  { inputName: 'age', number: 9 },
  { inputName: 'needs', values: ['A stool', 'An apron'] },
  { inputName: 'additionalGuests', number: 2 },
  { inputName: 'guestNames', values: ['Ib', 'Ub'] },
  { inputName: 'birthDate', dateTime: '1990-02-03T00:00:00.000Z' },
  text('travelFrom', 'Skagen'),
  {
    inputName: 'postAddress',
    address: { formatted: 'Havnegade 2, Skagen', address: { country: 'DK', city: 'Skagen' } },
  },
  text('note', 'Looking forward to it.'),
];

async function camp() {
  const buyer = newBuyer();
  const { options } = (await buyer.stock(CAMP))['Three days'].pricing.pricingOptions;
  const { body } = await buyer.reserve(CAMP, [
    buyer.want(CAMP, 'Three days', 1, { ticketDetails: [{ pricingOptionId: options[0].id }] }),
  ]);
  const send = (inputValues: Json[], more: Json = {}) =>
    buyer.checkout(CAMP, body.id, { guests: [{ form: { inputValues } }], ...more });
  return { buyer, send };
}

const without = (...names: string[]) =>
  ANSWERS.filter(({ inputName }) => !names.includes(inputName));
const instead = (answer: Json) =>
  ANSWERS.map((one) => (one.inputName === answer.inputName ? answer : one));
const getViolations = ({ body }: ApiResponse) =>
  (body.details?.validationError?.fieldViolations ?? []).map(
    ({ field, violatedRule, data }: Json) => [field, violatedRule, data?.threshold],
  );
const at = (name: string) => ANSWERS.findIndex(({ inputName }) => inputName === name);
const getFieldPath = (name: string, key: string) =>
  `guests[0].form.inputValues[${at(name)}].${key}`;

describe('form answers', () => {
  test('saves answers as given, for every input type', async () => {
    const { send, buyer } = await camp();
    const { order } = (await send(ANSWERS)).body;
    expect(order.checkoutForm.inputValues).toEqual(ANSWERS);
    buyer.platform.orders.pay(order.orderNumber);
    const read = (await buyer.order(CAMP, order.orderNumber)).body.order;
    expect(read.checkoutForm.inputValues).toEqual(ANSWERS);
  });

  test('takes the buyer from the answers when none is given', async () => {
    const { send } = await camp();
    const { order } = (await send(ANSWERS, { buyer: undefined })).body;
    expect(order).toMatchObject({
      firstName: 'Kaya',
      lastName: 'Brandt',
      email: 'kaya@example.com',
    });
  });

  test('reports each missing answer', async () => {
    const { send } = await camp();
    const answer = await send(without('level', 'birthDate', 'postAddress', 'phone'));
    expect(getViolations(answer)).toEqual(
      ['level', 'birthDate', 'postAddress'].map((name) => [
        `guests[0].form.inputValues.${name}`,
        'REQUIRED_FIELD',
        undefined,
      ]),
    );
    expect(answer.body.details.validationError.fieldViolations[0].data).toEqual({
      inputName: 'level',
    });
  });

  test('treats empty answers as missing', async () => {
    const { send } = await camp();
    const answer = await send(
      instead(text('level', ' ')).map((one) =>
        one.inputName === 'phone' ? text('phone', '') : one,
      ),
    );
    expect(getViolatedFields(answer)).toEqual(['guests[0].form.inputValues.level']);
  });

  test('reports answers with an invalid type, length, count or option by path', async () => {
    const { send } = await camp();
    for (const [answer, key, rule, threshold] of [
      [text('level', 'Always'), 'value', 'INVALID_ENUM_VALUE'],
      [{ inputName: 'level', values: ['Never'] }, 'value', 'FORMAT'],
      [text('email', 'kaya'), 'value', 'FORMAT'],
      [text('firstName', 'x'.repeat(51)), 'value', 'MAX_LENGTH', 50],
      [text('note', 'x'.repeat(501)), 'value', 'MAX_LENGTH', 500],
      [text('age', 'nine'), 'number', 'FORMAT'],
      [{ inputName: 'additionalGuests', number: 5 }, 'number', 'MAX', 4],
      [{ inputName: 'additionalGuests', number: -1 }, 'number', 'MIN', 0],
      [{ inputName: 'needs', values: ['A sauna'] }, 'values[0]', 'INVALID_ENUM_VALUE'],
      [{ inputName: 'needs', values: Array(4).fill('A stool') }, 'values', 'MAX_SIZE', 3],
      [{ inputName: 'guestNames', values: ['Ib'] }, 'values', 'EXACT_SIZE', 2],
      [text('needs', 'A stool'), 'values', 'FORMAT'],
      [text('birthDate', 'in spring'), 'dateTime', 'FORMAT'],
      [{ inputName: 'travelFrom', number: 4 }, 'address', 'FORMAT'],
      [text('travelFrom', 'x'.repeat(201)), 'value', 'MAX_LENGTH', 200],
    ] as [Json, string, string, number?][]) {
      expect(getViolations(await send(instead(answer))), JSON.stringify(answer)).toEqual([
        [getFieldPath(answer.inputName, key), rule, threshold],
      ]);
    }
  });

  test('rejects answers to unknown questions and duplicate answers', async () => {
    const { send } = await camp();
    const last = ANSWERS.length;
    const answer = await send([...ANSWERS, text('shoeSize', '38'), text('level', 'Never')]);
    expect(getViolations(answer)).toEqual([
      [`guests[0].form.inputValues[${last}].inputName`, 'FIELD_NOT_ALLOWED', undefined],
      [`guests[0].form.inputValues[${last + 1}].inputName`, 'VALIDATION', undefined],
    ]);
  });

  test('accepts lists of up to 200 answers', async () => {
    const { send } = await camp();
    const list = 'guests[0].form.inputValues';
    const fill = (count: number) => Array.from({ length: count }, () => text('level', 'Never'));
    // Each of them but the first is a duplicate: the list itself has been read.
    expect(getViolatedFields(await send(fill(200)))).toContain(`${list}[199].inputName`);
    expect(getViolatedFields(await send(fill(201)))).toEqual([list]);
  });

  test('requires the names of as many guests as there may be', async () => {
    const { send } = await camp();
    const four = { inputName: 'additionalGuests', number: 4 };
    expect(getViolations(await send(instead(four)))).toEqual([
      [getFieldPath('guestNames', 'values'), 'EXACT_SIZE', 4],
    ]);
  });

  test('requires no guest names without additional guests', async () => {
    const { send } = await camp();
    expect((await send(without('additionalGuests', 'guestNames'))).status).toBe(200);
    expect(getViolatedFields(await (await camp()).send(without('guestNames')))).toEqual([
      'guests[0].form.inputValues.guestNames',
    ]);
  });

  test('skips validation when the seller disables it', async () => {
    const { send } = await camp();
    const { status } = await send([], {
      buyer: undefined,
      options: { ignoreFormValidation: true },
    });
    expect(status).toBe(200);
  });
});

describe('a form per guest', () => {
  const guest = (firstName: string) => ({
    form: { inputValues: [text('firstName', firstName), ...KAYA.slice(1), text('level', 'Never')] },
  });

  async function bowls(quantity: number) {
    const buyer = newBuyer();
    const { body } = await buyer.reserve(BOWLS, [buyer.want(BOWLS, 'A wheel and clay', quantity)]);
    const send = (...guests: Json[]) =>
      buyer.checkout(BOWLS, body.id, { guests, options: { markAsPaid: true } });
    return { buyer, send };
  }

  test('issues one ticket per guest and preserves the buyer', async () => {
    const { send } = await bowls(2);
    const { order } = (await send(guest('Ib'), guest('Ub'))).body;
    expect(order.fullName).toBe(`${ASTRID.firstName} ${ASTRID.lastName}`);
    expect(
      order.tickets.map(({ guestDetails, guestFullName }: Json) => [
        guestDetails.guestAssigned,
        guestFullName,
      ]),
    ).toEqual([
      [true, 'Ib Brandt'],
      [true, 'Ub Brandt'],
    ]);
    expect(order.tickets[1].guestDetails.form.inputValues[0]).toEqual(text('firstName', 'Ub'));
  });

  test('gives the tickets of an order without guests the buyer’s name', async () => {
    const buyer = newBuyer();
    const { body } = await buyer.reserve('resonance-for-nine-strings', [
      buyer.want('resonance-for-nine-strings', 'Seat in the hall', 1),
    ]);
    const { order } = (
      await buyer.checkout('resonance-for-nine-strings', body.id, {
        options: { markAsPaid: true },
      })
    ).body;
    expect(order.tickets.map(({ guestDetails }: Json) => guestDetails)).toEqual([
      expect.objectContaining({ guestAssigned: false, firstName: ASTRID.firstName }),
    ]);
  });

  test('requires as many guests as tickets', async () => {
    const { send } = await bowls(2);
    expect(getViolations(await send(guest('Ib')))).toEqual([['guests', 'EXACT_SIZE', 2]]);
    expect(getViolations(await send(guest('Ib'), guest('Ub'), guest('Eb')))).toEqual([
      ['guests', 'EXACT_SIZE', 2],
    ]);
  });

  test('reports which guest has a missing answer', async () => {
    const { send } = await bowls(2);
    const answer = await send(guest('Ib'), { form: { inputValues: KAYA } });
    expect(getViolatedFields(answer)).toEqual(['guests[1].form.inputValues.level']);
  });
});
