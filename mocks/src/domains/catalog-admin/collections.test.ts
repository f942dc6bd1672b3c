import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getCode, getViolatedFields, type Json, visit } from '../../testing/api-caller.ts';

let admin: Admin;
beforeEach(() => {
  admin = newAdmin();
});

const create = (collection: Json) => admin.write('POST', '/v1/collections', { collection });
const patch = (id: string, collection: Json) =>
  admin.write('PATCH', `/v1/collections/${id}`, { collection: { ...collection, id } });
const products = (id: string, ids: string[], path = '') =>
  admin.write('POST', `/v1/collections/${id}/productIds${path}`, { productIds: ids });
const read = async (id: string) => {
  const { status, body } = await visit(admin.platform).call(
    'GET',
    `/stores-reader/v2/collections/${id}`,
  );
  return status === 200 ? body.collection : status;
};
const lighting = () =>
  admin.platform.shop.collections.find(({ slug }) => slug === 'light')?.id ?? '';

describe('a collection', () => {
  test('is created with a unique slug and immediately visible', async () => {
    const { collection } = (await create({ name: 'Light', description: 'Bright' })).body;
    expect(collection).toMatchObject({
      slug: 'light-1',
      description: 'Bright',
      visible: true,
      numberOfProducts: 0,
    });
    expect(await read(collection.id)).toEqual(collection);
    expect(admin.announced('CollectionCreated')).toMatchObject([
      ['CollectionCreated', { collectionId: collection.id, name: 'Light', slug: 'light-1' }],
    ]);
  });

  test('updates only the given fields', async () => {
    const before = await read(lighting());
    const { body } = await patch(lighting(), { name: 'Lights', description: null });
    expect(body.collection).toEqual({ ...before, name: 'Lights', description: '' });
    expect(await read(lighting())).toEqual(body.collection);
    expect(admin.announced('CollectionChanged')).toMatchObject([
      ['CollectionChanged', { collectionId: lighting(), changedFields: ['name', 'description'] }],
    ]);
  });

  test('is invisible while hidden and can be shown again', async () => {
    const id = lighting();
    await patch(id, { visible: false });
    expect(await read(id)).toBe(404);
    await patch(id, { visible: true });
    expect(await read(id)).toMatchObject({ id });
  });

  test('can be deleted without deleting its products', async () => {
    const id = lighting();
    const candle = admin.getId('ridge-pillar-candle');
    expect((await admin.write('DELETE', `/v1/collections/${id}`)).body).toEqual({});
    expect(await read(id)).toBe(404);
    expect((await admin.shown(candle)).collectionIds).not.toContain(id);
    expect(admin.announced('CollectionDeleted')).toHaveLength(1);
  });

  test('rejects invalid input', async () => {
    expect(getViolatedFields(await create({}))).toEqual(['collection.name']);
    expect(getViolatedFields(await create({ name: '' }))).toEqual(['collection.name']);
    expect(getViolatedFields(await create({ name: 7, slug: 'a b', visible: 'no' }))).toEqual([
      'collection.name',
      'collection.slug',
      'collection.visible',
    ]);
    expect(getCode(await create({ name: 'New', slug: 'light' }))).toBe('DUPLICATE_SLUG');
    expect(getCode(await patch(lighting(), { slug: 'wash' }))).toBe('DUPLICATE_SLUG');
    expect((await patch(lighting(), { slug: 'light' })).status).toBe(200);
    expect(getCode(await patch('nothing', {}))).toBe('COLLECTION_NOT_FOUND');
  });
});

test('limits texts, and the number of products in a request and of collections', async () => {
  const write = (name: number, description: number) =>
    create({ name: 'n'.repeat(name), description: 'd'.repeat(description) });
  const { id } = (await write(50, 600)).body.collection;
  expect(getViolatedFields(await write(51, 601))).toEqual([
    'collection.name',
    'collection.description',
  ]);
  const pitcher = admin.getId('low-pitcher');
  expect((await products(id, Array(100).fill(pitcher))).status).toBe(200);
  expect(getViolatedFields(await products(id, Array(101).fill(pitcher)))).toEqual(['productIds']);
  const { collections } = admin.platform.shop;
  while (collections.length < 999) collections.push(structuredClone(collections[0] as never));
  expect((await create({ name: 'The thousandth' })).status).toBe(200);
  expect(getCode(await create({ name: 'One more' }))).toBe('COLLECTIONS_LIMIT_REACHED');
});

describe('the products of a collection', () => {
  const listed = async (id: string) => {
    const { body } = await admin.call('POST', '/stores-reader/v1/products/query-platformized', {
      query: { filter: { collectionIds: { $hasSome: [id] } } },
    });
    return body.products.map((product: Json) => product.id);
  };

  test('adds each product once and removes it', async () => {
    const { id } = (await create({ name: 'Gifts' })).body.collection;
    const [first, second] = [admin.getId('low-pitcher'), admin.getId('fold-throw')];
    expect((await products(id, [first, second])).body).toEqual({});
    await products(id, [first]);
    expect((await listed(id)).sort()).toEqual([first, second].sort());
    expect((await read(id)).numberOfProducts).toBe(2);
    expect((await products(id, [first], '/delete')).body).toEqual({});
    expect(await listed(id)).toEqual([second]);
    expect(admin.announced('ProductChanged')).toMatchObject([
      ['ProductChanged', { productId: first, changedFields: ['collectionIds'] }],
      ['ProductChanged', { productId: second }],
      ['ProductChanged', { productId: first }],
    ]);
  });

  test('adds none unless all of them exist', async () => {
    const pitcher = admin.getId('low-pitcher');
    const response = await products(lighting(), [pitcher, 'nothing']);
    expect([response.status, getCode(response)]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect((await admin.shown(pitcher)).collectionIds).not.toContain(lighting());
    expect(getCode(await products('nothing', []))).toBe('COLLECTION_NOT_FOUND');
    expect(getViolatedFields(await products(lighting(), 'x' as never))).toEqual(['productIds']);
  });
});
