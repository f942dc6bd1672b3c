export { SortOrder } from '../http/lists/query.ts';
export { MediaItemType } from '../values/media.ts';
export { FileType } from '../values/secured-file.ts';
export * from './endpoints.ts';
export * from './enums.ts';
export type * from './price.ts';
export type * from './product.ts';
export type * from './variant.ts';
