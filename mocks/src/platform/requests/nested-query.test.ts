import { describe, expect, test } from 'vitest';
import { nestedQuery } from './nested-query.ts';

const read = (text: string) => JSON.parse(JSON.stringify(nestedQuery(new URLSearchParams(text))));

describe('the query of a GET', () => {
  test('says with dots what is nested, and repeats lists', () => {
    expect(read('query.cursorPaging.limit=25&query.cursorPaging.cursor=a%3D&ids=1&ids=2')).toEqual({
      query: { cursorPaging: { limit: '25', cursor: 'a=' } },
      ids: ['1', '2'],
    });
  });

  test('says as JSON what dots can’t', () => {
    const payload = { query: { filter: { name: { $contains: 'Größe 花' } } } };
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    expect(read(new URLSearchParams({ '.r': text, other: '1' }).toString())).toEqual(payload);
  });

  test.each(['', '%%%', 'W10', 'bnVsbA', 'e30x'])('is rejected with %j as its JSON', (text) => {
    expect(() => nestedQuery(new URLSearchParams({ '.r': text }))).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  test('reaches no prototype, and no depth without an end', () => {
    nestedQuery(new URLSearchParams('__proto__.hit=1&constructor.prototype.hit=1'));
    expect(({} as { hit?: string }).hit).toBeUndefined();
    expect(read(`${'a.'.repeat(50)}a=1&a=2`)).toBeTypeOf('object');
  });
});
