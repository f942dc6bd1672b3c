import type { ProductFieldProblem, ProductFormField } from '@vitrine/atoms';
import { UiProvider } from '@vitrine/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { getProductProblemText, useProductEditorLabels } from './product-editor-labels.ts';

function Hook({ run }: { run: () => void }) {
  run();
  return null;
}

/** Returns what a hook returns when it renders for the first time. */
function renderHook<Result>(useHook: () => Result): Result {
  const results: Result[] = [];
  renderToString(
    <UiProvider locale="en-GB">
      <Hook run={() => void results.push(useHook())} />
    </UiProvider>,
  );
  return results[0] as Result;
}

const t = renderHook(useAdminTranslate);
const collections = new Map([['c1', 'Vases']]);
const getLabels = (currency = 'EUR') =>
  renderHook(() => useProductEditorLabels(currency, collections));

describe('the value of a product field in one line', () => {
  const { formatValue } = getLabels();

  it.each<[ProductFormField, unknown, string]>([
    ['visible', true, 'on'],
    ['visible', false, 'off'],
    ['collectionIds', ['c1', 'c9'], '“Vases”, “c9”'],
    ['collectionIds', [], 'empty'],
    ['price', '24.5', '€24.50'],
    ['cost', '0', '€0.00'],
    ['price', { typed: 'about 20' }, '“about 20”'],
    ['price', '', 'empty'],
    ['discountType', 'PERCENT', '“Percent”'],
    ['productType', 'digital', '“Digital”'],
    ['discountValue', '15', '15'],
    ['weight', '1.50', '1.50'],
    ['weight', '', 'empty'],
    ['stock', '12', '12'],
    ['stock', '', 'empty'],
    ['description', '<p>A <b>blue</b>\n vase</p>', '“A blue vase”'],
    ['description', '<p></p>', 'empty'],
    ['name', 'A  <b>\nvase', '“A <b> vase”'],
    ['name', '', 'empty'],
  ])('of %s: %j is %s', (field, value, text) => {
    expect(formatValue(field, value)).toBe(text);
  });

  it('has the options with their choices, and the number of new variants', () => {
    const list = [
      { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] },
      { name: 'Color', choices: [{ description: 'Clay' }] },
    ];
    expect(formatValue('options', { list, added: [{}, {}] })).toBe(
      'Size: S, M · Color: Clay · New variants: 2',
    );
    expect(formatValue('options', { list: [], added: [{}] })).toBe('New variants: 1');
    expect(formatValue('options', { list: [], added: [] })).toBe('empty');
  });

  it('is cut after 80 characters', () => {
    expect(formatValue('name', 'a'.repeat(80))).toBe(`“${'a'.repeat(80)}”`);
    expect(formatValue('name', 'a'.repeat(81))).toBe(`“${'a'.repeat(80)}…”`);
    expect(formatValue('name', `${'a'.repeat(79)} bcd`)).toBe(`“${'a'.repeat(79)}…”`);
    expect(formatValue('name', `${'a'.repeat(79)}. b`)).toBe(`“${'a'.repeat(79)}…”`);
    expect(formatValue('name', 'Ridge candle.')).toBe('“Ridge candle.”');
    expect(formatValue('name', '🕯'.repeat(81))).toBe(`“${'🕯'.repeat(80)}…”`);
  });

  it('begins where a long text differs from another one', () => {
    const same = 'The wax is poured in one piece. '.repeat(5);
    expect(formatValue('description', `${same}It is white.`, `${same}It is red.`)).toBe(
      '“…in one piece. It is white.”',
    );
    expect(formatValue('description', `${same}It is white.`, `A ${same}`)).toMatch(/^“The wax/);
    expect(formatValue('description', same, same)).toMatch(/^“The wax/);
  });

  it('has two decimals for the cost without a currency', () => {
    expect(getLabels('').formatValue('cost', '3')).toBe('3.00');
    expect(getLabels('').formatValue('cost', '')).toBe('empty');
  });
});

it('names the kind of a discount differently from its field', () => {
  const { getLabel } = getLabels();
  expect([getLabel('discountType'), getLabel('price')]).toEqual(['Kind of discount', 'Price']);
});

describe('the text of a problem', () => {
  it.each<[ProductFormField, object, string]>([
    ['name', { kind: 'missing' }, 'Enter a name.'],
    ['price', { kind: 'missing' }, 'Enter a price such as 24.50.'],
    ['price', { kind: 'not-a-number' }, 'Enter a number such as 24.50.'],
    ['stock', { kind: 'not-a-number' }, 'Enter a number such as 12.'],
    ['stock', { kind: 'not-whole' }, 'Enter a whole number.'],
    ['name', { kind: 'too-long', max: 80 }, 'Use at most 80 characters.'],
    ['options', { kind: 'too-many-variants', max: 300 }, 'Use at most 300 variants.'],
    ['name', { kind: 'rejected', description: 'no' }, 'The platform didn’t accept this: “no”'],
    ['price', { kind: 'negative' }, 'Enter zero or more.'],
  ])('of %s: %j is %s', (field, problem, text) => {
    const context = { t, locale: 'en-GB' };
    expect(getProductProblemText(field, problem as ProductFieldProblem, context)).toBe(text);
  });

  it('has an example with the decimals of the currency', () => {
    const getText = (field: ProductFormField, currency: string) =>
      getProductProblemText(field, { kind: 'not-a-number' }, { t, locale: 'en-GB', currency });
    for (const field of ['price', 'cost', 'discountValue'] as const) {
      expect(getText(field, 'JPY')).toBe('Enter a number such as 24.');
      expect(getText(field, 'KWD')).toBe('Enter a number such as 24.50.');
    }
    expect(getText('weight', 'JPY')).toBe('Enter a number such as 24.50.');
  });
});
