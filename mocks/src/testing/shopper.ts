import type { MockPlatformOptions } from '../platform/mock-platform.ts';
import { type ApiResponse, type Caller, type Json, visitNewPlatform } from './api-caller.ts';

export const CART = '/ecom/v1/carts/current';

/** A visitor who fills a cart. */
export interface Shopper extends Caller {
  /** Returns a line as sent by a storefront. `more` contains `quantity` and further options. */
  item(slug: string, choices?: Json, more?: Json): Json;
  post(path: string, body?: Json): Promise<ApiResponse>;
  add(...lineItems: Json[]): Promise<ApiResponse>;
  patch(body: Json): Promise<ApiResponse>;
  read(): Promise<ApiResponse>;
  estimate(body?: Json): Promise<Json>;
}

/** Creates a shopper with a separate mock platform. */
export function newShopper(options: MockPlatformOptions = {}): Shopper {
  const { platform, call } = visitNewPlatform(options);
  const post: Shopper['post'] = (path, body = {}) => call('POST', `${CART}/${path}`, body);
  return {
    platform,
    call,
    post,
    item(slug, choices, { quantity = 1, ...more } = {}) {
      const catalogReference = {
        appId: platform.shop.appId,
        catalogItemId: platform.catalog.product(slug).id,
        options: { ...(choices && { options: choices }), ...more },
      };
      return { quantity, catalogReference };
    },
    add: (...lineItems) => post('add-to-cart', { lineItems }),
    patch: (body) => call('PATCH', CART, body),
    read: () => call('GET', CART),
    estimate: async (body) => (await post('estimate-totals', body)).body,
  };
}

/** The lines of a cart in a response, as names and quantities. */
export const getLines = ({ body }: ApiResponse): [string, number][] =>
  body.cart.lineItems.map(({ productName, quantity }: Json) => [productName.original, quantity]);

/** Returns the custom text that the stamped cup requires. */
export const stamp = (text: string) => ({ customTextFields: { 'Letters on the foot': text } });
