export * from './collections/calls.ts';
export type * from './collections/collection.ts';
export { SortOrder } from './core/query.ts';
export { MediaItemType } from './shared/media.ts';
