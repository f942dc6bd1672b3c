import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';

let admin: Admin;
beforeEach(() => {
  admin = newAdmin();
});

const option = (name: string, ...values: string[]) => ({
  name,
  choices: values.map((description) => ({ value: description, description })),
});

const create = async (more: Json) => {
  const product = { name: 'Vase', priceData: { price: 10 }, ...more };
  return (await admin.write('POST', '/v1/products', { product })).body.product;
};
const patch = (id: string, product: Json) =>
  admin.write('PATCH', `/v1/products/${id}`, { product: { ...product, id } });
const manage = { manageVariants: true };
const numbers = (length: number) => Array.from({ length }, (_one, index) => `${index}`);

const getChoices = ({ variants }: Json) => variants.map(({ choices }: Json) => choices);

describe('product options', () => {
  test('creates a variant for each combination', async () => {
    const product = await create({
      productOptions: [option('Colour', 'Clay', 'Chalk'), option('__proto__', 'S', 'M')],
    });
    expect(product.productOptions[0]).toEqual({
      name: 'Colour',
      optionType: 'drop_down',
      choices: ['Clay', 'Chalk'].map((value) => ({
        value: value,
        description: value,
        inStock: true,
        visible: true,
      })),
    });
    expect(getChoices(product).map((choices: Json) => Object.entries(choices))).toEqual(
      ['Clay', 'Chalk'].flatMap((colour) =>
        ['S', 'M'].map((size) => [
          ['Colour', colour],
          ['__proto__', size],
        ]),
      ),
    );
    expect(new Set(product.variants.map(({ id }: Json) => id)).size).toBe(4);
  });

  test('preserves the variants that still exist after a change', async () => {
    const { id } = await create({ ...manage, productOptions: [option('Size', 'S', 'M')] });
    await admin.write('PATCH', `/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'M' }, price: 14 }],
    });
    const before = await admin.shown(id);
    await patch(id, { productOptions: [option('Size', 'M', 'L')] });
    const after = await admin.shown(id);
    expect(getChoices(after)).toEqual([{ Size: 'M' }, { Size: 'L' }]);
    expect(after.variants[0]).toEqual(before.variants[1]);
    expect(after.variants[1].variant.priceData.price).toBe(10);
    expect(after.priceRange).toEqual({ minValue: 10, maxValue: 14 });
  });

  test.each([
    [[option('', 'S')], 'product.productOptions[0].name'],
    [[option('Size', 'S', 'S')], 'product.productOptions[0].choices[1]'],
    [[option('Size', 'S'), option('Size', 'M')], 'product.productOptions[1]'],
    [[{ ...option('Size', 'S'), optionType: 'list' }], 'product.productOptions[0].optionType'],
    [Array(7).fill(option('Size', 'S')), 'product.productOptions'],
    [
      ['A', 'B', 'C', 'D'].map((name) => option(name, ...'123456'.split(''))),
      'product.productOptions',
    ],
    ['Size', 'product.productOptions'],
  ])('rejects invalid input: %#', async (productOptions, field) => {
    const response = await patch(admin.getId('low-pitcher'), { productOptions });
    expect([response.status, getViolatedFields(response)]).toEqual([400, [field]]);
  });

  test.each([
    [[option('n'.repeat(50), 'v'.repeat(50))], []],
    [[option('n'.repeat(51), 'S')], ['product.productOptions[0].name']],
    [[option('Size', 'v'.repeat(51))], ['product.productOptions[0].choices[0].value']],
    [[option('Size', ...numbers(100))], []],
    [[option('Size', ...numbers(101))], ['product.productOptions[0].choices']],
    [[option('Size')], ['product.productOptions[0].choices']],
    [numbers(6).map((name) => option(name, 'S')), []],
    [numbers(7).map((name) => option(name, 'S')), ['product.productOptions']],
    [[option('Size', ...numbers(100)), option('Colour', ...numbers(10))], []],
    [
      [option('Size', ...numbers(91)), option('Colour', ...numbers(11))],
      ['product.productOptions'],
    ],
  ])('limits names, choices, options and variants: %#', async (productOptions, fields) => {
    const response = await patch(admin.getId('low-pitcher'), { productOptions });
    expect(getViolatedFields(response)).toEqual(fields);
  });

  test('deletes the options with their variants and preserves the stock', async () => {
    const { id, slug } = await create({ productOptions: [option('Size', 'S', 'M')] });
    admin.platform.catalog.setStock(slug, 3);
    expect((await admin.write('DELETE', `/v1/products/${id}/options`)).body).toEqual({});
    const product = await admin.shown(id);
    expect(product).toMatchObject({ productOptions: [], stock: { quantity: 6, inStock: true } });
    expect(getChoices(product)).toEqual([{}]);
  });

  test('counts no quantity of a product without stock after its options are deleted', async () => {
    const { id, slug } = await create({ productOptions: [option('Size', 'S', 'M')] });
    delete admin.platform.catalog.product(slug).stock;
    await admin.write('DELETE', `/v1/products/${id}/options`);
    const [{ stock }] = admin.platform.catalog.product(slug).variants as [Json];
    expect(stock).toMatchObject({ trackQuantity: false, inStock: true });
  });

  test('rejects deletion while the variants are managed', async () => {
    const { id } = await create({ ...manage, productOptions: [option('Size', 'S', 'M')] });
    const rejected = await admin.write('DELETE', `/v1/products/${id}/options`);
    expect([rejected.status, getCode(rejected)]).toEqual([428, 'VARIANTS_ARE_MANAGED']);
    expect(getCode(await patch(id, { manageVariants: false }))).toBe('VARIANTS_EXIST');
    await patch(id, { productOptions: [] });
    expect(await admin.shown(id)).toMatchObject({ manageVariants: false, productOptions: [] });
  });
});

describe('managed variants', () => {
  test('requires options', async () => {
    expect(getCode(await patch(admin.getId('low-pitcher'), manage))).toBe('NO_VARIANTS');
  });

  test('allows at most 300 variants', async () => {
    const many = ['A', 'B', 'C'].map((name) => option(name, ...'1234567'.split('')));
    const { id } = await create({ productOptions: many });
    expect(getCode(await patch(id, manage))).toBe('TOO_MANY_VARIANTS');
    const atLimit = [option('A', ...numbers(100)), option('B', ...numbers(3))];
    const most = await create({ ...manage, productOptions: atLimit });
    expect(most.variants).toHaveLength(300);
    const beyond = [option('A', ...numbers(43)), option('B', ...numbers(7))];
    expect(getCode(await patch(most.id, { productOptions: beyond }))).toBe('TOO_MANY_VARIANTS');
    const few = await create({ ...manage, productOptions: many.slice(0, 2) });
    expect(getCode(await patch(few.id, { productOptions: many }))).toBe('TOO_MANY_VARIANTS');
    expect((await admin.shown(few.id)).variants).toHaveLength(49);
  });
});
