import type { Product, Variant } from '@vitrine/client/catalog';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { countVariants, getDiscountText, getPriceText, getStockStatus } from './product-text.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string | number> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

const priceData = { currency: 'EUR', price: 24.5 };
const getProduct = (fields: object = {}) =>
  ({ productOptions: [], variants: [], priceData, ...fields }) as unknown as Product;

const getVariant = (fields: object) => ({ choices: {}, ...fields }) as unknown as Variant;

describe('getPriceText', () => {
  it('is the price, or the range of the prices of the variants', () => {
    expect(getPriceText(getProduct(), 'en')).toBe('€24.50');
    const variants = [30, 18.5, 24].map((price) =>
      getVariant({ variant: { priceData: { currency: 'EUR', price } } }),
    );
    const product = getProduct({ manageVariants: true, variants });
    expect(getPriceText(product, 'en')).toBe('€18.50 – €30.00');
  });

  it('is a dash without a price, and a bare number without a currency', () => {
    expect(getPriceText(getProduct({ priceData: undefined }), 'en')).toBe('–');
    expect(getPriceText(getProduct({ priceData: { price: 24.5 } }), 'en')).toBe('24.50');
  });
});

describe('getDiscountText', () => {
  const getText = (discount: Product['discount'], fields: object = {}) =>
    getDiscountText(getProduct({ discount, ...fields }), t, 'en');

  it('is the share, with at most two decimals', () => {
    expect(getText({ type: 'PERCENT', value: 15 })).toBe('−15%');
    expect(getText({ type: 'PERCENT', value: 12.345 })).toBe('−12.35%');
    expect(getText({ type: 'PERCENT', value: 1 })).toBe('−1%');
  });

  it('is the amount in the currency of the product', () => {
    expect(getText({ type: 'AMOUNT', value: 5 })).toBe('−€5.00');
    expect(getText({ type: 'AMOUNT', value: 1 })).toBe('−€1.00');
    expect(getText({ type: 'AMOUNT', value: 5 }, { priceData: undefined })).toBe('−5.00');
  });

  it('is missing without a discount', () => {
    expect(getText(undefined)).toBeUndefined();
    expect(getText({ type: 'NONE', value: 5 })).toBeUndefined();
    expect(getText({ type: 'PERCENT', value: 0 })).toBeUndefined();
    expect(getText({ type: 'AMOUNT', value: 0 })).toBeUndefined();
    expect(getText({ type: 'AMOUNT', value: Number.NaN })).toBeUndefined();
  });
});

describe('getStockStatus', () => {
  const getStatus = (fields: object) => getStockStatus(getProduct(fields), t);
  const productOptions = [{ name: 'Size' }];
  const getStocked = (size: string, stock: object) => getVariant({ choices: { size }, stock });
  const getTracked = (size: string, quantity: number) =>
    getStocked(size, { inStock: true, trackQuantity: true, quantity });
  const manage = (...variants: Variant[]) =>
    getStatus({ manageVariants: true, productOptions, variants });

  it('has the number of pieces if it is tracked, and a mark for the last five', () => {
    const getQuantity = (quantity: number) =>
      getStatus({ stock: { inStock: true, trackInventory: true, quantity } });
    expect(getQuantity(6)).toEqual({ kind: 'success', text: '6 in stock' });
    expect(getQuantity(5)).toEqual({ kind: 'needs-action', text: '5 left' });
    expect(getStatus({ stock: { inStock: true } })).toEqual({ kind: 'success', text: 'In stock' });
    expect(getStatus({ stock: { inStock: false } })).toEqual({ kind: 'failed', text: 'Sold out' });
  });

  it('counts the variants that are sold out', () => {
    const soldOut = getStocked('L', { inStock: false });
    expect(manage(getTracked('S', 3), soldOut)).toEqual({
      kind: 'needs-action',
      text: '1 of 2 sold out',
    });
    expect(manage(soldOut)).toEqual({ kind: 'failed', text: 'Sold out' });
  });

  it('names the variant with the fewest pieces, unless it is the only one', () => {
    expect(manage(getTracked('S', 9), getTracked('M', 2)).text).toContain('M');
    expect(manage(getTracked('M', 2))).toEqual({ kind: 'needs-action', text: '2 left' });
  });
});

describe('countVariants', () => {
  const variants = [undefined, true, false].map((visible) => getVariant({ variant: { visible } }));

  it('counts the variants that are not hidden', () => {
    const productOptions = [{ name: 'Size' }];
    expect(countVariants(getProduct({ productOptions, variants }))).toBe(2);
    expect(countVariants(getProduct({ productOptions, variants: [getVariant({})] }))).toBe(1);
  });

  it('is 0 for a product without options', () => {
    expect(countVariants(getProduct({ variants }))).toBe(0);
  });
});
