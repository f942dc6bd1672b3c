import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSettings } from '../settings.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { prepareRequest } from './prepare-request.ts';
import * as services from './services.ts';

const settings = toSettings('client-1', { apiBaseUrl: 'https://platform.example' });
const base = { name: 'aCall', service: services.tickets } as const;

/** The request of a call, without the platform's origin. */
function prepared(endpoint: Omit<AnyEndpoint, keyof typeof base>, payload: object) {
  const { url, ...request } = prepareRequest(settings, { ...base, ...endpoint }, payload);
  return { ...request, url: url.replace('https://platform.example', '') };
}

describe('path parameters', () => {
  test('are repeated in the query of a DELETE, which has no body', () => {
    const path = '/v1/checkout/reservations/{id}';
    expect(prepared({ method: 'DELETE', path }, { id: 'r1', eventId: 'e1' })).toEqual({
      method: 'DELETE',
      url: '/events/v1/checkout/reservations/r1?id=r1&eventId=e1',
      idempotent: true,
    });
  });

  test('are repeated in the body of a PUT', () => {
    expect(prepared({ method: 'PUT', path: '/v1/{id}/sent' }, { id: 'r1' })).toEqual({
      method: 'PUT',
      url: '/events/v1/r1/sent',
      body: '{"id":"r1"}',
      idempotent: true,
    });
  });

  test('are read from the payload, and stay there', () => {
    const endpoint = {
      method: 'PATCH',
      path: '/v1/products/{product.id}',
      payload: { product: { _id: 'id' } },
    } as const;
    expect(prepared(endpoint, { product: { _id: 'p1', name: 'Vase' } })).toEqual({
      method: 'PATCH',
      url: '/events/v1/products/p1',
      body: '{"product":{"id":"p1","name":"Vase"}}',
      idempotent: false,
    });
  });

  test('never lead to another path', () => {
    const endpoint = { method: 'GET', path: '/v1/products/{id}' } as const;
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('../../x', '%2e%2e', '.', '?a', '#b', '//c'),
    );
    fc.assert(
      fc.property(id, (value) => {
        let url: URL;
        try {
          url = new URL(prepareRequest(settings, { ...base, ...endpoint }, { id: value }).url);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        const [, last, ...more] = url.pathname.split('/events/v1/products/');
        expect([url.origin, decodeURIComponent(last ?? ''), more]).toEqual([
          'https://platform.example',
          value,
          [],
        ]);
        expect(url.searchParams.get('id')).toBe(value);
      }),
    );
  });

  const missing: [unknown, string][] = [
    [undefined, 'id must be a non-empty string, but it is undefined.'],
    [null, 'id must be a non-empty string, but it is null.'],
    ['', 'id must be a non-empty string, but it is an empty string.'],
    [' ', 'id must be a non-empty string, but it is an empty string.'],
    [7, 'id must be a non-empty string, but it is the number 7.'],
    ['..', 'id must be an id or a slug, but it is a string.'],
    ['\uD800', 'id must be an id or a slug, but it is a string.'],
  ];

  test.each(missing)('throw a TypeError if they are %j', (id, message) => {
    expect(() => prepared({ method: 'GET', path: '/v1/products/{id}' }, { id })).toThrow(
      new TypeError(`aCall: ${message}`),
    );
  });
});

test('a POST without a payload sends an empty object', () => {
  expect(prepared({ method: 'POST', path: '/v1/x' }, {}).body).toBe('{}');
});

test('a body keeps null, which clears a field, and omits undefined', () => {
  const { body } = prepared({ method: 'PATCH', path: '/v1/x' }, { a: null, b: undefined, c: 0 });
  expect(body).toBe('{"a":null,"c":0}');
});
