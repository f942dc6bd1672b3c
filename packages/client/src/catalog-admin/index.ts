export { MeasurementUnit, OptionType, ProductDiscountType, ProductType } from '../catalog/enums.ts';
export * from './bulk-endpoints.ts';
export * from './collection-endpoints.ts';
export type * from './inputs.ts';
export * from './media-endpoints.ts';
export * from './product-endpoints.ts';
export * from './variant-endpoints.ts';
