import type { Routes } from '@vitrine/ui';

/** URLs of the owner's pages, to which the components link. */
export const routes = {
  adminOrders: '/orders',
  adminOrder: (eventId, orderNumber) => `/orders/${eventId}/${orderNumber}`,
  adminEvents: '/events',
  adminEvent: (eventId) => `/events/${eventId}`,
  adminProducts: '/products',
  adminProduct: (productId) => `/products/${productId}`,
} satisfies Routes;

/** URLs of pages that only this app links to. */
export const urls = {
  newEvent: '/events/new',
  boxOffice: '/box-office',
  guests: (eventId: string) => `/box-office/${eventId}/guests`,
  checkIn: (eventId: string) => `/box-office/${eventId}/check-in`,
  sale: (eventId: string) => `/box-office/${eventId}/sale`,
  newProduct: '/products/new',
  prices: '/products/prices',
  variants: (productId: string) => `/products/${productId}/variants`,
  media: (productId: string) => `/products/${productId}/media`,
  collections: '/collections',
  backInStock: '/back-in-stock',
  loginReturn: '/login/return',
  loginReset: '/login/reset',
};
