import type { RequestOptions } from '../../client.ts';

/**
 * One page of a list, paged by offset or by cursor. Everything but the two functions is plain data
 * that survives JSON.
 */
export interface Page<Item> {
  /** In the order of the list. */
  readonly items: readonly Item[];
  /** Total number of items in the list, if the platform returns it. */
  readonly total?: number;
  /** Maximum number of items per page. */
  readonly limit: number;
  /** Whether `next` returns a page. */
  readonly hasNext: boolean;
  /** Whether `previous` returns a page. */
  readonly hasPrevious: boolean;
  /** Number of items before this page; only for lists paged by offset. */
  readonly offset?: number;
  /** Cursors of the adjacent pages; only for lists paged by cursor. */
  readonly cursors?: {
    /** Missing on the last page. */
    readonly next?: string;
    /** Missing on the first page. */
    readonly prev?: string;
  };
  /** The next page, or null after the last. */
  next(options?: RequestOptions): Promise<Page<Item> | null>;
  /** The page before, or null before the first. */
  previous(options?: RequestOptions): Promise<Page<Item> | null>;
}

/** Default number of items per page. See docs/reference/constants.mdx. */
const defaultLimit = 50;

/** Start and maximum length of a page by offset. */
export interface OffsetPaging {
  /** Maximum number of items per page; 50 by default. */
  limit?: number;
  /** Number of items to skip; 0 by default. */
  offset?: number;
}

/** Response for one page by offset. */
export interface OffsetResponse<Item, Details = unknown> {
  /** Items of this page. */
  items: readonly Item[];
  /** Number of items in the list; missing if the platform does not return it. */
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
  const open = async (offset: number, options?: RequestOptions, size = limit) => {
    const { items, total, details } = await load({ limit: size, offset }, options);
    const end = offset + items.length;
    const hasNext = items.length > 0 && (total == null ? items.length >= size : end < total);
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
      previous: async (call) =>
        // The first page may be shorter: it ends where this one begins.
        hasPrevious ? open(Math.max(0, offset - limit), call, Math.min(limit, offset)) : null,
    };
    return page as Page<Item> & Details;
  };
  return open(paging?.offset ?? 0, request);
}

/** Start and maximum length of a page by cursor. */
export interface CursorPaging {
  /** Maximum number of items per page; 50 by default. */
  limit?: number;
  /** From `cursors` of a page; the first page has none. */
  cursor?: string;
}

/** Response for one page by cursor. */
export interface CursorResponse<Item> {
  /** Items of this page. */
  items: readonly Item[];
  /** Number of items in the list; missing if the platform does not return it. */
  total?: number | null | undefined;
  /** Cursors of the adjacent pages. */
  cursors?:
    | {
        /** Missing or null on the last page. */
        next?: string | null;
        /** Missing or null on the first page. */
        prev?: string | null;
      }
    | undefined;
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
