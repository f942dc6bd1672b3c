import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPeer, platform } from './peer.mjs';

const { products } = newPeer();
const candle = platform.shop.products.find(({ slug }) => slug === 'ridge-pillar-candle');
const image = { url: 'https://pictures.example/bowl.jpg' };

async function create(more = {}) {
  const { product } = await products.createProduct({
    name: 'Peer bowl',
    productType: 'physical',
    priceData: { price: 20 },
    ...more,
  });
  return product._id;
}

const read = async (id) =>
  (await products.getProduct(id, { includeMerchantSpecificData: true })).product;

test('creates a product and reads it back', async () => {
  const id = await create();
  await products.updateProduct(id, { name: 'Peer bowl, wide' });
  const product = await read(id);
  assert.equal(product.name, 'Peer bowl, wide');
  assert.equal(product.priceData.price, 20);
  await products.deleteProduct(id);
  await assert.rejects(read(id));
});

const sizes = {
  name: 'Size',
  optionType: 'drop_down',
  choices: [
    { value: 'S', description: 'S' },
    { value: 'L', description: 'L' },
  ],
};

test('sets and resets the prices of variants', async () => {
  const id = await create({ manageVariants: true, productOptions: [sizes] });
  const getPrice = async (size) => {
    const { variants } = await products.queryProductVariants(id, { choices: { Size: size } });
    return variants[0].variant.priceData.price;
  };
  await products.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 27 }]);
  assert.deepEqual([await getPrice('S'), await getPrice('L')], [20, 27]);
  await products.resetAllProductVariantData(id);
  assert.equal(await getPrice('L'), 20);
});

test('removes the options of a product without managed variants', async () => {
  const id = await create({ productOptions: [sizes] });
  assert.equal((await read(id)).productOptions.length, 1);
  await products.deleteProductOptions(id);
  assert.deepEqual((await read(id)).productOptions, []);
});

test('adds and removes product images', async () => {
  const id = await create();
  await products.addProductMedia(id, [image]);
  const { items } = (await read(id)).media;
  assert.equal(items.length, 1);
  await products.removeProductMedia(id, [items[0]._id]);
  assert.equal((await read(id)).media?.items?.length ?? 0, 0);
});

test('removes brand and ribbon', async () => {
  const id = await create({ brand: 'Fenn House', ribbon: 'New' });
  const before = await read(id);
  assert.deepEqual([before.brand, before.ribbon], ['Fenn House', 'New']);
  await products.removeBrand(id);
  await products.removeRibbon(id);
  const after = await read(id);
  assert.deepEqual([after.brand ?? '', after.ribbon ?? ''], ['', '']);
});

test('sets and adjusts the prices of many products at once', async () => {
  const ids = [await create(), await create()];
  await products.bulkUpdateProductsProperty(ids, { price: 30 });
  await products.bulkAdjustProductProperty({ price: { amount: -5 } }, ids);
  const prices = (await Promise.all(ids.map(read))).map(({ priceData }) => priceData.price);
  assert.deepEqual(prices, [25, 25]);
});

test('creates and changes a collection and its products', async () => {
  const { collection } = await products.createCollection({ name: 'Peer shelf' });
  await products.addProductsToCollection(collection._id, [candle.id]);
  const held = async () =>
    (await products.queryProducts().hasSome('collectionIds', [collection._id]).find()).items;
  assert.deepEqual(
    (await held()).map(({ _id }) => _id),
    [candle.id],
  );
  const renamed = await products.updateCollection(collection._id, { name: 'Peer board' });
  assert.equal(renamed.collection.name, 'Peer board');
  await products.removeProductsFromCollection(collection._id, [candle.id]);
  assert.deepEqual(await held(), []);
  await products.deleteCollection(collection._id);
});
