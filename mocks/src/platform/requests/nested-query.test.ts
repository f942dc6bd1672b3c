import { describe, expect, test } from 'vitest';
import { nestedQuery } from './nested-query.ts';

const read = (text: string) => JSON.parse(JSON.stringify(nestedQuery(new URLSearchParams(text))));

describe('nestedQuery', () => {
  test('parses nested values with dots, and repeated lists', () => {
    expect(read('query.cursorPaging.limit=25&query.cursorPaging.cursor=a%3D&ids=1&ids=2')).toEqual({
      query: { cursorPaging: { limit: '25', cursor: 'a=' } },
      ids: ['1', '2'],
    });
  });

  test('parses values in the JSON parameter that dots cannot represent', () => {
    const payload = { query: { filter: { name: { $contains: 'Größe 花' } } } };
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    expect(read(new URLSearchParams({ '.r': text, other: '1' }).toString())).toEqual(payload);
  });

  test.each(['', '%%%', 'W10', 'bnVsbA', 'e30x'])('rejects %j as the JSON parameter', (text) => {
    expect(() => nestedQuery(new URLSearchParams({ '.r': text }))).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  test('rejects prototype keys and unlimited nesting', () => {
    nestedQuery(new URLSearchParams('__proto__.hit=1&constructor.prototype.hit=1'));
    expect(({} as { hit?: string }).hit).toBeUndefined();
    expect(read(`${'a.'.repeat(50)}a=1&a=2`)).toBeTypeOf('object');
  });
});
