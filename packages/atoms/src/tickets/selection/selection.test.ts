import type { TicketDefinition } from '@vitrine/client/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseTickets,
  countTickets,
  fitSelection,
  getTicketQuantity,
  type TicketLine,
  type TicketSelection,
  toTicketQuantities,
} from './selection.ts';

const ticket = (_id: string, limitPerCheckout?: number): TicketDefinition => ({
  _id,
  eventId: 'e1',
  name: _id,
  ...(limitPerCheckout !== undefined && { limitPerCheckout }),
});
const definitions = [ticket('seat', 4), ticket('gone', 0), ticket('evening', 6), ticket('open')];
const limits = { definitions, limitPerOrder: 8 };
const evening = (pricingOptionId: string): TicketLine => ({
  ticketDefinitionId: 'evening',
  pricingOptionId,
});
const lines: TicketLine[] = [
  { ticketDefinitionId: 'seat' },
  { ticketDefinitionId: 'gone' },
  { ticketDefinitionId: 'open' },
  { ticketDefinitionId: 'unknown' },
  ...['early', 'late', 'last'].map(evening),
];
const chosen = (...wishes: [TicketLine, number][]) =>
  wishes.reduce<TicketSelection>(
    (selection, [line, wish]) => chooseTickets(selection, line, wish, limits).selection,
    [],
  );

/** Expects a selection to be within the limits and valid in a request. */
function expectWithin(selection: TicketSelection, limitPerOrder: number, stock = definitions) {
  expect(countTickets(selection)).toBeLessThanOrEqual(limitPerOrder);
  for (const { ticketDefinitionId, quantity } of selection) {
    const limit = stock.find(({ _id }) => _id === ticketDefinitionId);
    expect(limit).toBeDefined();
    const most = limit?.limitPerCheckout ?? 50;
    expect(countTickets(selection, ticketDefinitionId)).toBeLessThanOrEqual(most);
    expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
  }
}

describe('chooseTickets', () => {
  it('R21 T5 never exceeds a limit, in any order of clicks and typed values', () => {
    const step = fc.record({
      line: fc.constantFrom(...lines),
      // Clicks on a stepper, and typed numbers.
      click: fc.oneof(fc.constantFrom('more' as const, 'less' as const), fc.double(), fc.integer()),
      limitPerOrder: fc.constantFrom(8, 3, 60),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        let selection: TicketSelection = [];
        for (const { line, click, limitPerOrder } of steps) {
          const now = { definitions, limitPerOrder };
          selection = fitSelection(selection, now);
          const own = getTicketQuantity(selection, line);
          const wish = click === 'more' ? own + 1 : click === 'less' ? own - 1 : click;
          const before = selection;
          const result = chooseTickets(selection, line, wish, now);
          selection = result.selection;
          expectWithin(selection, Math.min(limitPerOrder, 50));
          // A rejection is reported, and leaves the other lines unchanged.
          if (click === 'more')
            expect(getTicketQuantity(selection, line) > own).toBe(result.met === null);
          for (const other of lines.filter((one) => one !== line)) {
            expect(getTicketQuantity(selection, other)).toBe(getTicketQuantity(before, other));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('R21 T5 shares one limit among the prices of a ticket, and returns it', () => {
    const selection = chosen([evening('early'), 4], [evening('late'), 1]);
    expect(chooseTickets(selection, evening('late'), 3, limits)).toEqual({
      selection: [
        { ...evening('early'), quantity: 4 },
        { ...evening('late'), quantity: 2 },
      ],
      met: { of: 'ticket', limit: 6 },
    });
  });

  it('R21 returns the order limit if it is reached first', () => {
    const selection = chosen([evening('early'), 5]);
    const { met } = chooseTickets(selection, { ticketDefinitionId: 'seat' }, 4, limits);
    expect(met).toEqual({ of: 'order', limit: 8 });
  });
});

describe('fitSelection', () => {
  it('R22 removes tickets over the refetched limits, last selected first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...lines), fc.nat({ max: 9 })), { maxLength: 8 }),
        fc.array(fc.nat({ max: 6 }), { minLength: 4, maxLength: 4 }),
        fc.nat({ max: 9 }),
        (wishes, numbers, limitPerOrder) => {
          const selection = chosen(...wishes);
          const stock = definitions.map(({ _id }, index) => ticket(_id, numbers[index] ?? 0));
          const fitted = fitSelection(selection, { definitions: stock, limitPerOrder });
          expectWithin(fitted, limitPerOrder, stock);
          expect(fitSelection(fitted, { definitions: stock, limitPerOrder })).toBe(fitted);
        },
      ),
    );
  });

  it('leaves a valid selection unchanged', () => {
    const selection = chosen([evening('early'), 2]);
    expect(fitSelection(selection, limits)).toBe(selection);
  });
});

it('R26 sends a custom price once per line, for all its tickets', () => {
  const selection = [
    { ticketDefinitionId: 'gift', quantity: 3, priceOverride: '10.50' },
    { ...evening('late'), quantity: 2 },
  ];
  expect(toTicketQuantities(selection)).toEqual([
    { ticketDefinitionId: 'gift', quantity: 3, priceOverride: '10.50' },
    { ticketDefinitionId: 'evening', quantity: 2, ticketDetails: [{ pricingOptionId: 'late' }] },
  ]);
});
