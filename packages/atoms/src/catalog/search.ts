import { type Product, queryProducts } from '@vitrine/client/catalog';
import { type Collection, queryCollections } from '@vitrine/client/collections';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { allFilters, searchFilter } from '../lists/list-filter.ts';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredListAtom, storedListAtom } from '../persistence/stored-list.ts';
import { entityFamily } from '../query/entity-family.ts';
import { withPreviousData } from '../query/with-previous-data.ts';
import { catalogKeys } from './keys.ts';

/** What is found for words while they are typed. */
export interface SearchResults {
  products: readonly Product[];
  /** Products in all, of which these are the first. */
  total: number;
  collections: readonly Collection[];
}

/** Words, and how many of each kind are shown for them. */
interface SearchRequest {
  text: string;
  products: number;
  collections: number;
  fields: readonly string[];
}

const resultsAtom = entityFamily(
  (request: SearchRequest) => [...catalogKeys.lists, 'search', request],
  async (client, { text, products, collections, fields }, request): Promise<SearchResults> => {
    const ask = (names: readonly string[], limit: number) => {
      const filter = allFilters(searchFilter(text, names));
      return { ...(filter && { filter }), paging: { limit } };
    };
    const [found, rooms] = await Promise.all([
      queryProducts(client, ask(fields, products), request),
      collections > 0 ? queryCollections(client, ask(['name'], collections), request) : null,
    ]);
    const { items, total = items.length } = found;
    return { products: items, total, collections: rooms?.items ?? [] };
  },
);

/** Where a search stands. `idle` until there are enough characters. */
export interface SearchResult {
  status: 'idle' | 'pending' | 'error' | 'success';
  /** Of these words, or of those before while theirs are on the way. */
  results: SearchResults | undefined;
  /** The findings are those of the words before. */
  isStale: boolean;
}

/** The atoms of one search field. */
export interface ProductSearch {
  readonly minChars: number;
  /** What is typed. */
  readonly textAtom: WritableAtom<string, [text: string], void>;
  readonly resultAtom: Atom<SearchResult>;
  /** What was searched for on this device, the newest first. */
  readonly recentAtom: StoredListAtom<string>;
  /** Notes words that someone went on with. */
  readonly noteAtom: WritableAtom<null, [text: string], void>;
  /** Asks again after a failure. */
  readonly retryAtom: WritableAtom<null, [], Promise<void>>;
}

/** How a search behaves. */
export interface ProductSearchOptions {
  /** What is in the field at first, such as the words of the address; it asks nothing. */
  text?: string;
  /** Fewer characters ask nothing. Default 2. */
  minChars?: number;
  /** How long typing has to pause, in milliseconds. Default 150. */
  pause?: number;
  /** Products and collections at most. Default 5 and 3; 0 collections asks for none. */
  products?: number;
  collections?: number;
  /** The product's fields that are looked in. Default `name`. */
  fields?: readonly string[];
  name?: string;
  storage?: StoragePort;
}

/** The searches that are remembered. */
const MAX_RECENT = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Makes the state of one search field. Words that are typed over end the request for them. */
export function createProductSearch({
  text: initial = '',
  minChars = 2,
  pause = 150,
  products = 5,
  collections = 3,
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

  const answerAtom = withPreviousData(
    atom((get) => get(resultsAtom(getRequest(get(requestedAtom))))),
  );

  return {
    minChars,
    recentAtom,
    textAtom: atom(
      (get) => get(typedAtom),
      (get, set, text: string) => {
        if (text === get(typedAtom)) return;
        const timer = get(timerAtom);
        clearTimeout(timer.id);
        set(typedAtom, text);
        // Too few characters ask nothing, so what is under way may end at once.
        if (!hasEnoughText(text)) set(requestedAtom, '');
        else timer.id = setTimeout(() => set(requestedAtom, text), pause);
      },
    ),
    resultAtom: atom((get): SearchResult => {
      const typed = get(typedAtom);
      const asked = get(requestedAtom);
      const isUntouched = typed === initial && asked === '';
      if (isUntouched || !hasEnoughText(typed)) {
        return { status: 'idle', results: undefined, isStale: false };
      }
      const isStaleResult = plain(typed) !== plain(asked);
      if (!hasEnoughText(asked)) return { status: 'pending', results: undefined, isStale: false };
      const { data, error, isPlaceholderData } = get(answerAtom);
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
