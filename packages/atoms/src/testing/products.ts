import {
  InventoryStatus,
  OptionType,
  type Product,
  ProductType,
  type StoreVariant,
  type Variant,
} from '@vitrine/client/catalog';

const price = (amount: number) => ({ currency: 'EUR', price: amount, discountedPrice: amount });

/** Variants of a fixture, from `Chalk / 10 cm` to the stock or `not made`. */
export type FixtureVariants = Readonly<Record<string, number | 'not made'>>;

/** A product with these options; a combination that is not named is not made and not listed. */
export function fixtureProduct(
  options: Readonly<Record<string, readonly string[]>>,
  variants: FixtureVariants = {},
): Product {
  const names = Object.keys(options);
  return {
    _id: 'ridge',
    name: 'Ridge pillar candle',
    slug: 'ridge-pillar-candle',
    visible: true,
    productType: ProductType.physical,
    priceData: price(24),
    stock: { trackInventory: true, inStock: true, inventoryStatus: InventoryStatus.IN_STOCK },
    customTextFields: [],
    manageVariants: true,
    productOptions: names.map((name) => ({
      name,
      optionType: OptionType.drop_down,
      choices: (options[name] ?? []).map((value) => ({
        value,
        description: value,
        inStock: true,
        visible: true,
      })),
    })),
    variants: Object.entries(variants).map(([path, stock], position): Variant => {
      const chosen = path.split(' / ');
      return {
        _id: `v${position}`,
        choices: Object.fromEntries(names.map((name, at) => [name, chosen[at] ?? ''])),
        variant: { visible: stock !== 'not made', priceData: price(20 + position) },
        stock: {
          trackQuantity: true,
          quantity: Number(stock) || 0,
          inStock: stock !== 'not made' && stock > 0,
        },
      };
    }),
    additionalInfoSections: [],
    collectionIds: [],
  };
}

/** The store-wide record of a variant that can be ordered before it is in stock. */
export const preOrderable = (variantId: string): StoreVariant => ({
  _id: `ridge-${variantId}`,
  variantId,
  productId: 'ridge',
  productName: 'Ridge pillar candle',
  variantName: variantId,
  managedVariant: true,
  collectionIds: [],
  preorderInfo: { enabled: true },
});
