export * from './back-in-stock.ts';
export * from './collections.ts';
export * from './events.ts';
export * from './frame.ts';
export * from './guests.ts';
export * from './media.ts';
export { type AdminMessages, adminEnglish } from './messages/english.ts';
export * from './orders.ts';
export * from './products.ts';
