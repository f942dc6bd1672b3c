export { SortOrder } from '../http/lists/query.ts';
export type * from '../values/catalog-reference.ts';
export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
