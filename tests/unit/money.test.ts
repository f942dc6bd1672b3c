import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** A value that is an amount of money by its name, maybe read as a number first. */
const amount = String.raw`(?:Number\(|parseFloat\(|BigInt\(|\+)?(?:\w+[?!]?\.)*(?:amount|price|subtotal|discountedPrice|pricePerUnit|\w+(?:Amount|Price))\b\)?`;

/** Such a value before or after an arithmetic operator, or modified in place. */
const arithmetic = new RegExp(
  String.raw`${amount}\s*(?:\*\*?|/|%|[-+*/]=|\s[-+]\s)\s*[\w(+]|[\w)]\s*(?:\*\*?|/|%|[-+*/]=|\s[-+]\s)\s*${amount}`,
);

/** Returns the lines of a source that calculate with money, except comments, texts and types. */
function reckonings(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|"[^"\n]*"|<\/\w+>|\/>/g, "''")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => arithmetic.test(line));
}

/**
 * Files where it is allowed, with the reason. Exact calculations use `toScaled`, whose result is no
 * longer an amount.
 */
const allowed = new Map([
  ['packages/ui/src/catalog/filters/RangeField.tsx', 'ends of a slider, which are not paid'],
  ['packages/ui/src/catalog/filters/RangeSlider.tsx', 'places on a slider, which nobody pays'],
]);

describe('C2 money', () => {
  it('is calculated only where decimals are exact', () => {
    const sources = listFiles(
      ':(glob)packages/ui/src/**/*.ts*',
      ':(glob)packages/atoms/src/**/*.ts*',
    ).filter((path) => !path.includes('.test.') && !allowed.has(path));
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      reckonings(readText(path)).map((line) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it('has no unnecessary exceptions', () => {
    const idle = [...allowed.keys()].filter((path) => reckonings(readText(path)).length === 0);
    expect(idle).toEqual([]);
  });

  it.each([
    'const total = line.price * quantity;',
    'const total = quantity * Number(line.price?.amount);',
    'sum += Number(amount);',
    'return discountedPrice - price;',
    'const each = subtotal / 2;',
    'lines.reduce((sum, { price }) => sum + price, 0);',
    'const due = Number(total.amount) + Number(fee.amount);',
  ])('is detected: %s', (line) => {
    expect(reckonings(line)).toHaveLength(1);
  });

  it.each([
    '/** Never amount * quantity. */ const words = [price, amount];',
    "import { price } from '../price/amount.ts'; // amount * 2",
    'const figures = isMore(now.amount, was.amount) ? price : undefined;',
    '<Price price={price} />',
  ])('is ignored: %s', (line) => {
    expect(reckonings(line)).toEqual([]);
  });
});
