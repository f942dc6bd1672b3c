import type { Client, RequestOptions } from '../client.ts';
import { collectionCodec } from '../collections/codecs.ts';
import type { Collection } from '../collections/entity.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { type OffsetPaging, openOffsetList, type Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries } from '../http/lists/query.ts';
import { type ListResponse, requestOffsetList } from '../http/lists/query-lists.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object, optional } from '../http/validate.ts';
import { availabilityCodec, productCodec, storeVariantCodec, variantCodec } from './codecs.ts';
import type { Product, ProductOptionsAvailability } from './product.ts';
import type { Choices, StoreVariant, Variant } from './variant.ts';

/** Additional data of a product to include. */
export interface GetProductOptions {
  /** For merchants: cost and profit too. */
  includeMerchantSpecificData?: boolean;
}

/** Variants of a product to list; all of them by default. */
export interface ProductVariantsQuery extends GetProductOptions {
  /** Only variants with all of these choices. */
  choices?: Choices;
  /** Only these variants, by their `_id`. */
  variantIds?: string[];
  /** Offset and size of the first page. */
  paging?: OffsetPaging;
}

const getProductCall: Endpoint<GetProductOptions & { _id: string }, { product: Product }> = {
  name: 'getProduct',
  service: services.catalog,
  method: 'GET',
  path: '/v1/products/{id}',
  payload: { _id: 'id' },
  response: { product: productCodec },
  required: ['product'],
};

/** A product by its id. See docs/reference/catalog.mdx. */
export function getProduct(
  client: Client,
  id: string,
  options: GetProductOptions = {},
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return callEndpoint(client, getProductCall, { ...options, _id: id }, request);
}

const getCollectionCall: Endpoint<{ slug: string }, { collection: Collection }> = {
  name: 'getCatalogCollectionBySlug',
  service: services.catalog,
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  response: { collection: collectionCodec },
  required: ['collection'],
};

/** A collection of the catalog by its slug. See docs/reference/catalog.mdx. */
export function getCatalogCollectionBySlug(
  client: Client,
  slug: string,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return callEndpoint(client, getCollectionCall, { slug }, request);
}

const getAvailability: Endpoint<{ _id: string; options: Choices }, ProductOptionsAvailability> = {
  name: 'getProductOptionsAvailability',
  service: services.catalog,
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { options: object },
  response: availabilityCodec,
  required: ['productOptions'],
};

/**
 * Returns the available choices, given some choices, and the variant that they select. See
 * docs/reference/catalog.mdx.
 */
export function getProductOptionsAvailability(
  client: Client,
  id: string,
  options: Choices,
  request?: RequestOptions,
): Promise<ProductOptionsAvailability> {
  return callEndpoint(client, getAvailability, { _id: id, options }, request);
}

interface ProductVariantsResponse {
  variants: Variant[];
  totalResults?: number;
}

const listVariants: Endpoint<ProductVariantsQuery & { _id: string }, ProductVariantsResponse> = {
  name: 'queryProductVariants',
  service: services.catalog,
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { choices: optional(object), variantIds: optional(listOf(nonEmptyString)) },
  response: { variants: [variantCodec], totalResults: 'number' },
  required: ['variants'],
};

/** The variants of a product, in pages of 50 by default. See docs/reference/catalog.mdx. */
export function queryProductVariants(
  client: Client,
  id: string,
  options: ProductVariantsQuery = {},
  request?: RequestOptions,
): Promise<Page<Variant>> {
  return openOffsetList(
    options?.paging,
    async (paging, call) => {
      const payload = { ...options, _id: id, paging };
      const { variants, totalResults } = await callEndpoint(client, listVariants, payload, call);
      return { items: variants, total: totalResults };
    },
    request,
  );
}

const listStoreVariants: Endpoint<
  { query: OffsetQuery },
  ListResponse<'variants', StoreVariant>
> = {
  ...queries,
  name: 'queryStoreVariants',
  service: services.catalog,
  path: '/v1/variants/query',
  response: { variants: [storeVariantCodec], metadata: { total: 'number' } },
  required: ['variants'],
};

/** Variants of all products, in pages of 50 by default. See docs/reference/catalog.mdx. */
export function queryStoreVariants(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<StoreVariant>> {
  return requestOffsetList(client, listStoreVariants, 'variants', query, request);
}

const getVariant: Endpoint<{ _id: string }, { variant: StoreVariant }> = {
  name: 'getStoreVariant',
  service: services.catalog,
  method: 'GET',
  path: '/v1/variants/{id}',
  payload: { _id: 'id' },
  response: { variant: storeVariantCodec },
  required: ['variant'],
};

/** A variant of any product by its id. See docs/reference/catalog.mdx. */
export function getStoreVariant(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<{ variant: StoreVariant }> {
  return callEndpoint(client, getVariant, { _id: id }, request);
}

const listProducts: Endpoint<{ query: OffsetQuery }, ListResponse<'products', Product>> = {
  ...queries,
  name: 'queryProducts',
  service: services.catalog,
  path: '/v1/products/query-platformized',
  response: { products: [productCodec], metadata: { total: 'number' } },
  required: ['products'],
};

/** Products, in pages of 50 by default. See docs/reference/catalog.mdx and docs/reference/constants.mdx. */
export function queryProducts(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<Product>> {
  return requestOffsetList(client, listProducts, 'products', query, request);
}
