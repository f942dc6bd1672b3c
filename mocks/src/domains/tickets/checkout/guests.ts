import { type FieldViolation, invalid } from '../../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  optionalText,
} from '../../../platform/requests/fields.ts';
import { isEmail } from '../../../platform/requests/readers.ts';
import type { TicketedEvent } from '../event.ts';
import { getText, type InputValue, readAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';

export interface Buyer {
  /** As entered. */
  firstName: string;
  /** As entered. */
  lastName: string;
  /** Email address, as entered. */
  email: string;
}

/** The buyer and guests of an order: the buyer, and the answers of the buyer or of each guest. */
export interface Attendees {
  buyer: Buyer;
  guests: InputValue[][];
}

const MAX_GUESTS = 50;
const LENGTHS = { firstName: [1, 50], lastName: [1, 50], email: [5, 255] } as const;
const KEYS = Object.keys(LENGTHS) as (keyof Buyer)[];

function checkName(key: keyof Buyer, value: string): FieldViolation[] {
  const field = `buyer.${key}`;
  const [min, max] = LENGTHS[key];
  if (value.length < min) {
    const description = `must have at least ${min} characters`;
    return [{ field, violatedRule: 'MIN_LENGTH', description, data: { threshold: min } }];
  }
  if (value.length > max) {
    const description = `must have at most ${max} characters`;
    return [{ field, violatedRule: 'MAX_LENGTH', description, data: { threshold: max } }];
  }
  if (key !== 'email' || isEmail(value)) return [];
  return [{ field, violatedRule: 'FORMAT', description: 'must be an e-mail address' }];
}

const absent = (key: keyof Buyer): FieldViolation => ({
  field: `buyer.${key}`,
  violatedRule: 'REQUIRED_FIELD',
  description: 'is required',
});

/** Returns the buyer's answers, with name and email from the buyer if the answers lack them. */
function withBuyer(event: TicketedEvent, answers: InputValue[], buyer: Buyer): InputValue[] {
  const missing = KEYS.filter(
    (key) =>
      buyer[key] !== '' &&
      event.inputs.some(({ name }) => name === key) &&
      !answers.some(({ inputName }) => inputName === key),
  );
  // Appended, so that violations refer to the positions in the request.
  return [...answers, ...missing.map((key) => ({ inputName: key, value: buyer[key] }))];
}

function checkCount(event: TicketedEvent, guestCount: number, tickets: number): FieldViolation[] {
  const expected = event.assigned ? [tickets] : [1, tickets];
  if (expected.includes(guestCount)) return [];
  return [
    {
      field: 'guests',
      violatedRule: 'EXACT_SIZE',
      description: `has size ${guestCount}, expected ${[...new Set(expected)].join(' or ')}`,
      data: { threshold: tickets },
    },
  ];
}

/**
 * Reads the buyer and the guests of a request, validated against the event's form. One form covers
 * all tickets, or there is one per ticket; the event may require the latter.
 */
export function readAttendees(
  event: TicketedEvent,
  body: JsonObject,
  tickets: number,
  { ignoreForm = false }: { ignoreForm?: boolean } = {},
): Attendees {
  const buyerInput = optionalFields(body, 'buyer');
  const buyerFields = buyerInput ?? {};
  const read = fieldsList(body, 'guests', Math.max(MAX_GUESTS, tickets)).map((guest, index) =>
    readAnswers(guest, 'form', `guests[${index}].form`),
  );
  const [first = [], ...others] = read;
  const named = (key: keyof Buyer) => optionalText(buyerFields, key, `buyer.${key}`)?.trim() ?? '';
  const getBuyerField = (key: keyof Buyer) => named(key) || (getText(first, key) ?? '');
  const buyer = {
    firstName: getBuyerField('firstName'),
    lastName: getBuyerField('lastName'),
    email: getBuyerField('email'),
  };
  const guests = [withBuyer(event, first, buyer), ...others];
  const violations = KEYS.flatMap((key) => {
    if (named(key)) return checkName(key, named(key));
    return buyer[key] || (ignoreForm && !buyerInput) ? [] : [absent(key)];
  });
  if (!ignoreForm) {
    violations.push(...checkCount(event, guests.length, tickets));
    for (const [index, answers] of guests.entries()) {
      violations.push(...checkAnswers(event.inputs, answers, `guests[${index}].form`));
    }
  }
  if (violations.length > 0) throw invalid(...violations);
  return { buyer, guests };
}
