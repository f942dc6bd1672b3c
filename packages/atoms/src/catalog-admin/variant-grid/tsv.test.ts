import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, toTsv } from './tsv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1', ',') });

describe('H4 parseTsv', () => {
  it('reads what toTsv has written', () => {
    const table = fc.nat(4).chain((width) =>
      fc.array(fc.array(cell, { minLength: width + 1, maxLength: width + 1 }), {
        minLength: 1,
        maxLength: 5,
      }),
    );
    fc.assert(
      fc.property(table, (rows) => {
        // A last row of one empty cell is a line break at the end.
        fc.pre(rows.length === 1 || rows.at(-1)?.join('') !== '' || rows[0]?.length !== 1);
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      }),
    );
  });

  it.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['12" record\t5', [['12" record', '5']]],
    ['"a ""b""\nc"\td', [['a "b"\nc', 'd']]],
    [
      '1\n2\t3',
      [
        ['1', ''],
        ['2', '3'],
      ],
    ],
    ['', [['']]],
  ])('reads %j', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  it('reads more lines than a function takes arguments', () => {
    expect(parseTsv('1\n'.repeat(300_000))).toHaveLength(300_000);
  });
});
