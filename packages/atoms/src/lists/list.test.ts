import type { CursorQuery, Page } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { cursorListFamily } from './cursor-list.ts';
import { createList, type ListOptions } from './list.ts';
import { byId, type ListQuery, listFamily, nestedPaging } from './list-query.ts';
import { cursorSource, offsetSource } from './paged-source.ts';

interface Thing {
  _id: string;
}

const empty = async (): Promise<Page<Thing>> => ({
  ...{ items: [], limit: 24, hasNext: false, hasPrevious: false, cursors: {} },
  next: async () => null,
  previous: async () => null,
});
const offset = offsetSource(
  listFamily<ListQuery, Thing>({
    toKey: (query) => ['by-offset', query],
    call: nestedPaging(empty),
    toId: byId,
  }),
);
const cursor = cursorSource(
  cursorListFamily(
    (query: CursorQuery) => ['by-cursor', query],
    async () => empty(),
  ),
);

describe('createList', () => {
  const open = (options: ListOptions<Thing>) => createList({ facets: [], sorts: [] }, options);

  it('has numbered pages only if its source has page numbers', () => {
    expect(open({ source: offset, paging: 'pages' }).paging).toBe('pages');
    expect(open({ source: cursor, paging: 'pages' }).paging).toBe('more');
  });

  it('keeps another paging mode for every source', () => {
    for (const source of [offset, cursor]) {
      expect(open({ source, paging: 'infinite' }).paging).toBe('infinite');
      expect(open({ source, paging: 'more' }).paging).toBe('more');
    }
  });

  it('writes its names to the URL with its prefix', () => {
    const getHref = (options: Partial<ListOptions<Thing>>) => {
      const subject = { facets: [], sorts: [{ id: 'name', sort: [] }] };
      const list = createList(subject, { source: offset, ...options });
      return list.getHref({ chosen: {}, search: '', sort: 'name', page: 1 }, { page: 2 });
    };
    expect(getHref({})).toBe('?page=2');
    expect(getHref({ prefix: 'b-' })).toBe('?b-page=2');
  });

  it('has 24 items a page, and appends further ones, by default', () => {
    expect(open({ source: offset })).toMatchObject({ limit: 24, paging: 'more', hasNumbers: true });
    expect(open({ source: cursor })).toMatchObject({
      limit: 24,
      paging: 'more',
      hasNumbers: false,
    });
  });
});
