import { describe, expect, it } from 'vitest';
import { getPageList } from './page-list.ts';

describe('getPageList', () => {
  it('lists every page if there are few', () => {
    expect(getPageList(1, 1)).toEqual([1]);
    expect(getPageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows the first, the last and the neighbors of the current page', () => {
    expect(getPageList(12, 40)).toEqual([1, 'gap', 11, 12, 13, 'gap', 40]);
  });

  it('has one gap near either end', () => {
    expect(getPageList(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
    expect(getPageList(6, 9)).toEqual([1, 'gap', 5, 6, 7, 8, 9]);
  });

  it.each([8, 9, 23, 500])('keeps length, ends and current page for every page of %i', (pages) => {
    for (let page = 1; page <= pages; page++) {
      const list = getPageList(page, pages);
      expect(list).toHaveLength(7);
      expect([list[0], list.at(-1)]).toEqual([1, pages]);
      expect(list).toContain(page);
    }
  });

  it('never hides a single page behind a gap', () => {
    for (let page = 1; page <= 30; page++) {
      const list = getPageList(page, 30);
      list.forEach((item, index) => {
        if (item !== 'gap') return;
        expect(Number(list[index + 1]) - Number(list[index - 1])).toBeGreaterThan(2);
      });
    }
  });

  it('throws an error for a page out of range', () => {
    expect(() => getPageList(8, 7)).toThrow(
      new RangeError('Page 8 of 7 is shown. Give a whole number from 1 to 7.'),
    );
    expect(() => getPageList(1.5, 7)).toThrow(RangeError);
    expect(() => getPageList(1, 0)).toThrow(
      new RangeError('There are 0 pages. Give the number of pages, 1 or more.'),
    );
  });
});
