import { expect, it } from 'vitest';
import { getVirtualRowProps, withNeighbors } from './virtual-row.ts';

it('has the index of a row, counted after the header for screen readers', () => {
  const measure = () => {};
  expect(getVirtualRowProps(0, measure)).toEqual({
    ref: measure,
    'data-index': 0,
    'aria-rowindex': 2,
  });
  expect(getVirtualRowProps(7, measure)).toMatchObject({ 'data-index': 7, 'aria-rowindex': 9 });
});

it('is empty in a list that is not virtual', () => {
  expect(getVirtualRowProps(undefined, () => {})).toEqual({});
  expect(getVirtualRowProps(3, undefined)).toEqual({});
});

it('has the index with the one before and the one after it', () => {
  expect(withNeighbors(5)).toEqual([4, 5, 6]);
});
