import { createMockPlatform } from '@vitrine/mocks';

// One product of the shop has a thousand variants: a page of lists never shows them.
const LONGEST_PRODUCT = 20_000;

/** Responses of the platform in memory: 50 products of about 200 kB, and a cart of 20 lines. */
export async function wireResponses() {
  const platform = createMockPlatform();
  const { accessToken } = platform.createVisitor();
  const call = async (path, body) => {
    const response = await platform.handle(
      new Request(`${platform.apiBaseUrl}${path}`, {
        method: 'POST',
        headers: { authorization: accessToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const listed = await call('/stores-reader/v1/products/query-platformized', {
    query: { paging: { limit: 100 } },
  });
  const products = listed.products
    .filter((product) => JSON.stringify(product).length < LONGEST_PRODUCT)
    .slice(0, 50);
  const cart = await call('/ecom/v1/carts/current/add-to-cart', {
    lineItems: platform.shop.products.flatMap(toLine(platform.shop.appId)).slice(0, 20),
  });
  return { products: { ...listed, products }, cart };
}

/** A line of the first variant that can be bought without writing a text for it; none, or one. */
const toLine = (appId) => (product) => {
  const variant = product.variants.find(({ stock }) => stock?.inStock && (stock.quantity ?? 1) > 0);
  if (!variant || !product.visible || product.customTextFields.length > 0) return [];
  const options = { variantId: variant.id };
  return [{ catalogReference: { appId, catalogItemId: product.id, options }, quantity: 1 }];
};
