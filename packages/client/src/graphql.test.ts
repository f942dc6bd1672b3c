import { describe, expect, test } from 'vitest';
import { GraphqlError, graphql } from './graphql.ts';
import { RequestError, SystemError } from './http/errors.ts';
import { describeEndpoints, describeWrongArguments } from './testing/endpoint-cases.ts';
import { fakePlatform, jsonResponse, rejection } from './testing/fake-platform.ts';

const query = 'query Names { products { name } }';

describeEndpoints('what graphql sends', { data: {} }, [
  ['a query', (client) => graphql(client, query), 'POST /graphql/alpha', { query }],
  [
    'variables and a version',
    (client) => graphql(client, query, { id: 'p1' }, { version: 'v 1' }),
    'POST /graphql/v%201',
    { query, variables: { id: 'p1' } },
  ],
]);

describeWrongArguments('wrong arguments of graphql', [
  [
    'a missing query',
    (client) => graphql(client, undefined as never),
    'graphql: query must be a non-empty string, but it is undefined.',
  ],
  [
    'variables in a list',
    (client) => graphql(client, query, [] as never),
    'graphql: variables must be an object, but it is a list.',
  ],
  [
    'a version that leads elsewhere',
    (client) => graphql(client, query, {}, { version: '..' }),
    'graphql: version must be an id or a slug, but it is a string.',
  ],
]);

describe('graphql', () => {
  test('returns the data unchanged', async () => {
    const data = { product: { id: 'p1', createdDate: '2026-03-01T12:00:00Z' } };
    const { client } = fakePlatform({ respond: () => ({ data }) });
    expect(await graphql(client, query)).toEqual({ data });
  });

  test('returns empty data if there is none', async () => {
    const { client } = fakePlatform({ respond: () => ({ data: null, errors: [] }) });
    expect(await graphql(client, query)).toEqual({ data: {} });
  });

  test('throws an error with the errors and the data', async () => {
    const errors = [
      {
        message: 'Product not found',
        locations: [{ line: 1, column: 3 }],
        path: ['product', 0],
        extensions: { code: 'NOT_FOUND' },
      },
      { message: 'Brand is hidden' },
    ];
    const { client } = fakePlatform({
      respond: () => jsonResponse(200, { data: { product: null }, errors }),
    });
    const error = await rejection(graphql(client, query));
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({
      name: 'GraphqlError',
      message: 'Product not found, Brand is hidden',
      code: 'NOT_FOUND',
      status: 200,
      requestId: 'request-1',
      retryable: false,
      errors,
      data: { product: null },
      details: { errors },
    });
  });

  test('throws an error even if the errors have no message', async () => {
    const { client } = fakePlatform({ respond: () => ({ errors: ['broken', { message: 7 }] }) });
    expect(await rejection(graphql(client, query))).toMatchObject({
      message: 'Unknown error, Unknown error',
      code: 'GRAPHQL_ERROR',
      data: undefined,
    });
  });

  test('throws the error of another status', async () => {
    const rejecting = fakePlatform({
      respond: () => jsonResponse(400, { message: 'No such field' }),
    });
    const error = await rejection(graphql(rejecting.client, query));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ message: 'No such field', status: 400 });
    const broken = fakePlatform({ respond: () => new Response('<h1>', { status: 502 }) });
    expect(await rejection(graphql(broken.client, query))).toBeInstanceOf(SystemError);
  });
});

test.each([
  ['a query', query, 2],
  ['a mutation', 'mutation Buy { buy { id } }', 1],
  ['a mutation behind a query', `${query}\nmutation Buy { buy { id } }`, 1],
])('%s with a rejected token is sent %#', async (_name, document, times) => {
  const { client, calls } = fakePlatform({
    respond: (_, index) => (index === 0 ? jsonResponse(401, {}) : { data: {} }),
  });
  await graphql(client, document).catch(() => {});
  expect(calls).toHaveLength(times);
});

test('graphql is behind a prefix if the provider has one', async () => {
  const { client, calls } = fakePlatform({ provider: { servicePrefixes: { graphql: 'api' } } });
  await graphql(client, query);
  expect(calls[0]?.line).toBe('POST /api/graphql/alpha');
});
