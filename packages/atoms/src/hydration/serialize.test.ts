import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './serialize.ts';

const through = (value: unknown) => decode(JSON.parse(JSON.stringify(encode(value))));

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.double(),
    fc.date(),
    fc.array(tie('value')),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('$vitrine', '__proto__', 'value')),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
})).value;

describe('encode and decode', () => {
  it('restores any plain data through JSON text', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(through(value)).toStrictEqual(value);
      }),
    );
  });

  it('distinguishes dates and non-finite numbers from strings that look like them', () => {
    const value = {
      at: new Date(0),
      text: '1970-01-01T00:00:00.000Z',
      most: Number.POSITIVE_INFINITY,
    };
    expect(through(value)).toStrictEqual(value);
  });

  it('omits undefined values', () => {
    expect(through({ a: undefined, b: 1 })).toStrictEqual({ b: 1 });
  });

  it('rejects values that JSON cannot represent, with their path', () => {
    expect(() => encode({ page: { items: [{ next: () => {} }] } })).toThrow(
      new TypeError(
        'Data at "state.page.items[0].next" is a function and can\'t be sent as JSON. Keep queries to plain data.',
      ),
    );
  });
});
