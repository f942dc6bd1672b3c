import type { Client, RequestOptions } from '../client.ts';
import { collectionShape } from '../collections/codecs.ts';
import type { Collection } from '../collections/entity.ts';
import type { Call } from '../http/endpoint.ts';
import { type OffsetPaging, openOffsetList, type Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries } from '../http/lists/query.ts';
import { type ListAnswer, runQuery } from '../http/lists/query-lists.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, listOf, optional, text } from '../http/validate.ts';
import { availabilityShape, productShape, storeVariantShape, variantShape } from './codecs.ts';
import type { Product } from './product.ts';
import type { Choices, ProductOptionsAvailability, StoreVariant, Variant } from './variant.ts';

/** What else a product should carry. */
export interface GetProductOptions {
  /** For merchants: cost and profit too. */
  includeMerchantSpecificData?: boolean;
}

/** Which variants of a product to list; all of them unless told otherwise. */
export interface ProductVariantsQuery extends GetProductOptions {
  choices?: Choices;
  variantIds?: string[];
  paging?: OffsetPaging;
}

const getProductCall: Call<GetProductOptions & { _id: string }, { product: Product }> = {
  name: 'getProduct',
  service: services.catalog,
  method: 'GET',
  path: '/v1/products/{id}',
  payload: { _id: 'id' },
  answer: { product: productShape },
  needs: ['product'],
};

/** A product by its id. Specification 7.8. */
export function getProduct(
  client: Client,
  id: string,
  options: GetProductOptions = {},
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return run(client, getProductCall, { _id: id, ...options }, request);
}

const getCollectionCall: Call<{ slug: string }, { collection: Collection }> = {
  name: 'getCollectionBySlug',
  service: services.catalog,
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  answer: { collection: collectionShape },
  needs: ['collection'],
};

/** A collection of the catalogue by its slug. Specification 7.8. */
export function getCollectionBySlug(
  client: Client,
  slug: string,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return run(client, getCollectionCall, { slug }, request);
}

const getAvailability: Call<{ _id: string; options: Choices }, ProductOptionsAvailability> = {
  name: 'getProductOptionsAvailability',
  service: services.catalog,
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { options: fields },
  answer: availabilityShape,
  needs: ['productOptions'],
};

/** What can still be chosen, given some choices, and the variant that they lead to. Specification 7.8. */
export function getProductOptionsAvailability(
  client: Client,
  id: string,
  options: Choices,
  request?: RequestOptions,
): Promise<ProductOptionsAvailability> {
  return run(client, getAvailability, { _id: id, options }, request);
}

interface ProductVariantsAnswer {
  variants: Variant[];
  totalResults?: number;
}

const listVariants: Call<ProductVariantsQuery & { _id: string }, ProductVariantsAnswer> = {
  name: 'queryProductVariants',
  service: services.catalog,
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { choices: optional(fields), variantIds: optional(listOf(text)) },
  answer: { variants: [variantShape], totalResults: 'number' },
  needs: ['variants'],
};

/** The variants of a product, in pages of 50 unless told otherwise. Specification 7.8. */
export function queryProductVariants(
  client: Client,
  id: string,
  options: ProductVariantsQuery = {},
  request?: RequestOptions,
): Promise<Page<Variant>> {
  return openOffsetList(
    options?.paging,
    async (paging, call) => {
      const payload = { _id: id, ...options, paging };
      const { variants, totalResults } = await run(client, listVariants, payload, call);
      return { items: variants, total: totalResults };
    },
    request,
  );
}

const listStoreVariants: Call<{ query: OffsetQuery }, ListAnswer<'variants', StoreVariant>> = {
  ...queries,
  name: 'queryStoreVariants',
  service: services.catalog,
  path: '/v1/variants/query',
  answer: { variants: [storeVariantShape], metadata: { total: 'number' } },
  needs: ['variants'],
};

/** Variants of all products, in pages of 50 unless told otherwise. Specification 7.8. */
export function queryStoreVariants(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<StoreVariant>> {
  return runQuery(client, listStoreVariants, 'variants', query, request);
}

const getVariant: Call<{ _id: string }, { variant: StoreVariant }> = {
  name: 'getStoreVariant',
  service: services.catalog,
  method: 'GET',
  path: '/v1/variants/{id}',
  payload: { _id: 'id' },
  answer: { variant: storeVariantShape },
  needs: ['variant'],
};

/** A variant of any product by its id. Specification 7.8. */
export function getStoreVariant(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<{ variant: StoreVariant }> {
  return run(client, getVariant, { _id: id }, request);
}

const listProducts: Call<{ query: OffsetQuery }, ListAnswer<'products', Product>> = {
  ...queries,
  name: 'queryProducts',
  service: services.catalog,
  path: '/v1/products/query-platformized',
  answer: { products: [productShape], metadata: { total: 'number' } },
  needs: ['products'],
};

/** Products, in pages of 50 unless told otherwise. Specification 7.8 and 9. */
export function queryProducts(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<Product>> {
  return runQuery(client, listProducts, 'products', query, request);
}
