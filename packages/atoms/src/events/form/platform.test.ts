import { ValidationError } from '@vitrine/client';
import type { FormResponse } from '@vitrine/client/orders';
import { createMockPlatform, getTicketId } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { orderAtom } from '../../orders/queries.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { checkoutTicketsAtom } from '../../tickets/checkout/mutations.ts';
import { ticketDefinitionsAtom } from '../../tickets/queries.ts';
import { createReservationAtom } from '../../tickets/reservation/mutations.ts';
import { eventBySlugAtom } from '../queries.ts';
import { emptyAddress, type FormAnswers } from './answers/answers.ts';
import { encodeAnswers, getControls, getQuestions, initialAnswers } from './form-definition.ts';
import { checkAnswers } from './form-problems.ts';
import { mapViolations } from './map-violations.ts';

const CAMP = 'clay-camp';

/** Answers to the form that has every kind of question, typed in German. */
const ANSWERS: FormAnswers = {
  firstName: 'Kaya',
  lastName: 'Brandt',
  email: 'kaya@example.com',
  phone: '+45 98 12 34 56',
  level: 'Never',
  seat: 'By the doors',
  age: '9,5',
  needs: ['A stool', 'An apron'],
  additionalGuests: '2',
  guestNames: ['Ib', 'Ub'],
  birthDate: { day: '3', month: '2', year: '1990' },
  travelFrom: 'Skagen',
  postAddress: {
    ...emptyAddress,
    country: 'DK',
    city: 'Skagen',
    postalCode: '9990',
    addressLine: 'Havnegade 2',
  },
  note: 'Looking forward to it.',
};

/** A visitor with a reservation at the camp, with its form as defined by the platform. */
async function camp(quantity = 1) {
  const { store } = createTestStorefront(createMockPlatform());
  const formAtom = eventBySlugAtom(CAMP, ['FORM']);
  const stop = store.sub(formAtom, () => {});
  await expect.poll(() => store.get(formAtom).data?.form?.controls?.length).toBeGreaterThan(0);
  stop();
  const controls = getControls(store.get(formAtom).data?.form);
  const ticketDefinitionId = getTicketId(CAMP, 'Three days');
  const definitionsAtom = ticketDefinitionsAtom({ filter: { _id: ticketDefinitionId } });
  await store.set(definitionsAtom);
  const [definition] = store.get(definitionsAtom).items;
  const pricingOptionId = definition?.pricing?.pricingOptions?.options[0]?._id;
  const eventId = definition?.eventId ?? '';
  const { _id: reservationId } = await store.set(createReservationAtom, {
    eventId,
    ticketQuantities: [
      {
        ticketDefinitionId,
        quantity,
        ticketDetails: Array.from({ length: quantity }, () => ({ pricingOptionId })),
      },
    ],
  });
  const send = (...forms: FormResponse[]) =>
    store.set(checkoutTicketsAtom, {
      eventId,
      reservationId,
      buyer: { firstName: 'Kaya', lastName: 'Brandt', email: 'kaya@example.com' },
      guests: forms.map((form) => ({ form })),
      options: { markAsPaid: true },
    });
  /** Returns the platform's rejections of these forms, at their inputs. */
  const rejections = async (...sent: FormResponse[]) => {
    const error = await send(...sent).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ValidationError)) throw error ?? new Error('Nothing was rejected.');
    return mapViolations(error.details.validationError.fieldViolations, { controls, sent });
  };
  return { store, eventId, controls, send, rejections };
}

describe('the form with every question type', () => {
  it('Q1 is completed, sent and read from the order as typed', async () => {
    const { store, eventId, controls, send } = await camp();
    expect(new Set(controls.map(({ type }) => type)).size).toBe(10);
    expect(new Set(getQuestions(controls).map(({ input }) => input.type)).size).toBe(5);
    expect(checkAnswers(controls, ANSWERS, { locale: 'de' })).toEqual({});
    const { order } = await send(encodeAnswers(controls, ANSWERS, 'de'));
    const readAtom = orderAtom({
      eventId,
      orderNumber: order.orderNumber ?? '',
      fieldset: ['FORM'],
    });
    const stop = store.sub(readAtom, () => {});
    await expect.poll(() => store.get(readAtom).data?.checkoutForm).toBeDefined();
    stop();
    const sent = store.get(readAtom).data?.checkoutForm;
    expect(initialAnswers(controls, { sent, locale: 'de' })).toEqual(ANSWERS);
  });

  it('is rejected locally as the platform would reject it', async () => {
    const { controls, rejections } = await camp();
    const wrong: FormAnswers = {
      ...ANSWERS,
      postAddress: emptyAddress,
      lastName: 'x'.repeat(51),
      email: 'nobody',
      level: 'Perhaps',
      needs: ['A stool', 'An apron', 'A step-free route', 'A hearing loop'],
      additionalGuests: '5',
    };
    const found = checkAnswers(controls, wrong, { locale: 'de' });
    const { inputValues } = encodeAnswers(controls, wrong, 'de');
    const rejected = await rejections({ inputValues });
    const rules = Object.fromEntries(rejected.map(({ inputName, rule }) => [inputName, rule]));
    for (const name of ['postAddress', 'lastName', 'email', 'level', 'needs', 'additionalGuests']) {
      expect(found[name]?.[0]?.rule, name).toBe(rules[name]);
    }
    expect(rejected.find(({ inputName }) => inputName === 'lastName')).toMatchObject({
      guest: 0,
      label: 'Last name',
      limit: '50',
    });
  });

  it('R35 assigns a rejection to its guest and input', async () => {
    const { controls, rejections } = await camp(2);
    const good = encodeAnswers(controls, ANSWERS, 'de');
    const bad = encodeAnswers(controls, { ...ANSWERS, level: '', note: 'x'.repeat(501) }, 'de');
    const placed = await rejections(good, bad);
    expect(placed.map(({ guest, inputName, rule }) => [guest, inputName, rule])).toEqual([
      [1, 'level', 'REQUIRED_FIELD'],
      [1, 'note', 'MAX_LENGTH'],
    ]);
    // One without an input belongs in the summary.
    const [unmatched] = await rejections(good);
    expect(unmatched).toMatchObject({ rule: 'EXACT_SIZE', limit: '2' });
    expect(unmatched).not.toHaveProperty('inputName');
  });
});
