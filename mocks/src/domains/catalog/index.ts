import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { textList, textMap } from '../../platform/requests/fields.ts';
import { getPage, readPaging } from '../../platform/requests/paging.ts';
import { queryList } from '../../platform/requests/query.ts';
import { productById, readableCollections, readableProducts } from './state.ts';
import { optionsAvailability, storeVariant, variantsWith } from './variants.ts';

/** The names that filters and sorts of products may use. */
export const PRODUCT_FIELDS = {
  fields: [
    ...['id', 'numericId', 'name', 'slug', 'sku', 'brand', 'ribbon', 'productType', 'description'],
    ...['visible', 'stock', 'priceData', 'priceRange', 'discount', 'productOptions', 'media'],
    ...['collectionIds', 'additionalInfoSections', 'weight', 'createdDate', 'lastUpdated'],
  ],
  aliases: {
    'collections.id': 'collectionIds',
    inventoryStatus: 'stock.inventoryStatus',
    price: 'priceData.price',
  },
};

const STORE_VARIANT_FIELDS = {
  fields: [
    ...['id', 'variantId', 'productId', 'variantName', 'productName', 'managedVariant', 'sku'],
    ...['stock', 'choices', 'collectionIds', 'preorderInfo'],
  ],
};

/** Page sizes of variants are larger than those of other lists. */
const VARIANT_PAGE = { fallback: 100, max: 1000 };

/** Returns the product of the path, if the caller sees it. */
function existing(incoming: Incoming): Product {
  const id = pathValue(incoming, 'id');
  const product = productById(incoming.context, id);
  if (product?.visible || (product && incoming.visitor.role === 'owner')) return product;
  throw missing('PRODUCT_NOT_FOUND', `There is no product ${id}.`);
}

/** Removes merchant-only fields unless they are requested. */
function withoutCosts({
  costAndProfitData: _product,
  costRange: _range,
  ...product
}: Product): Product {
  return { ...product, variants: product.variants.map(withoutVariantCosts) };
}

function withoutVariantCosts(fullVariant: Variant): Variant {
  if (!fullVariant.variant) return fullVariant;
  const { costAndProfitData: _variant, ...variant } = fullVariant.variant;
  return { ...fullVariant, variant };
}

/** Whether the response contains merchant-only fields: the owner requested them. */
const includesCosts = ({ visitor }: Incoming, flag: unknown) =>
  visitor.role === 'owner' && (flag === true || flag === 'true');

function queryVariants(incoming: Incoming) {
  const { body } = incoming;
  const product = existing(incoming);
  const ids = textList(body, 'variantIds');
  const choices = textMap(body, 'choices') ?? {};
  const paging = readPaging(body, 'paging', VARIANT_PAGE);
  const found = variantsWith(product.variants, choices).filter(
    ({ id }) => ids.length === 0 || ids.includes(id),
  );
  const page = getPage(found, paging);
  return {
    variants: includesCosts(incoming, body.includeMerchantSpecificData)
      ? page
      : page.map(withoutVariantCosts),
    metadata: { items: page.length, offset: paging.offset },
    totalResults: found.length,
  };
}

const variantsOfStore = (context: PlatformContext, product: Product) =>
  product.variants.map((variant) => storeVariant(context, product, variant));

const storeVariants = (incoming: Incoming) =>
  readableProducts(incoming).flatMap((product) => variantsOfStore(incoming.context, product));

/** The catalog's read side. See docs/reference/catalog.mdx. */
export const catalog = defineDomain('catalog', '/stores-reader', {
  queryProducts: {
    method: 'POST',
    path: '/v1/products/query-platformized',
    respond(incoming) {
      const { items, metadata } = queryList(
        readableProducts(incoming),
        incoming.body,
        PRODUCT_FIELDS,
      );
      return { products: items.map(withoutCosts), metadata };
    },
  },
  getProduct: {
    method: 'GET',
    path: '/v1/products/:id',
    respond(incoming) {
      const product = existing(incoming);
      const flag = incoming.query.get('includeMerchantSpecificData');
      return { product: includesCosts(incoming, flag) ? product : withoutCosts(product) };
    },
  },
  getProductOptionsAvailability: {
    method: 'POST',
    path: '/v1/products/:id/productOptionsAvailability',
    respond(incoming) {
      const product = existing(incoming);
      return optionsAvailability(product, textMap(incoming.body, 'options') ?? {});
    },
  },
  queryProductVariants: {
    method: 'POST',
    path: '/v1/products/:id/variants/query',
    respond: queryVariants,
  },
  queryStoreVariants: {
    method: 'POST',
    path: '/v1/variants/query',
    respond(incoming) {
      const { items, metadata } = queryList(
        storeVariants(incoming),
        incoming.body,
        STORE_VARIANT_FIELDS,
      );
      return { variants: items, metadata };
    },
  },
  getStoreVariant: {
    method: 'GET',
    path: '/v1/variants/:id',
    respond(incoming) {
      const id = pathValue(incoming, 'id');
      const { context } = incoming;
      const variant = readableProducts(incoming)
        .filter((product) => id.startsWith(`${product.id}-`))
        .flatMap((product) => variantsOfStore(context, product))
        .find((candidate) => candidate.id === id);
      if (!variant) throw missing('VARIANT_NOT_FOUND', `There is no variant ${id}.`);
      return { variant };
    },
  },
  getCollectionBySlug: {
    method: 'GET',
    path: '/v1/collections/slug/:slug',
    respond(incoming) {
      const slug = pathValue(incoming, 'slug');
      const collection = readableCollections(incoming).find((one) => one.slug === slug);
      if (!collection) throw missing('COLLECTION_NOT_FOUND', `There is no collection "${slug}".`);
      return { collection };
    },
  },
});
