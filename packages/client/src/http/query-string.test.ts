import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toQueryString } from './query-string.ts';

/** The JSON within `.r`. */
const unpacked = (queryString: string) => {
  const packed = new URLSearchParams(queryString).get('.r') ?? '';
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

describe('a query string', () => {
  const payloads: [string, Record<string, unknown>, string][] = [
    ['is empty without values', {}, ''],
    ['repeats the name of a list', { status: ['PAID', 'FREE'] }, '?status=PAID&status=FREE'],
    ['leaves out null and undefined', { a: null, b: undefined, c: [null, 'x'] }, '?c=x'],
    ['keeps false, zero and the empty text', { a: false, b: 0, c: '' }, '?a=false&b=0&c='],
    [
      'joins the names of nested values with dots',
      { query: { cursorPaging: { limit: 25, cursor: undefined }, fields: ['a', 'b'] } },
      '?query.cursorPaging.limit=25&query.fields=a&query.fields=b',
    ],
    ['keeps a sort of one string flat', { sort: 'created:desc' }, '?sort=created%3Adesc'],
    ['escapes', { slug: 'a&b=c/é' }, '?slug=a%26b%3Dc%2F%C3%A9'],
  ];

  test.each(payloads)('%s', (_name, payload, expected) => {
    expect(toQueryString(payload)).toBe(expected);
  });
});

describe('a payload that dots can’t express', () => {
  const payloads: [string, Record<string, unknown>, unknown][] = [
    [
      'a filter',
      { query: { filter: { status: 'RECEIVED', note: null }, paging: null } },
      { query: { filter: { status: 'RECEIVED', note: null } } },
    ],
    [
      'a sort',
      { query: { sort: [{ fieldName: 'name' }] } },
      { query: { sort: [{ fieldName: 'name' }] } },
    ],
    [
      'a list of objects',
      { catalogReferences: [{ appId: 'a' }], limit: 5 },
      { catalogReferences: [{ appId: 'a' }], limit: 5 },
    ],
  ];

  test.each(payloads)('is sent as JSON in .r: %s', (_name, payload, expected) => {
    const queryString = toQueryString(payload);
    expect(queryString).toMatch(/^\?\.r=[A-Za-z0-9_-]+$/);
    expect(unpacked(queryString)).toEqual(expected);
  });

  test('is decoded unchanged, with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const payload = { filter: { name } };
        const queryString = toQueryString(payload);
        expect(queryString).toMatch(/^\?\.r=[A-Za-z0-9_-]+$/);
        expect(unpacked(queryString)).toEqual(payload);
      }),
    );
  });
});
