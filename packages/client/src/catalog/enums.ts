/** What a product is. Specification 3.9. */
export const ProductType = {
  unspecified_product_type: 'unspecified_product_type',
  physical: 'physical',
  digital: 'digital',
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** How much of a product is in stock. Specification 3.9. */
export const InventoryStatus = {
  IN_STOCK: 'IN_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIALLY_OUT_OF_STOCK: 'PARTIALLY_OUT_OF_STOCK',
} as const;
export type InventoryStatus = (typeof InventoryStatus)[keyof typeof InventoryStatus];

/** How a product option is shown. Specification 3.9. */
export const OptionType = {
  unspecified_option_type: 'unspecified_option_type',
  drop_down: 'drop_down',
  color: 'color',
} as const;
export type OptionType = (typeof OptionType)[keyof typeof OptionType];

/** Which generation of the catalogue an event came from. Specification 3.9. */
export const Version = {
  V1_CATALOG: 'V1_CATALOG',
  V3_CATALOG: 'V3_CATALOG',
} as const;
export type Version = (typeof Version)[keyof typeof Version];
