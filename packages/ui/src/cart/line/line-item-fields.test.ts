import type { LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import {
  getLineHref,
  getLineName,
  getLineOptions,
  getOriginalPrice,
  toMoneyValue,
} from './line-item-fields.ts';

const line = (more: Partial<LineItem>): LineItem => ({
  _id: 'l1',
  quantity: 1,
  descriptionLines: [],
  ...more,
});

describe('what a line says about itself', () => {
  it('prefers the words in the language of the buyer', () => {
    expect(getLineName(line({ productName: { original: 'Cup', translated: 'Tasse' } }))).toBe(
      'Tasse',
    );
    expect(getLineName(line({ productName: { original: 'Cup', translated: '' } }))).toBe('Cup');
    expect(getLineName(line({}))).toBeUndefined();
  });

  it('keeps choices and texts of the buyer apart', () => {
    const name = (original: string) => ({ original });
    const engraved = line({
      catalogReference: {
        catalogItemId: 'p1',
        appId: 'a1',
        options: { customTextFields: { Engraving: 'For Alma' } },
      },
      descriptionLines: [
        { name: name('Colour'), colorInfo: { original: 'Chalk', code: '#eee' } },
        { name: name('Size'), plainText: { original: '15 cm' } },
        { name: name('Engraving'), plainText: { original: 'For Alma' } },
        { name: name('Finish') },
      ],
    });
    expect(getLineOptions(engraved)).toEqual({
      choices: ['Chalk', '15 cm'],
      texts: [{ name: 'Engraving', text: 'For Alma' }],
    });
  });

  it('has a price of before only where it differs', () => {
    const price = { amount: '32.00' };
    expect(getOriginalPrice(line({ price, fullPrice: { amount: '38.00' } }))).toEqual({
      amount: '38.00',
    });
    expect(getOriginalPrice(line({ price, fullPrice: price }))).toBeUndefined();
    expect(getOriginalPrice(line({ fullPrice: price }))).toBeUndefined();
  });

  it('links to paths and http addresses, never to scripts or foreign hosts in disguise', () => {
    expect(getLineHref(line({ url: { relativePath: '/objects/cup' } }))).toBe('/objects/cup');
    expect(getLineHref(line({ url: { url: 'https://shop.example/cup' } }))).toBe(
      'https://shop.example/cup',
    );
    for (const path of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'cup']) {
      expect(getLineHref(line({ url: { relativePath: path, url: path } })), path).toBeUndefined();
    }
  });

  it('hands the words of the platform on with the amount', () => {
    expect(toMoneyValue({ amount: '1.50', formattedAmount: '€1.50' }, 'EUR')).toEqual({
      amount: '1.50',
      currency: 'EUR',
      formatted: '€1.50',
    });
    expect(toMoneyValue(undefined, 'EUR')).toBeUndefined();
  });
});
