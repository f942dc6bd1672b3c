export * from './back-in-stock/calls.ts';
export type * from './back-in-stock/request.ts';
export * from './back-in-stock/status.ts';
export { SortOrder } from './core/query.ts';
export type * from './shared/catalog-reference.ts';
