import type { LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import {
  getDisplayName,
  getLineHref,
  getLineName,
  getLineOptions,
  getOriginalPrice,
  multiplyPrice,
  toMoneyValue,
} from './line-item-fields.ts';

const line = (more: Partial<LineItem>): LineItem => ({
  _id: 'l1',
  quantity: 1,
  descriptionLines: [],
  ...more,
});

describe('line item fields', () => {
  it('prefer text in the buyer’s language', () => {
    expect(getLineName(line({ productName: { original: 'Cup', translated: 'Tasse' } }))).toBe(
      'Tasse',
    );
    expect(getLineName(line({ productName: { original: 'Cup', translated: '' } }))).toBe('Cup');
    expect(getLineName(line({}))).toBeUndefined();
    const t = createTranslate(english, 'en-GB');
    expect(getDisplayName(line({ productName: { original: 'Cup' } }), t)).toBe('Cup');
    expect(getDisplayName(line({}), t)).toBe('Unnamed item');
  });

  it('keep choices and the buyer’s texts separate', () => {
    const name = (original: string) => ({ original });
    const engraved = line({
      catalogReference: {
        catalogItemId: 'p1',
        appId: 'a1',
        options: { customTextFields: { Engraving: 'For Alma', Stamp: 'A', Ribbon: '' } },
      },
      descriptionLines: [
        { name: name('Colour'), colorInfo: { original: 'Chalk', code: '#eee' } },
        { name: name('Size'), plainText: { original: '15 cm' } },
        { name: name('Engraving'), plainText: { original: 'For Alma' } },
        {
          name: { original: 'Stamp', translated: 'Stempel' },
          plainText: { original: 'A', translated: 'Ah' },
        },
        { name: name('Ribbon'), plainText: { original: '' } },
        { name: name('Finish') },
      ],
    });
    expect(getLineOptions(engraved)).toEqual({
      choices: ['Chalk', '15 cm'],
      texts: [
        { name: 'Engraving', text: 'For Alma' },
        { name: 'Stempel', text: 'Ah' },
      ],
    });
  });

  it('have a previous price only if it differs', () => {
    const price = { amount: '32.00' };
    expect(getOriginalPrice(line({ price, fullPrice: { amount: '38.00' } }))).toEqual({
      amount: '38.00',
    });
    expect(getOriginalPrice(line({ price, fullPrice: price }))).toBeUndefined();
    expect(getOriginalPrice(line({ fullPrice: price }))).toBeUndefined();
  });

  it('link to paths and http URLs, never to scripts or disguised foreign hosts', () => {
    expect(getLineHref(line({ url: { relativePath: '/objects/cup' } }))).toBe('/objects/cup');
    expect(getLineHref(line({ url: { url: 'https://shop.example/cup' } }))).toBe(
      'https://shop.example/cup',
    );
    for (const path of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'cup']) {
      expect(getLineHref(line({ url: { relativePath: path, url: path } })), path).toBeUndefined();
    }
  });

  it('link to the host’s route of the product', () => {
    const routes = { product: (slug: string) => `#/products/${slug}` };
    const catalogReference = { appId: 'stores', catalogItemId: 'p1' };
    const hrefOf = (url: LineItem['url'], fields: Partial<LineItem> = { catalogReference }) =>
      getLineHref(line({ ...fields, ...(url && { url }) }), routes);
    expect(hrefOf({ relativePath: '/product-page/ring-vase' })).toBe('#/products/ring-vase');
    expect(hrefOf({ relativePath: '/product-page/gr%C3%BCn/?variant=1#top' })).toBe(
      '#/products/grün',
    );
    expect(hrefOf({ url: 'https://shop.example/product-page/cup' })).toBe('#/products/cup');
    expect(hrefOf({ relativePath: '/gift-cards/50' }, {})).toBe('/gift-cards/50');
    expect(hrefOf({ relativePath: '/product-page/%E0%A4%A' })).toBe('/product-page/%E0%A4%A');
    expect(hrefOf({ relativePath: '//evil.example/cup' })).toBeUndefined();
    expect(hrefOf(undefined)).toBeUndefined();
  });

  it('pass the platform’s formatted amount on', () => {
    expect(toMoneyValue({ amount: '1.50', formattedAmount: '€1.50' }, 'EUR')).toEqual({
      amount: '1.50',
      currency: 'EUR',
      formatted: '€1.50',
    });
    expect(toMoneyValue(undefined, 'EUR')).toBeUndefined();
  });
});

it('multiplies a price exactly, and nothing that is not a number', () => {
  expect(multiplyPrice({ amount: '38.10' }, 3)).toBe('114.30');
  expect(multiplyPrice({ amount: '1200' }, 2)).toBe('2400');
  expect(multiplyPrice({ amount: '0.1' }, 3)).toBe('0.3');
  expect(multiplyPrice({ amount: 'free' }, 2)).toBeUndefined();
  expect(multiplyPrice(undefined, 2)).toBeUndefined();
});
