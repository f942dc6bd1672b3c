import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asScaled, fromScaled, isGreater, readDecimal, toScaled } from './decimals.ts';

describe('readDecimal', () => {
  it('Q15 reads only the separators of the locale', () => {
    expect(readDecimal('10,50', 'de')).toBe('10.5');
    expect(readDecimal('1.234,5', 'de')).toBe('1234.5');
    expect(readDecimal('1,234.50', 'en-GB')).toBe('1234.5');
    expect(readDecimal('۱۲٫۵', 'fa')).toBe('12.5');
    expect(readDecimal('−3', 'sv')).toBe('-3');
    expect(readDecimal('007', 'en-GB')).toBe('7');
    expect(readDecimal('1,5', 'en-GB')).toBeUndefined();
    expect(readDecimal('1.5', 'de')).toBeUndefined();
  });

  it('rejects anything that is not a number', () => {
    for (const text of ['', '-', '1e9', 'two', '3 pieces', '1.', '1..2', '--1', '0x10', '1-2']) {
      expect(readDecimal(text, 'en-GB'), text).toBeUndefined();
    }
  });

  it('Q15 is exact beyond the range of a float', () => {
    expect(readDecimal('9007199254740993.0001', 'en-GB')).toBe('9007199254740993.0001');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n }), (left, right) => {
        expect(isGreater(String(left), String(right))).toBe(left > right);
        expect(isGreater(`0.${left}1`, `0.${left}`)).toBe(true);
      }),
    );
  });
});

describe('scaled decimals', () => {
  it('convert to whole minor units and back', () => {
    expect(toScaled('24.5', 2)).toBe(2450n);
    expect(toScaled('24', 0)).toBe(24n);
    expect([fromScaled(2450n, 2), fromScaled(5n, 2), fromScaled(24n, 0)]).toEqual([
      '24.50',
      '0.05',
      '24',
    ]);
  });
});

describe('asScaled', () => {
  it('scales two amounts to the same digits', () => {
    expect(asScaled('38', '7.25')).toEqual({ left: 3800n, right: 725n, digits: 2 });
  });

  it('accepts only digits with one point', () => {
    for (const strange of ['', '-1', '1e5', 'NaN', '1.', '.5', '1,50']) {
      expect(asScaled(strange, '1')).toBeUndefined();
      expect(asScaled('1', strange)).toBeUndefined();
    }
  });

  it('converts any two amounts there and back without losing a digit', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,6}$/))
      .map(([whole, part]) => (part ? `${whole}.${part}` : `${whole}`));
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const pieces = asScaled(left, right);
        if (!pieces) throw new Error('Both are amounts.');
        const padded = (text: string) => {
          const [whole, part = ''] = text.split('.');
          return pieces.digits === 0 ? whole : `${whole}.${part.padEnd(pieces.digits, '0')}`;
        };
        expect(fromScaled(pieces.left, pieces.digits)).toBe(padded(left));
        expect(fromScaled(pieces.right, pieces.digits)).toBe(padded(right));
      }),
    );
  });
});
