/** Kind of product. See docs/reference/catalog.mdx. */
export const ProductType = {
  unspecified_product_type: 'unspecified_product_type',
  physical: 'physical',
  digital: 'digital',
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** Stock status of a product. See docs/reference/catalog.mdx. */
export const InventoryStatus = {
  IN_STOCK: 'IN_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIALLY_OUT_OF_STOCK: 'PARTIALLY_OUT_OF_STOCK',
} as const;
export type InventoryStatus = (typeof InventoryStatus)[keyof typeof InventoryStatus];

/** Display type of a product option. See docs/reference/catalog.mdx. */
export const OptionType = {
  unspecified_option_type: 'unspecified_option_type',
  drop_down: 'drop_down',
  color: 'color',
} as const;
export type OptionType = (typeof OptionType)[keyof typeof OptionType];

/** Catalog version that an event came from. See docs/reference/catalog.mdx. */
export const Version = {
  V1_CATALOG: 'V1_CATALOG',
  V3_CATALOG: 'V3_CATALOG',
} as const;
export type Version = (typeof Version)[keyof typeof Version];

/** Units of a price per unit. See docs/reference/catalog.mdx. */
export const MeasurementUnit = {
  UNSPECIFIED: 'UNSPECIFIED',
  ML: 'ML',
  CL: 'CL',
  L: 'L',
  CBM: 'CBM',
  MG: 'MG',
  G: 'G',
  KG: 'KG',
  MM: 'MM',
  CM: 'CM',
  M: 'M',
  SQM: 'SQM',
  OZ: 'OZ',
  LB: 'LB',
  FLOZ: 'FLOZ',
  PT: 'PT',
  QT: 'QT',
  GAL: 'GAL',
  IN: 'IN',
  FT: 'FT',
  YD: 'YD',
  SQFT: 'SQFT',
} as const;
export type MeasurementUnit = (typeof MeasurementUnit)[keyof typeof MeasurementUnit];

/** Kind of a product's discount. See docs/reference/catalog.mdx. */
export const ProductDiscountType = {
  UNDEFINED: 'UNDEFINED',
  NONE: 'NONE',
  AMOUNT: 'AMOUNT',
  PERCENT: 'PERCENT',
} as const;
export type ProductDiscountType = (typeof ProductDiscountType)[keyof typeof ProductDiscountType];
