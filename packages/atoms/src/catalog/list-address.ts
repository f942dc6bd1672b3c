import { tidyRange } from './list-facet-kinds.ts';
import type { Chosen, Facet, FacetChoice } from './list-facets.ts';
import type { ListState } from './list-state.ts';

/** What an address can say of a list. */
export interface ListAddress {
  facets: readonly Facet[];
  /** The ids of the orders, the usual one first. */
  sorts: readonly string[];
  /** Comes before each name, so that a page may have two lists. */
  prefix?: string;
}

const ends = '..';

function readChoice(facet: Facet, texts: readonly string[]): FacetChoice | undefined {
  if (texts.length === 0) return undefined;
  if (facet.kind === 'toggle') return texts[0] === '1' ? true : undefined;
  if (facet.kind === 'choice') {
    const values = [...new Set(texts.filter(Boolean))];
    return values.length > 0 ? values : undefined;
  }
  const [min, max] = (texts[0] ?? '').split(ends).map((end) => (end ? Number(end) : undefined));
  return tidyRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}

function writeChoice(choice: FacetChoice): readonly string[] {
  if (choice === true) return ['1'];
  if ('length' in choice) return choice;
  return [`${choice.min ?? ''}${ends}${choice.max ?? ''}`];
}

/** What an address says; what makes no sense in it counts as not said. */
export function readList(params: URLSearchParams, address: ListAddress): ListState {
  const { facets, sorts, prefix = '' } = address;
  const chosen: Record<string, FacetChoice> = {};
  for (const facet of facets) {
    const choice = readChoice(facet, params.getAll(prefix + facet.id));
    if (choice !== undefined) chosen[facet.id] = choice;
  }
  const sort = params.get(`${prefix}sort`) ?? '';
  const page = Number(params.get(`${prefix}page`));
  return {
    chosen: chosen as Chosen,
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    search: params.get(`${prefix}q`)?.trim() ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** An address that says this of the list; all that it says of other things stays. */
export function writeList(
  params: URLSearchParams,
  { chosen, sort, search, page }: ListState,
  { facets, sorts, prefix = '' }: ListAddress,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, texts: readonly string[]) => {
    next.delete(prefix + name);
    for (const text of texts) next.append(prefix + name, text);
  };
  for (const { id } of facets) put(id, chosen[id] === undefined ? [] : writeChoice(chosen[id]));
  put('sort', sort === sorts[0] ? [] : [sort]);
  put('q', search ? [search] : []);
  put('page', page > 1 ? [String(page)] : []);
  return next;
}
