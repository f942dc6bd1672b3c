import { describe, expect, it } from 'vitest';
import { getCheckoutCallbacks } from './checkout-urls.ts';

const page = 'https://shop.example/objects?sort=new';

describe('getCheckoutCallbacks', () => {
  it('returns to the current page by default', () => {
    expect(getCheckoutCallbacks({}, page)).toEqual({ postFlowUrl: page, cartPageUrl: page });
  });

  it('resolves paths against the site', () => {
    expect(getCheckoutCallbacks({ cart: '/cart', thankYou: '/thanks' }, page)).toEqual({
      postFlowUrl: 'https://shop.example/cart',
      cartPageUrl: 'https://shop.example/cart',
      thankYouPageUrl: 'https://shop.example/thanks',
    });
  });

  it('rejects every URL of another origin', () => {
    const foreign = [
      'https://evil.example/cart',
      '//evil.example',
      '\\\\evil.example',
      'https://shop.example.evil.example',
      'http://shop.example/cart',
      'https://shop.example:8443/cart',
      'javascript:alert(1)',
      'data:text/html,hello',
    ];
    for (const cart of foreign) {
      expect(() => getCheckoutCallbacks({ cart }, page), cart).toThrow(
        /returns only to its own site/,
      );
    }
  });
});
