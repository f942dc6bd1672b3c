export * from './catalog/calls.ts';
export type * from './catalog/price.ts';
export * from './catalog/price-enums.ts';
export type * from './catalog/product.ts';
export * from './catalog/product-enums.ts';
export type * from './catalog/variant.ts';
export { SortOrder } from './core/query.ts';
export { MediaItemType } from './shared/media.ts';
export { FileType } from './shared/secured-file.ts';
