import { type ApiResponse, type Caller, type Json, visitNewPlatform } from './api-caller.ts';

/** A visitor who waits for an item to be back in stock. */
export interface Waiting extends Caller {
  base: string;
  itemDetails: Json;
  /** The catalog reference of a product: of the one that is waited for, by default. */
  reference(slug?: string): { appId: string; catalogItemId: string };
  /** Requests a notification. */
  ask(email: string, more?: Json): Promise<ApiResponse>;
  /** Requests a notification, and returns the request's id. */
  createRequest(email: string, more?: Json): Promise<string>;
  read(id: string): Promise<Json>;
  setSent(id: string): Promise<ApiResponse>;
  /** Returns the announcements about requests: the event, the id and the status. */
  announced(): [string, string, string][];
}

const NAME = 'back_in_stock_notification_request_';

/**
 * Creates a visitor with a separate mock platform, for the slug of an item that is sold out there.
 */
export function createBackInStockVisitor(slug: string): Waiting {
  const { platform, call } = visitNewPlatform();
  const base = '/back-in-stock-service/v1/back-in-stock-notification-requests';
  const itemDetails = { name: 'Wash stand set', price: '€92.00' };
  const reference: Waiting['reference'] = (other = slug) => ({
    appId: platform.shop.appId,
    catalogItemId: platform.catalog.product(other).id,
  });
  const ask: Waiting['ask'] = (email, more = {}) => {
    const request = { catalogReference: more.catalogReference ?? reference(), email, ...more };
    return call('POST', base, { request, itemDetails });
  };
  return {
    platform,
    call,
    base,
    itemDetails,
    reference,
    ask,
    createRequest: async (email, more) => (await ask(email, more)).body.request.id,
    read: async (id) => (await call('GET', `${base}/${id}`)).body.request,
    setSent: (id) => call('PUT', `${base}/${id}/mark-as-notification-sent`, { id }),
    announced: () =>
      platform.announcements.flatMap(({ name, subject }) =>
        name.startsWith(NAME)
          ? [[name.slice(NAME.length), subject.id, subject.status] as [string, string, string]]
          : [],
      ),
  };
}
