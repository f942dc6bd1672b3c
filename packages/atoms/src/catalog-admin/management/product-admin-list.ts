import { all, type Filter } from '@vitrine/client';
import { InventoryStatus, type Product, queryProducts } from '@vitrine/client/catalog';
import { atom } from 'jotai/vanilla';
import { catalogKeys } from '../../catalog/keys.ts';
import { productsAtom } from '../../catalog/queries.ts';
import type { ListOptions } from '../../lists/list.ts';
import type { ListChoiceFacet } from '../../lists/list-facets.ts';
import { type ListSort, type ListTab, listFilter } from '../../lists/list-filter.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { ListState } from '../../lists/list-state.ts';
import { createListUpdates, type ListUpdatesAtom } from '../../lists/list-updates.ts';
import { createOwnerList, type OwnerList } from '../../lists/owner-list.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { clientAtom } from '../../storefront.ts';

/** A filter of the owner's list of products: by collection, by stock, or by kind of product. */
export type ProductAdminFacet = ListChoiceFacet<Product> & { id: 'collection' | 'stock' | 'type' };

const facets: readonly ProductAdminFacet[] = [
  { kind: 'choice', id: 'collection', field: 'collectionIds', isList: true },
  {
    kind: 'choice',
    id: 'stock',
    field: 'stock.inventoryStatus',
    values: Object.values(InventoryStatus).map((value) => ({ value })),
  },
  {
    kind: 'choice',
    id: 'type',
    field: 'productType',
    values: [{ value: 'physical' }, { value: 'digital' }],
  },
];

/** ID of a tab of the owner's list of products. */
export type ProductAdminTabId =
  | 'all'
  | 'visible'
  | 'partly-sold-out'
  | 'sold-out'
  | 'hidden'
  | 'discounted';

/** A tab of the owner's list of products. */
export interface ProductAdminTab extends ListTab {
  /** Names the tab in the list's state and in the URL. */
  id: ProductAdminTabId;
}

const tabs: readonly ProductAdminTab[] = [
  { id: 'all' },
  { id: 'visible', filter: { visible: true } },
  {
    id: 'partly-sold-out',
    filter: { 'stock.inventoryStatus': InventoryStatus.PARTIALLY_OUT_OF_STOCK },
  },
  { id: 'sold-out', filter: { 'stock.inventoryStatus': InventoryStatus.OUT_OF_STOCK } },
  { id: 'hidden', filter: { visible: false } },
  { id: 'discounted', filter: { 'discount.type': { $in: ['AMOUNT', 'PERCENT'] } } },
];

/** A field by which the platform sorts products. */
export type ProductSortField = 'name' | 'price' | 'updated';

const sortNames = { name: 'name', price: 'priceData.price', updated: 'lastUpdated' } as const;

/** The store's own order by default, then both directions of each field. */
const sorts: readonly ListSort[] = [
  { id: 'default' },
  ...Object.entries(sortNames).flatMap(([id, fieldName]) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      id: `${id}:${order.toLowerCase()}`,
      sort: [{ fieldName, order }],
    })),
  ),
];

/** The columns of the owner's list of products. */
const columns = [
  ...['product', 'stock', 'price', 'discount', 'variants', 'visible'],
  ...['brand', 'sku', 'ribbon', 'updated'],
];

/** The atoms of an owner's list of products. */
export interface ProductAdminList extends OwnerList<Product, ProductAdminFacet> {
  readonly facets: readonly ProductAdminFacet[];
  readonly tabs: readonly ProductAdminTab[];
  readonly searchFields: readonly string[];
  /** New products, and those that others have changed. */
  readonly updatesAtom: ListUpdatesAtom;
  /** Returns the filter of `queryProducts` for a tab, filters and a search text. */
  readonly toFilter: (
    state: Partial<Pick<ListState, 'chosen' | 'search' | 'tab'>>,
  ) => Filter | undefined;
}

/**
 * Creates the state of an owner's list of products: tab or view, columns, filters, search text,
 * sort order, pages and results. All of it but the results is in the URL. 50 products each by default, in the order of the
 * store. Hidden products are listed if the client's token is an owner's. See
 * docs/reference/catalog.mdx.
 *
 * @example const list = createProductAdminList({ location: historyLocation() });
 */
export function createProductAdminList({
  limit = 50,
  ...options
}: Partial<Pick<ListOptions<unknown>, 'limit' | 'location' | 'prefix'>> = {}): ProductAdminList {
  const searchFields = ['name', 'brand', 'sku'];
  const subject = { facets, sorts, tabs, searchFields };
  const list = createOwnerList<Product, ProductAdminFacet>(subject, {
    ...options,
    ...{ id: 'products', limit, columns, initialColumns: columns.slice(0, 6) },
    source: offsetSource((query: ListQuery) => productsAtom(query)),
  });
  return {
    ...list,
    ...{ facets, tabs, searchFields },
    updatesAtom: createListUpdates<Product>({
      ...{ kind: 'product', list, queryKey: catalogKeys.lists },
      read: (client, { limit: length, ...query }) =>
        queryProducts(client, { ...query, paging: { limit: length, offset: 0 } }),
      toId: ({ _id }) => _id,
      getFacts: ({ name, brand, ribbon, visible, priceData, discount, stock, collectionIds }) => [
        ...[name, brand, ribbon, visible, priceData?.price, discount, stock?.inventoryStatus],
        [...collectionIds].sort(),
      ],
      getUpdated: ({ lastUpdated }) => lastUpdated,
    }),
    toFilter: ({ chosen = {}, search = '', tab }) =>
      listFilter(subject, { chosen, search, ...(tab !== undefined && { tab }) }),
  };
}

/** The number of products that match a filter, as `total`. One small request. */
export const productAdminCountAtom = (filter: Filter | undefined) =>
  productsAtom({ limit: 1, ...(filter && { filter }) });

/**
 * ISO 4217 code of the currency of the store's prices, from its first product; undefined until it is
 * loaded, and in a store without products. One small request.
 */
export const storeCurrencyAtom = atom(
  (get) => get(productsAtom({ limit: 1 })).items[0]?.priceData?.currency,
);

/** Products a request when all matching products are read. */
const READ_LIMIT = 100;

/**
 * Reads all products that match a filter, page by page, for a selection beyond the visible pages.
 * Writing returns them as they are at that moment; it rejects if a page can't be read.
 */
export const readMatchingProductsAtom = atom(
  null,
  async (get, _set, filter: Filter | undefined): Promise<readonly Product[]> => {
    const first = await queryProducts(get(clientAtom), {
      ...(filter && { filter }),
      paging: { limit: READ_LIMIT },
    });
    const products = new Map<string, Product>();
    for await (const product of all(first)) products.set(product._id, product);
    return [...products.values()];
  },
);
