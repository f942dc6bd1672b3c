import type { FormResponse } from '@vitrine/client/orders';
import type { Reservation, TicketDefinition } from '@vitrine/client/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutGuests, checkoutSections, reservedTicketNames } from './checkout-guests.ts';

const ticket = (name: string) => ({ _id: name, eventId: 'e1', name }) as TicketDefinition;

const reservation: Reservation = {
  _id: 'r1',
  reservations: [
    { quantity: 2, ticket: ticket('Seat in the hall') },
    {
      quantity: 2,
      ticket: ticket('Three days'),
      ticketDetails: [{ pricingOptionName: 'Grown-up' }, { pricingOptionName: 'Child' }],
    },
  ],
};

const form = (...values: [inputName: string, value: string][]): FormResponse => ({
  inputValues: values.map(([inputName, value]) => ({ inputName, value })),
});

const astrid = form(['firstName', 'Astrid'], ['lastName', 'Winther'], ['email', 'a@example.com']);

describe('checkoutSections', () => {
  it('names each ticket, with the chosen price option', () => {
    expect(reservedTicketNames(reservation)).toEqual([
      'Seat in the hall',
      'Seat in the hall',
      'Three days, Grown-up',
      'Three days, Child',
    ]);
  });

  it('R34 T21 requires one form per ticket, or only the buyer’s', () => {
    expect(checkoutSections(reservation, true).map(({ name }) => name)).toEqual([
      'buyer',
      'guest-2',
      'guest-3',
      'guest-4',
    ]);
    expect(checkoutSections(reservation, false)).toEqual([
      { name: 'buyer', position: 1, ticket: 'Seat in the hall' },
    ]);
  });
});

describe('checkoutGuests', () => {
  const sections = checkoutSections(reservation, true);

  it('reads the buyer from the first form, and sends a form for each ticket', () => {
    const accounts = checkoutGuests(sections.slice(0, 2), { buyer: astrid, 'guest-2': form() });
    expect(accounts).toEqual({
      status: 'complete',
      buyer: { firstName: 'Astrid', lastName: 'Winther', email: 'a@example.com' },
      guests: [{ form: astrid }, { form: form() }],
    });
  });

  it('R34 is incomplete with fewer forms than tickets, and omits removed questions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.subarray([2, 3, 4, 5]),
        (ticketCount, filled) => {
          const answers = {
            buyer: astrid,
            ...Object.fromEntries(filled.map((n) => [`guest-${n}`, form()])),
          };
          const accounts = checkoutGuests(sections.slice(0, ticketCount), answers);
          const missing = [2, 3, 4].filter((n) => n <= ticketCount && !filled.includes(n));
          if (missing.length > 0) {
            expect(accounts).toEqual({
              status: 'incomplete',
              expected: ticketCount,
              given: ticketCount - missing.length,
            });
          } else
            expect(accounts).toMatchObject({ status: 'complete', guests: { length: ticketCount } });
        },
      ),
    );
  });

  it('R34 sends empty forms for guests that are filled in later', () => {
    const accounts = checkoutGuests(sections.slice(0, 1), { buyer: astrid }, 3);
    expect(accounts).toMatchObject({
      status: 'complete',
      guests: [{ form: astrid }, { form: form() }, { form: form() }, { form: form() }],
    });
  });

  it('ignores answers from a prototype', () => {
    const [section] = sections;
    const odd = [{ ...(section as NonNullable<typeof section>), name: 'constructor' }];
    expect(checkoutGuests(odd, {})).toMatchObject({ status: 'incomplete', given: 0 });
  });
});
