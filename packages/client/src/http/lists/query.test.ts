import { describe, expect, test } from 'vitest';
import { queryProducts } from '../../catalog/endpoints.ts';
import { fakePlatform, rejection } from '../../testing/fake-platform.ts';
import type { Filter, OffsetQuery } from './query.ts';

/** The query that reaches the platform. */
async function sentQuery(query: OffsetQuery) {
  const { client, calls } = fakePlatform({ respond: () => ({ products: [] }) });
  await queryProducts(client, query);
  const [call] = calls as { body: { query: unknown } }[];
  return call?.body.query;
}

describe('a filter', () => {
  const filters: [string, Filter, unknown][] = [
    ['keeps equality short', { slug: 'ring-vase' }, { slug: 'ring-vase' }],
    ['renames ids by segment', { 'variants._id': 'v1' }, { 'variants.id': 'v1' }],
    ['leaves a name alone that only contains one', { my_id: 1 }, { my_id: 1 }],
    [
      'renames the dates that the platform knows with an underscore',
      { _createdDate: 1, _updatedDate: 2 },
      { createdDate: 1, updatedDate: 2 },
    ],
    [
      'writes dates as ISO strings, in lists too',
      { lastUpdated: { $in: [new Date(0)] } },
      { lastUpdated: { $in: ['1970-01-01T00:00:00.000Z'] } },
    ],
    [
      'writes numbers that are not finite as strings',
      { 'priceData.price': { $lt: Number.POSITIVE_INFINITY } },
      { 'priceData.price': { $lt: 'Infinity' } },
    ],
    [
      'joins others',
      { $and: [{ _id: { $ne: 'a' } }, { $not: { $or: [{ _id: 'b' }, { name: null }] } }] },
      { $and: [{ id: { $ne: 'a' } }, { $not: { $or: [{ id: 'b' }, { name: null }] } }] },
    ],
  ];

  test.each(filters)('%s', async (_name, filter, expected) => {
    const before = structuredClone(filter);
    expect(await sentQuery({ filter })).toMatchObject({ filter: expected });
    expect(filter).toEqual(before);
  });

  test('throws a TypeError that names an invalid date', async () => {
    const { client } = fakePlatform();
    const query = { filter: { lastUpdated: { $gt: new Date('never') } } };
    expect(await rejection(queryProducts(client, query))).toEqual(
      new TypeError('queryProducts: filter.lastUpdated.$gt must be a valid date.'),
    );
  });
});

test('a sort renames its fields too', async () => {
  const sort = [{ fieldName: '_createdDate', order: 'DESC' as const }, { fieldName: 'name' }];
  expect(await sentQuery({ sort })).toMatchObject({
    sort: [{ fieldName: 'createdDate', order: 'DESC' }, { fieldName: 'name' }],
  });
});
