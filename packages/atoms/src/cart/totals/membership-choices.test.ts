import type { Membership, SelectedMembership } from '@vitrine/client/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMembershipChoices, payableLines, withMembership } from './membership-choices.ts';

const membership = (_id: string, remaining: number, lineItemIds: string[]): Membership => ({
  _id,
  appId: 'plans',
  lineItemIds,
  credits: { total: 12, remaining },
});

const lines = [
  { _id: 'a', quantity: 2 },
  { _id: 'b', quantity: 5 },
  { _id: 'c', quantity: 1 },
];

describe('payableLines', () => {
  it('covers whole lines while credits last', () => {
    expect(payableLines(membership('m', 3, ['a', 'b', 'c']), lines)).toEqual(['a', 'c']);
    expect(payableLines(membership('m', 3, ['b']), lines)).toEqual([]);
    expect(payableLines({ _id: 'm', appId: 'plans', lineItemIds: ['b'] }, lines)).toEqual(['b']);
    expect(payableLines({ _id: 'm', appId: 'plans' }, lines)).toEqual([]);
  });
});

const arbitraryLines = fc.uniqueArray(
  fc.record({
    _id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ _id }) => _id },
);

const arbitraryMemberships = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom('m', 'n', 'o'),
      fc.integer({ min: 0, max: 20 }),
      fc.subarray(['a', 'b', 'c', 'd', 'e', 'gone']),
    )
    .map((terms) => membership(...terms)),
  { selector: ({ _id }) => _id },
);

describe('selecting memberships in any order', () => {
  it('covers each line once, within the available credits', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom('m', 'n', 'o'), fc.boolean()));
    fc.assert(
      fc.property(arbitraryLines, arbitraryMemberships, presses, (cart, eligible, order) => {
        const options = { eligibleMemberships: eligible };
        let selected: SelectedMembership[] = [];
        for (const [id, isSelected] of order) {
          const choice = getMembershipChoices(options, selected, cart).find(
            (one) => one.membership._id === id,
          );
          if (choice) selected = withMembership(selected, choice, isSelected);
        }
        const paid = selected.flatMap(({ lineItemIds }) => lineItemIds);
        expect(new Set(paid).size).toBe(paid.length);
        for (const { _id, lineItemIds } of selected) {
          const spent = cart
            .filter((line) => lineItemIds.includes(line._id))
            .reduce((total, { quantity }) => total + quantity, 0);
          const { credits } = eligible.find((one) => one._id === _id) ?? {};
          expect(lineItemIds.length).toBeGreaterThan(0);
          expect(spent).toBeLessThanOrEqual(credits?.remaining ?? 0);
        }
      }),
    );
  });
});
