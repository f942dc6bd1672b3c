export { SortOrder } from '../http/lists/query.ts';
export { MediaItemType } from '../values/media.ts';
export * from './endpoints.ts';
export type * from './entity.ts';
