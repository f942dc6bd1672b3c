import { describe, expect, test } from 'vitest';
import { getCurrentCart, updateCurrentCartLineItemQuantity } from '../cart/endpoints.ts';
import { getProduct, queryProducts } from '../catalog/endpoints.ts';
import type { Client } from '../client.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import {
  ApplicationError,
  InvalidResponseError,
  PlatformError,
  RequestError,
  SystemError,
  ValidationError,
} from './errors.ts';

/** The error that a call rejects with with this response of the platform. */
async function failure(
  respond: () => unknown,
  endpoint: (client: Client) => Promise<unknown> = getCurrentCart,
): Promise<PlatformError> {
  const error = await rejection(endpoint(fakePlatform({ respond }).client));
  expect(error).toBeInstanceOf(PlatformError);
  return error as PlatformError;
}

const violations = (...fieldViolations: object[]) =>
  jsonResponse(400, { message: 'no', details: { validationError: { fieldViolations } } });

describe('a validation error', () => {
  test('lists the fields by name, each with its description', async () => {
    const error = await failure(
      () =>
        violations(
          { field: 'lineItems[1].id', description: 'is unknown', violatedRule: 'FORMAT' },
          { field: 'lineItems[0].quantity', description: 'is too low', data: { threshold: 1 } },
        ),
      (client) => updateCurrentCartLineItemQuantity(client, [{ _id: 'a', quantity: 0 }]),
    );
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      message:
        'INVALID_ARGUMENT: "lineItems[0].quantity" is too low, "lineItems[1]._id" is unknown',
      code: 'INVALID_ARGUMENT',
      status: 400,
      requestId: 'request-1',
      retryable: false,
      details: {
        validationError: {
          fieldViolations: [
            { field: 'lineItems[0].quantity', description: 'is too low', data: { threshold: 1 } },
            { field: 'lineItems[1]._id', description: 'is unknown', violatedRule: 'FORMAT' },
          ],
        },
      },
    });
  });

  test('keeps the order of several descriptions of one field', async () => {
    const error = await failure(() =>
      violations(
        { field: 'b', description: 'is too long' },
        { field: 'a', description: 'is too low' },
        { field: 'b', description: 'has a space' },
      ),
    );
    expect(error.message).toBe(
      'INVALID_ARGUMENT: "a" is too low, "b" is too long, "b" has a space',
    );
  });

  test('skips violations that are no objects, and has empty text for missing fields', async () => {
    const error = await failure(() => violations(7 as never, {}));
    expect(error.message).toBe('INVALID_ARGUMENT: "" ');
    expect(error.details).toEqual({
      validationError: { fieldViolations: [{ field: '', description: '' }] },
    });
  });

  test('names the fields of a query as fields of the query', async () => {
    const error = await failure(
      () => violations({ field: 'query.paging.limit', description: 'is above 100' }),
      (client) => queryProducts(client),
    );
    expect(error.message).toBe('INVALID_ARGUMENT: "query.paging.limit" is above 100');
  });

  test('names the ID as the caller knows it', async () => {
    const error = await failure(
      () => violations({ field: 'id', description: 'is not a GUID' }),
      (client) => getProduct(client, 'p1'),
    );
    expect(error.message).toBe('INVALID_ARGUMENT: "_id" is not a GUID');
  });
});

describe('an application error', () => {
  test('joins the message and the description, and has the rule’s code', async () => {
    const applicationError = {
      code: 'ERROR_COUPON_DOES_NOT_EXIST',
      description: 'The coupon code is invalid',
      data: { couponCode: 'X' },
    };
    const error = await failure(() =>
      jsonResponse(400, { message: 'Coupon rejected', details: { applicationError } }),
    );
    expect(error).toBeInstanceOf(ApplicationError);
    expect(error).toMatchObject({
      message: 'Coupon rejected: The coupon code is invalid',
      code: 'ERROR_COUPON_DOES_NOT_EXIST',
      status: 400,
      requestId: 'request-1',
      details: { applicationError },
    });
  });

  test('has only the message without a description', async () => {
    const error = await failure(() =>
      jsonResponse(409, { message: 'Rejected', details: { applicationError: { code: 'X' } } }),
    );
    expect(error).toMatchObject({ message: 'Rejected', code: 'X', status: 409 });
    expect(error.details).toEqual({
      applicationError: { code: 'X', description: '', data: {} },
    });
  });
});

describe('an application error without a message', () => {
  const getError = (applicationError: object) =>
    failure(() => jsonResponse(400, { message: 7, details: { applicationError } }));

  test('has the description, or else the code', async () => {
    const description = 'The coupon code is invalid';
    expect((await getError({ code: 'X', description })).message).toBe('The coupon code is invalid');
    expect((await getError({ code: 'X' })).message).toBe('X');
  });

  test('has no data unless it is an object', async () => {
    expect((await getError({ code: 'X', data: 'text' })).details).toEqual({
      applicationError: { code: 'X', description: '', data: {} },
    });
  });
});

describe('any other 4xx', () => {
  test('has the server’s message and the status text as its code', async () => {
    const error = await failure(() =>
      jsonResponse(404, { message: 'Cart not found', details: {} }, 'Not Found'),
    );
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      message: 'Cart not found',
      code: 'NOT_FOUND',
      status: 404,
      requestId: 'request-1',
      retryable: false,
    });
  });

  test('has the status text without a message', async () => {
    const error = await failure(() => jsonResponse(403, {}, 'Forbidden'));
    expect(error).toMatchObject({ message: 'Forbidden', code: 'FORBIDDEN' });
  });

  test('has the standard text without a body and a status text, as over HTTP/2', async () => {
    const error = await failure(() => new Response(null, { status: 429 }));
    expect(error).toMatchObject({
      message: 'Too Many Requests',
      code: 'TOO_MANY_REQUESTS',
      retryable: true,
    });
    expect(await failure(() => new Response(null, { status: 499 }))).toMatchObject({
      message: 'Status 499',
      code: 'STATUS_499',
    });
  });
});

describe('a system error', () => {
  const page = () => new Response('<h1>Bad gateway</h1>', { status: 200 });
  const cut = new ReadableStream({
    start: (stream) => stream.error(new TypeError('terminated')),
  });
  const broken = () => {
    throw new TypeError('fetch failed');
  };
  const cases: [string, () => unknown, Partial<PlatformError>][] = [
    ['a 503', () => jsonResponse(503, { message: 'x' }), { status: 503, retryable: true }],
    ['a 500', () => jsonResponse(500, { message: 'x' }), { status: 500, retryable: true }],
    ['a 201', () => jsonResponse(201, { cart: {} }), { status: 201, retryable: false }],
    ['a page where JSON should be', page, { status: 200, retryable: false }],
    ['a response that breaks off', () => new Response(cut), { status: 200, retryable: true }],
    ['an unreachable platform', broken, { status: undefined, retryable: true }],
  ];

  test.each(cases)('is thrown for %s', async (_name, respond, fields) => {
    const error = await failure(respond);
    expect(error).toBeInstanceOf(SystemError);
    expect(error).toMatchObject({ message: 'System error occurred', ...fields });
  });

  test('has the request ID if it is known', async () => {
    const error = await failure(() => jsonResponse(503, {}));
    expect(error.requestId).toBe('request-1');
  });

  test('reads the request ID from the header that the provider names', async () => {
    const { client } = fakePlatform({
      provider: { requestIdHeader: 'x-platform-request' },
      respond: () => new Response('{}', { status: 500, headers: { 'x-platform-request': 'r-7' } }),
    });
    expect(await rejection(getCurrentCart(client))).toMatchObject({ requestId: 'r-7' });
  });

  test('keeps its cause', async () => {
    const error = await failure(broken);
    expect(error.cause).toEqual(new TypeError('fetch failed'));
    expect((await failure(page)).cause).toBeInstanceOf(SyntaxError);
  });
});

describe('a malformed response', () => {
  const cases: [string, unknown, string][] = [
    ['that is a list', [], 'The response of getCurrentCart must be a valid object.'],
    ['without the entity', {}, 'The response of getCurrentCart has no cart.'],
    [
      'with text for the entity',
      { cart: 'x' },
      'The response of getCurrentCart.cart must be a valid object.',
    ],
    [
      'with an object for a list',
      { cart: { lineItems: {} } },
      'The response of getCurrentCart.cart.lineItems must be a valid list.',
    ],
    [
      'with a broken date',
      { cart: { createdDate: 'soon' } },
      'The response of getCurrentCart.cart.createdDate must be a valid date.',
    ],
    [
      'with text for a number',
      { cart: { lineItems: [{ physicalProperties: { weight: 'heavy' } }] } },
      'The response of getCurrentCart.cart.lineItems[0].physicalProperties.weight must be a valid number.',
    ],
  ];

  test.each(cases)('%s is a system error with the reason', async (_name, body, description) => {
    const error = await failure(() => jsonResponse(200, body));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toBeInstanceOf(SystemError);
    expect(error).toMatchObject({
      message: 'System error occurred',
      code: 'INVALID_RESPONSE',
      status: 200,
      requestId: 'request-1',
      cause: new TypeError(description),
    });
  });
});

test('an error has its class name and no token', async () => {
  const error = await failure(() => jsonResponse(404, { message: 'Cart not found' }));
  expect(String(error)).toBe('RequestError: Cart not found');
  expect(JSON.stringify({ ...error, stack: error.stack })).not.toContain('token-1');
});
