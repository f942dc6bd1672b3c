import { type JsonObject, optionalFields, wholeNumber } from './fields.ts';

export interface Paging {
  offset: number;
  limit: number;
}

/** Limits of a page. The platform's default page has 50 items. See docs/reference/constants.mdx. */
export interface PageLimits {
  fallback: number;
  max: number;
}

export const PAGE_LIMITS: PageLimits = { fallback: 50, max: 100 };

/** Reads the page from `paging: { offset, limit }`. */
export function readPaging(fields: JsonObject, path: string, limits = PAGE_LIMITS): Paging {
  const paging = optionalFields(fields, 'paging', path) ?? {};
  return {
    offset: wholeNumber(paging, 'offset', {
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      fallback: 0,
      path: `${path}.offset`,
    }),
    limit: wholeNumber(paging, 'limit', {
      min: 0,
      max: limits.max,
      fallback: limits.fallback,
      path: `${path}.limit`,
    }),
  };
}

export const getPage = <Item>(items: readonly Item[], { offset, limit }: Paging): Item[] =>
  items.slice(offset, offset + limit);
