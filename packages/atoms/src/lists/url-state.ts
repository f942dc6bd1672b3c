import {
  type Chosen,
  type DateSpan,
  type FacetChoice,
  type ListFacet,
  normalizeDates,
  normalizeRange,
  type Range,
} from './list-facets.ts';
import type { ListState } from './list-state.ts';

/** List state in a URL. */
export interface ListUrlState {
  facets: readonly ListFacet[];
  /** The ids of the orders, the usual one first. */
  sorts: readonly string[];
  /** The ids of the tabs, the usual one first; none for a list without. */
  tabs?: readonly string[];
  /** Prefix of each name, so that a page can have two lists. */
  prefix?: string;
}

const ends = '..';

function readChoice(facet: ListFacet, texts: readonly string[]): FacetChoice | undefined {
  if (texts.length === 0) return undefined;
  if (facet.kind === 'toggle') return texts[0] === '1' ? true : undefined;
  if (facet.kind === 'choice') {
    const values = [...new Set(texts.filter(Boolean))];
    return values.length > 0 ? values : undefined;
  }
  const [first, last] = (texts[0] ?? '').split(ends).map((end) => end || undefined);
  if (facet.kind === 'dates') {
    return normalizeDates({ ...(first && { from: first }), ...(last && { to: last }) });
  }
  return normalizeRange({
    ...(first && { min: Number(first) }),
    ...(last && { max: Number(last) }),
  });
}

function writeChoice(choice: FacetChoice): readonly string[] {
  if (choice === true) return ['1'];
  if ('length' in choice) return choice;
  const { min, max, from = min, to = max } = choice as Range & DateSpan;
  return [`${from ?? ''}${ends}${to ?? ''}`];
}

/** Reads the list state of a URL; invalid values are ignored. */
export function readList(params: URLSearchParams, urlState: ListUrlState): ListState {
  const { facets, sorts, tabs = [], prefix = '' } = urlState;
  const chosen: Record<string, FacetChoice> = {};
  for (const facet of facets) {
    const choice = readChoice(facet, params.getAll(prefix + facet.id));
    if (choice !== undefined) chosen[facet.id] = choice;
  }
  const sort = params.get(`${prefix}sort`) ?? '';
  const tab = params.get(`${prefix}tab`) ?? '';
  const page = Number(params.get(`${prefix}page`));
  return {
    chosen: chosen as Chosen,
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    ...(tabs[0] !== undefined && { tab: tabs.includes(tab) ? tab : tabs[0] }),
    search: params.get(`${prefix}q`)?.trim() ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Returns a URL with this list state; all its other parameters stay unchanged. */
export function writeList(
  params: URLSearchParams,
  { chosen, sort, tab, search, page }: ListState,
  { facets, sorts, tabs = [], prefix = '' }: ListUrlState,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, texts: readonly string[]) => {
    next.delete(prefix + name);
    for (const text of texts) next.append(prefix + name, text);
  };
  for (const { id } of facets) put(id, chosen[id] === undefined ? [] : writeChoice(chosen[id]));
  put('sort', sort === sorts[0] ? [] : [sort]);
  put('tab', tab === undefined || tab === tabs[0] ? [] : [tab]);
  put('q', search ? [search] : []);
  put('page', page > 1 ? [String(page)] : []);
  return next;
}
