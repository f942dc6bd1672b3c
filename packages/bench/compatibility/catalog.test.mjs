import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTime, newPeer, platform } from './peer.mjs';

const peer = newPeer();
const candle = platform.shop.products.find(({ slug }) => slug === 'ridge-pillar-candle');

test('lists products in pages, filtered and sorted', async () => {
  const query = () => peer.products.queryProducts().ascending('name').limit(10);
  const first = await query().find();
  assert.equal(first.items.length, 10);
  assert.equal(first.totalCount, platform.shop.products.filter(({ visible }) => visible).length);
  const names = first.items.map(({ name }) => name);
  assert.deepEqual(
    names,
    [...names].sort((one, other) => (one < other ? -1 : 1)),
  );
  const second = await first.next();
  assert.equal(second.items.length, 10);
  assert.ok(names.at(-1) <= second.items[0].name);
  const found = await peer.products.queryProducts().eq('slug', candle.slug).find();
  assert.deepEqual(
    found.items.map(({ _id }) => _id),
    [candle.id],
  );
});

test('reads a product with dates, prices and options', async () => {
  const { product } = await peer.products.getProduct(candle.id);
  assert.equal(product._id, candle.id);
  assert.equal(getTime(product.lastUpdated), getTime(candle.lastUpdated));
  assert.equal(product.priceData.price, candle.priceData.price);
  assert.deepEqual(
    product.productOptions.map(({ name }) => name),
    ['Colour', 'Size'],
  );
});

test('finds the variant for the choices', async () => {
  const { choices } = candle.variants.find(({ stock }) => stock.inStock);
  const response = await peer.products.getProductOptionsAvailability(candle.id, choices);
  assert.equal(response.selectedVariant.inStock, true);
  const { variants, totalResults } = await peer.products.queryProductVariants(candle.id, {
    choices,
  });
  assert.equal(totalResults, 1);
  assert.deepEqual(variants[0].choices, choices);
});

test('reads the variants of the whole store', async () => {
  const { variants } = await peer.products.queryStoreVariants({ paging: { limit: 3 } });
  assert.equal(variants.length, 3);
  const { variant } = await peer.products.getStoreVariant(variants[0]._id);
  assert.equal(variant._id, variants[0]._id);
});

test('reads collections by query, ID and slug', async () => {
  const { items } = await peer.collections.queryCollections().limit(5).find();
  assert.ok(items.length > 0);
  const [{ _id, slug, name }] = items;
  assert.equal((await peer.collections.getCollection(_id)).name, name);
  assert.equal((await peer.collections.getCollectionBySlug(slug)).collection._id, _id);
  assert.equal((await peer.products.getCollectionBySlug(slug)).collection._id, _id);
});

test('rejects with a message and a code for a missing product', async () => {
  await assert.rejects(
    peer.products.getProduct('00000000-0000-4000-8000-000000000000'),
    ({ message, details }) => message !== '' && details.applicationError.code !== undefined,
  );
});
