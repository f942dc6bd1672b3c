export { DiscountType, MeasurementUnit } from './catalog/price-enums.ts';
export { OptionType, ProductType } from './catalog/product-enums.ts';
export * from './catalog-admin/bulk.ts';
export type * from './catalog-admin/bulk-inputs.ts';
export * from './catalog-admin/collections.ts';
export type * from './catalog-admin/inputs.ts';
export * from './catalog-admin/media.ts';
export * from './catalog-admin/products.ts';
export * from './catalog-admin/variants.ts';
