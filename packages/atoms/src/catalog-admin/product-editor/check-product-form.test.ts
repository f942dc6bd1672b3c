import { describe, expect, it } from 'vitest';
import { checkProductForm, mapProductViolations } from './check-product-form.ts';
import { emptyProductValues, type ProductFormValues } from './product-form-values.ts';

const valid = { ...emptyProductValues, name: 'Ridge candle', price: '24.00' };

const check = (values: Partial<ProductFormValues>) => checkProductForm({ ...valid, ...values });

const option = (name: string, ...descriptions: string[]) => ({
  ...{ name, type: 'drop_down' as const },
  choices: descriptions.map((description) => ({ description, value: description })),
});

const withOptions = (
  list: readonly ReturnType<typeof option>[],
  added: readonly { price: string; weight: string; sku: string }[] = [],
) => ({ options: { list, added } as unknown as ProductFormValues['options'] });

describe('checkProductForm', () => {
  it('accepts a name and a price', () => {
    expect(check({})).toEqual({});
    expect(check({ name: ' ' })).toEqual({ name: { kind: 'missing' } });
    expect(check({ price: '' })).toMatchObject({ price: { kind: 'missing' } });
  });

  it.each([
    ['name', 80],
    ['brand', 50],
    ['ribbon', 50],
    ['sku', 40],
    ['description', 16_000],
    ['slug', 100],
  ] as const)('accepts a %s of %i characters', (field, max) => {
    expect(check({ [field]: 'x'.repeat(max) })).toEqual({});
    expect(check({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: { kind: 'too-long', max } });
  });

  it('checks the address', () => {
    expect(check({ slug: 'ridge-candle_2' })).toEqual({});
    for (const slug of ['-a', 'a-', 'a--b', 'a b', 'a/b']) {
      expect(check({ slug })).toEqual({ slug: { kind: 'slug' } });
    }
  });

  it('checks a discount', () => {
    const discount = (
      discountType: ProductFormValues['discountType'],
      discountValue: ProductFormValues['discountValue'],
    ) => check({ discountType, discountValue });
    expect(discount('PERCENT', '100')).toEqual({});
    expect(discount('PERCENT', '12.25')).toEqual({});
    expect(discount('PERCENT', '100.01')).toEqual({ discountValue: { kind: 'percent' } });
    expect(discount('PERCENT', '12.255')).toMatchObject({ discountValue: {} });
    expect(discount('AMOUNT', '200')).toEqual({});
    expect(discount('AMOUNT', '-1')).toEqual({ discountValue: { kind: 'negative' } });
    expect(discount('NONE', '-1')).toEqual({});
  });

  it('accepts the decimals of the currency, and two of a percentage', () => {
    const checkIn = (currency: string, values: Partial<ProductFormValues>) =>
      checkProductForm({ ...valid, price: '2500', ...values }, currency);
    const problem = { kind: 'too-many-decimals' };
    const amounts = { price: '25.5', cost: '12.5' };
    expect(checkIn('JPY', amounts)).toEqual({ price: problem, cost: problem });
    expect(checkIn('KWD', amounts)).toEqual({});
    expect(checkIn('KWD', { price: '25.555' })).toEqual({ price: problem });
    expect(checkIn('JPY', { cost: '1200', weight: '0.255' })).toEqual({});
    const discount = { discountValue: '12.25' };
    expect(checkIn('JPY', { ...discount, discountType: 'PERCENT' })).toEqual({});
    expect(checkIn('JPY', { ...discount, discountType: 'AMOUNT' })).toEqual({
      discountValue: problem,
    });
    const variant = { price: '25.5', weight: '', sku: '' };
    const options = withOptions([option('Size', 'S', 'M')], [variant]);
    expect(checkIn('JPY', options)).toEqual({ options: { kind: 'new-variants' } });
    expect(checkIn('EUR', options)).toEqual({});
  });

  it('checks options and their new variants', () => {
    const fine = [option('Size', 'S', 'M')];
    expect(check(withOptions(fine))).toEqual({});
    expect(check(withOptions([option('Size')]))).toEqual({ options: { kind: 'no-choice' } });
    for (const list of [[...fine, ...fine], [option('Size', 'S', 'S')]]) {
      expect(check(withOptions(list))).toEqual({ options: { kind: 'duplicate' } });
    }
    const letters = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    const many = (rows: number) => [
      option('Row', ...letters(rows)),
      option('Seat', ...letters(10)),
    ];
    expect(check(withOptions(many(100)))).toEqual({});
    expect(check(withOptions(many(101)))).toEqual({
      options: { kind: 'too-many-variants', max: 1000 },
    });
    const variant = { price: '', weight: '', sku: '' };
    expect(check(withOptions(fine, [variant]))).toEqual({});
    for (const wrong of [{ price: '-1' }, { weight: '-1' }, { sku: 'x'.repeat(41) }]) {
      expect(check(withOptions(fine, [variant, { ...variant, ...wrong }]))).toEqual({
        options: { kind: 'new-variants' },
      });
    }
  });
});

describe('mapProductViolations', () => {
  it('finds the field of each violation, and keeps the others as texts', () => {
    const violation = (field: string, violatedRule: 'REQUIRED_FIELD' | 'FORMAT' = 'FORMAT') => ({
      ...{ field, violatedRule, description: 'is wrong', data: {} },
    });
    expect(
      mapProductViolations([
        violation('product.name', 'REQUIRED_FIELD'),
        violation('product.priceData.price'),
        violation('variants[2].sku'),
        violation('product.seoData.tags[0]'),
        violation('product.ribbons[0].text'),
        violation('product.preorder'),
      ]),
    ).toEqual({
      problems: {
        name: { kind: 'missing' },
        price: { kind: 'rejected', description: 'is wrong' },
        options: { kind: 'rejected', description: 'is wrong' },
        seoTitle: { kind: 'rejected', description: 'is wrong' },
        ribbon: { kind: 'rejected', description: 'is wrong' },
      },
      others: ['preorder is wrong'],
    });
  });
});
