import { type Product, queryProducts } from '@vitrine/client/catalog';
import { type Collection, queryCollections } from '@vitrine/client/collections';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { allFilters, searchFilter } from '../lists/list-filter.ts';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredListAtom, storedListAtom } from '../persistence/stored-list.ts';
import { entityFamily } from '../query/entity-family.ts';
import { withPreviousData } from '../query/with-previous-data.ts';
import { catalogKeys } from './keys.ts';

/** Search results while typing. */
export interface SearchResults {
  /** The first products that match, up to the search's limit. */
  products: readonly Product[];
  /** Products in all, of which these are the first. */
  total: number;
  /** The first collections that match, up to the search's limit. */
  collections: readonly Collection[];
}

/** Search text, and the number of results of each kind. */
interface SearchRequest {
  text: string;
  products: number;
  collections: number;
  fields: readonly string[];
}

const resultsAtom = entityFamily(
  (request: SearchRequest) => [...catalogKeys.lists, 'search', request],
  async (client, { text, products, collections, fields }, request): Promise<SearchResults> => {
    const toQuery = (names: readonly string[], limit: number) => {
      const filter = allFilters(searchFilter(text, names));
      return { ...(filter && { filter }), paging: { limit } };
    };
    const [productPage, collectionPage] = await Promise.all([
      queryProducts(client, toQuery(fields, products), request),
      collections > 0 ? queryCollections(client, toQuery(['name'], collections), request) : null,
    ]);
    const { items, total = items.length } = productPage;
    return { products: items, total, collections: collectionPage?.items ?? [] };
  },
);

/** State of a search. `idle` until there are enough characters. */
export interface SearchResult {
  /** `pending` also while results of the previous text are shown. */
  status: 'idle' | 'pending' | 'error' | 'success';
  /** Results of this text, or of the previous one while the new ones are loading. */
  results: SearchResults | undefined;
  /** Whether the results are those of the previous text. */
  isStale: boolean;
}

/** The atoms of one search field. */
export interface ProductSearch {
  /** Number of characters from which results are requested. */
  readonly minChars: number;
  /** Maximum number of events among the suggestions; 0 for none. */
  readonly maxEvents: number;
  /** The typed text. */
  readonly textAtom: WritableAtom<string, [text: string], void>;
  /** Results of the typed text. */
  readonly resultAtom: Atom<SearchResult>;
  /**
   * The text that results are requested for, without surrounding space: the typed one after a pause,
   * or nothing until there are enough characters. For results of other kinds, such as
   * `eventSearchAtom`.
   */
  readonly requestedTextAtom: Atom<string>;
  /** Recent searches on this device, the newest first. */
  readonly recentAtom: StoredListAtom<string>;
  /** Records a search text that the user followed up on. */
  readonly noteAtom: WritableAtom<null, [text: string], void>;
  /** Retries after a failure. */
  readonly retryAtom: WritableAtom<null, [], Promise<void>>;
}

/** Options of a search. */
export interface ProductSearchOptions {
  /** Initial text of the field, such as the one in the URL; it sends no request. */
  text?: string;
  /** Minimum number of characters for a request. Default 2. */
  minChars?: number;
  /** Debounce time of typing, in milliseconds. Default 150. */
  pause?: number;
  /** Maximum number of products. Default 6. */
  products?: number;
  /** Maximum number of collections. Default 3; 0 requests none. */
  collections?: number;
  /** Maximum number of events that `SearchField` shows. Default 2; 0 requests none. */
  events?: number;
  /** The product's fields that are looked in. Default `name`. */
  fields?: readonly string[];
  /** Name of the storage entry of recent searches. Default `vitrine.searches`. */
  name?: string;
  /** Storage of recent searches. Default `localStorage`. */
  storage?: StoragePort;
}

/** The searches that are remembered. */
const MAX_RECENT = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Creates the state of one search field. A newer text aborts the request of the previous one. */
export function createProductSearch({
  text: initial = '',
  minChars = 2,
  pause = 150,
  products = 6,
  collections = 3,
  events = 2,
  fields = ['name'],
  name = 'vitrine.searches',
  storage = localStoragePort(),
}: ProductSearchOptions = {}): ProductSearch {
  const typedAtom = atom(initial);
  const requestedAtom = atom('');
  const timerAtom = atom((): { id?: ReturnType<typeof setTimeout> } => ({}));
  const recentAtom = storedListAtom<string>({
    ...{ name, storage, max: MAX_RECENT, isItem: isText },
    toId: (text) => text.toLowerCase(),
  });

  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  const hasEnoughText = (text: string) => plain(text).length >= minChars;
  const getRequest = (text: string) => ({ text: plain(text), products, collections, fields });

  const responseAtom = withPreviousData(
    atom((get) => get(resultsAtom(getRequest(get(requestedAtom))))),
  );

  return {
    minChars,
    maxEvents: events,
    recentAtom,
    requestedTextAtom: atom((get) => plain(get(requestedAtom))),
    textAtom: atom(
      (get) => get(typedAtom),
      (get, set, text: string) => {
        if (text === get(typedAtom)) return;
        const timer = get(timerAtom);
        clearTimeout(timer.id);
        set(typedAtom, text);
        // Too few characters send no request, so a pending one can be aborted immediately.
        if (!hasEnoughText(text)) set(requestedAtom, '');
        else timer.id = setTimeout(() => set(requestedAtom, text), pause);
      },
    ),
    resultAtom: atom((get): SearchResult => {
      const typed = get(typedAtom);
      const requestedText = get(requestedAtom);
      const isUntouched = typed === initial && requestedText === '';
      if (isUntouched || !hasEnoughText(typed)) {
        return { status: 'idle', results: undefined, isStale: false };
      }
      const isStaleResult = plain(typed) !== plain(requestedText);
      if (!hasEnoughText(requestedText))
        return { status: 'pending', results: undefined, isStale: false };
      const { data, error, isPlaceholderData } = get(responseAtom);
      const isStale = isStaleResult || isPlaceholderData;
      if (error && !isStaleResult) return { status: 'error', results: undefined, isStale: false };
      return {
        status: isStale || !data ? 'pending' : 'success',
        results: data ?? undefined,
        isStale,
      };
    }),
    noteAtom: atom(null, (_get, set, text: string) => {
      if (plain(text)) set(recentAtom, (all) => [plain(text), ...all]);
    }),
    retryAtom: atom(null, async (get, set) => {
      await set(resultsAtom(getRequest(get(requestedAtom))));
    }),
  };
}

/** The search that header and pages share by default. Its text belongs to a storefront. */
export const defaultProductSearch: ProductSearch = /* @__PURE__ */ createProductSearch();
