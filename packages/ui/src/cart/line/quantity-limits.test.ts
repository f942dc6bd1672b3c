import { Availability, type LineItem } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { getQuantityLimits } from './quantity-limits.ts';

const line = (quantity: number, quantityAvailable?: number): LineItem => ({
  _id: 'l1',
  quantity,
  descriptionLines: [],
  catalogReference: { catalogItemId: 'p1', appId: 'a1' },
  ...(quantityAvailable !== undefined && {
    availability: { status: Availability.AVAILABLE, quantityAvailable },
  }),
});

it('has no limit if stock is not tracked', () => {
  expect(getQuantityLimits(line(7))).toEqual({ min: 0 });
});

it('returns the stock limit only if the line has all of it', () => {
  expect(getQuantityLimits(line(2, 3))).toEqual({ min: 0, max: 3 });
  expect(getQuantityLimits(line(3, 3))).toEqual({ min: 0, max: 3, limit: 3 });
});

it('lets a line over the limit decrease step by step', () => {
  expect(getQuantityLimits(line(4, 1))).toEqual({ min: 0, max: 4 });
});

it('never decreases a line to zero if it can’t be restored', () => {
  expect(getQuantityLimits({ ...line(1), customLineItem: true }).min).toBe(1);
});
