import type { RequestOptions } from '../../client.ts';

/**
 * One page of a list, paged by offset or by cursor. Everything but the two functions is plain data
 * that survives JSON.
 */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Total number of items in the list, if the platform returns it. */
  readonly total?: number;
  /** Maximum number of items per page. */
  readonly limit: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Number of items before this page; only for lists paged by offset. */
  readonly offset?: number;
  /** Cursors of the adjacent pages; only for lists paged by cursor. */
  readonly cursors?: { readonly next?: string; readonly prev?: string };
  /** The next page, or null after the last. */
  next(options?: RequestOptions): Promise<Page<Item> | null>;
  /** The page before, or null before the first. */
  previous(options?: RequestOptions): Promise<Page<Item> | null>;
}

/** Default number of items per page. See docs/reference/constants.mdx. */
const defaultLimit = 50;

/** Start and maximum length of a page by offset. */
export interface OffsetPaging {
  limit?: number;
  offset?: number;
}

/** Response for one page by offset. */
export interface OffsetResponse<Item, Details = unknown> {
  items: readonly Item[];
  total: number | null | undefined;
  /** Data of the page besides its items. */
  details?: Details;
}

/**
 * Opens a list by offset: fetches the page that `paging` names, from which the others can be reached.
 */
export function openOffsetList<Item, Details = unknown>(
  paging: OffsetPaging | undefined,
  load: (
    paging: Required<OffsetPaging>,
    options?: RequestOptions,
  ) => Promise<OffsetResponse<Item, Details>>,
  request?: RequestOptions,
): Promise<Page<Item> & Details> {
  const limit = paging?.limit ?? defaultLimit;
  const open = async (offset: number, options?: RequestOptions) => {
    const { items, total, details } = await load({ limit, offset }, options);
    const end = offset + items.length;
    const hasNext = items.length > 0 && (total == null ? items.length >= limit : end < total);
    const hasPrevious = offset > 0;
    const page: Page<Item> = {
      ...details,
      items,
      ...(total != null && { total }),
      limit,
      offset,
      hasNext,
      hasPrevious,
      next: async (call) => (hasNext ? open(end, call) : null),
      previous: async (call) => (hasPrevious ? open(Math.max(0, offset - limit), call) : null),
    };
    return page as Page<Item> & Details;
  };
  return open(paging?.offset ?? 0, request);
}

/** Start and maximum length of a page by cursor. */
export interface CursorPaging {
  limit?: number;
  /** From `cursors` of a page; the first page has none. */
  cursor?: string;
}

/** Response for one page by cursor. */
export interface CursorResponse<Item> {
  items: readonly Item[];
  total?: number | null | undefined;
  cursors?: { next?: string | null; prev?: string | null } | undefined;
}

/** Opens a list by cursor: its first page without one, or the page that the cursor names. */
export function openCursorList<Item>(
  { limit = defaultLimit, cursor: first }: CursorPaging,
  load: (
    paging: CursorPaging & { limit: number },
    options?: RequestOptions,
  ) => Promise<CursorResponse<Item>>,
  request?: RequestOptions,
): Promise<Page<Item>> {
  const open = async (cursor?: string, options?: RequestOptions): Promise<Page<Item>> => {
    const { items, total, cursors } = await load({ limit, ...(cursor && { cursor }) }, options);
    const next = cursors?.next || undefined;
    const prev = cursors?.prev || undefined;
    return {
      items,
      ...(total != null && { total }),
      limit,
      cursors: { ...(next && { next }), ...(prev && { prev }) },
      hasNext: next !== undefined,
      hasPrevious: prev !== undefined,
      next: async (call) => (next ? open(next, call) : null),
      previous: async (call) => (prev ? open(prev, call) : null),
    };
  };
  return open(first, request);
}

/** Every item from this page on, in order; the pages after it are fetched as they are reached. */
export async function* all<Item>(
  page: Page<Item>,
  options?: RequestOptions,
): AsyncGenerator<Item, void, undefined> {
  for (let current: Page<Item> | null = page; current; current = await current.next(options)) {
    yield* current.items;
  }
}
