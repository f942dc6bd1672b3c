import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPieces, inPieces } from '../../lib/decimal.ts';
import { isMore } from './percent-off.ts';

describe('inPieces', () => {
  it('brings two amounts to one smallest piece', () => {
    expect(inPieces('38', '7.25')).toEqual({ left: 3800n, right: 725n, digits: 2 });
  });

  it('knows no amount but digits with one point', () => {
    for (const strange of ['', '-1', '1e5', 'NaN', '1.', '.5', '1,50']) {
      expect(inPieces(strange, '1')).toBeUndefined();
      expect(inPieces('1', strange)).toBeUndefined();
    }
  });

  it('takes apart and puts together any two amounts, without losing a digit', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,6}$/))
      .map(([whole, part]) => (part ? `${whole}.${part}` : `${whole}`));
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const pieces = inPieces(left, right);
        if (!pieces) throw new Error('Both are amounts.');
        const padded = (text: string) => {
          const [whole, part = ''] = text.split('.');
          return pieces.digits === 0 ? whole : `${whole}.${part.padEnd(pieces.digits, '0')}`;
        };
        expect(fromPieces(pieces.left, pieces.digits)).toBe(padded(left));
        expect(fromPieces(pieces.right, pieces.digits)).toBe(padded(right));
      }),
    );
  });
});

describe('isMore', () => {
  it('compares what no float can tell apart', () => {
    expect(isMore('9007199254740993.01', '9007199254740993')).toBe(true);
    expect(isMore('0.30', '0.3')).toBe(false);
    expect(isMore('x', '0')).toBe(false);
  });
});
